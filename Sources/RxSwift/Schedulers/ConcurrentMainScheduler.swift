public import Foundation

/// Runs actions on the main queue: at once when the caller is on it, whatever is queued.
///
/// For subscribing; `MainScheduler` is for delivering, where order matters.
///
/// - Threads: may be used from any.
/// - Cost: nothing inline; else as `SerialDispatchQueueScheduler`.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// A span in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    /// The one that everybody shares.
    public static let instance = ConcurrentMainScheduler(MainScheduler.asyncInstance)

    private let queued: SerialDispatchQueueScheduler

    private init(_ queued: SerialDispatchQueueScheduler) { self.queued = queued }

    /// The time, monotonic.
    public var now: Date { queued.now }

    /// Runs `action` at once on the main queue, else queues it there.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        MainQueue.isCurrent ? action(state) : queued.schedule(state, action: action)
    }

    /// Runs `action` on the main queue after `dueTime`; `.never` never.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        queued.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs `action` on the main queue after `startAfter` and then every `period`, counted from the first deadline.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        queued.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}

extension ConcurrentMainScheduler {
    /// The monotonic clock.
    public var _nanoseconds: Int { queued._nanoseconds }
}
