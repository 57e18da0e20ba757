public import Dispatch
public import Foundation

/// Runs actions on a serial dispatch queue, one after the other in the order they were scheduled.
///
/// - Threads: may be used from any; actions run on whatever thread serves the queue, never two at once.
/// - Cost: `schedule` a place in a queue, and one `DispatchQueue.async` for all that wait; `scheduleRelative` a place
///   in a heap, and one dispatch timer for those that run out; `schedulePeriodic` one dispatch timer.
/// - Differs: time is monotonic, so `now` does not follow a system clock that is set while the process runs.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A span in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    @usableFromInline let scheduling: QueueScheduling

    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0), isOwn: Bool = false) {
        scheduling = QueueScheduling(serialQueue, leeway: leeway, watch: .on(serialQueue), isOwn: isOwn)
    }

    /// A scheduler with a queue of its own, which `serialQueueConfiguration` may still change, or keep: then it gets a
    /// block for each action, and what else is put there comes in between.
    public convenience init(
        internalSerialQueueName: String,
        serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway, isOwn: serialQueueConfiguration == nil)
    }

    /// A scheduler with a serial queue of its own that runs on the threads of `queue`, which may be concurrent.
    public convenience init(
        queue: DispatchQueue,
        internalSerialQueueName: String,
        leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
        let own = DispatchQueue(label: internalSerialQueueName, target: queue)
        self.init(serialQueue: own, leeway: leeway, isOwn: true)
    }

    /// A scheduler with a serial queue of its own that runs on the global queue for `qos`.
    public convenience init(
        qos: DispatchQoS,
        internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
        let queue = DispatchQueue.global(qos: qos.qosClass)
        self.init(queue: queue, internalSerialQueueName: internalSerialQueueName, leeway: leeway)
    }

    /// The time, monotonic.
    public var now: Date { MonotonicClock.now }

    /// Runs `action` on the queue as soon as what was scheduled before has run.
    @inlinable
    public final func schedule<StateType>(
        _ state: StateType, action: consuming @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        schedule(ActionBody(state, action))
    }

    /// The main scheduler has something better for actions that come from its own queue.
    @usableFromInline
    func schedule(_ body: consuming ActionBody<Void>) -> any Disposable { scheduling.schedule(consume body) }

    /// Runs `action` on the queue after `dueTime`; `.never` never.
    @inlinable
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: consuming @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduling.schedule(ActionBody(state, action), after: dueTime)
    }

    /// Runs `action` on the queue after `startAfter` and then every `period`, counted from the first deadline: what a
    /// tick takes does not move those that follow, and ticks that were missed meanwhile become one.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        var state = state
        return scheduling.schedulePeriodic(after: startAfter, period: period) { state = action(state) }
    }
}

extension SerialDispatchQueueScheduler {
    /// The monotonic clock.
    public var _nanoseconds: Int { MonotonicClock.nanoseconds }

    /// A dispatch to the queue is dear.
    public static var _takesBatches: Bool { true }
}
