public import Dispatch
public import Foundation

/// Runs actions on a concurrent dispatch queue, several at once.
///
/// - Threads: may be used from any; actions run on whatever threads serve the queue. A periodic action never overlaps
///   itself.
/// - Cost: `schedule` one `DispatchQueue.async`; `scheduleRelative` a place in a heap, and one dispatch timer for those
///   that run out; `schedulePeriodic` one dispatch timer.
/// - Differs: time is monotonic, so `now` does not follow a system clock that is set while the process runs.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A span in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    @usableFromInline let scheduling: QueueScheduling

    /// A scheduler for `queue`.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)) {
        scheduling = QueueScheduling(queue, leeway: leeway, watch: nil)
    }

    /// A scheduler with a concurrent queue of its own.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)) {
        let queue = DispatchQueue(label: "rx.concurrent.\(qos.qosClass)", qos: qos, attributes: .concurrent)
        self.init(queue: queue, leeway: leeway)
    }

    /// The time, monotonic.
    public var now: Date { MonotonicClock.now }

    /// Runs `action` on the queue, soon.
    @inlinable
    public final func schedule<StateType>(
        _ state: StateType, action: consuming @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduling.schedule(ActionBody(state, action))
    }

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

extension ConcurrentDispatchQueueScheduler {
    /// The monotonic clock.
    public var _nanoseconds: Int { MonotonicClock.nanoseconds }

    /// A dispatch to the queue is dear.
    public static var _takesBatches: Bool { true }
}
