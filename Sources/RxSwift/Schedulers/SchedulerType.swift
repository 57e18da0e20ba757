public import Dispatch
public import Foundation

/// A point in time as schedulers tell it.
public typealias RxTime = Date
/// A span of time as schedulers take it.
public typealias RxTimeInterval = DispatchTimeInterval

/// Something that runs actions, soon.
public protocol ImmediateSchedulerType {
    /// Runs `action` with `state`, soon; disposing the result before that cancels it, and afterwards disposes what
    /// `action` returned.
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
}

/// Something that runs actions, soon or later.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's notion of the current time.
    var now: RxTime { get }

    /// Runs `action` with `state` after `dueTime`; `.never` never.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs `action` after `startAfter` and then every `period`, each time with what it returned the time before.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}
