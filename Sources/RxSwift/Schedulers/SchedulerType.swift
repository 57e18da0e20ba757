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

    /// Whether turns are dear, so that one delivers all elements that wait. For the library, which asks each time that
    /// somebody subscribes to `observe(on:)`: a requirement is a call where `as?` is 70 ns.
    ///
    /// Not for virtual time, where users count on one tick for each element, nor for the trampoline, where others wait.
    static var _takesBatches: Bool { get }
}

extension ImmediateSchedulerType {
    /// A turn for each element.
    public static var _takesBatches: Bool { false }
}

/// Something that runs actions, soon or later.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's notion of the current time.
    var now: RxTime { get }

    /// The time in whole nanoseconds from some start of its own: what operators measure spans with. For the library.
    ///
    /// Not `now`: a `Date` of today has room for tenths of microseconds only, and one that the system made moves when
    /// somebody sets the clock (report F2).
    var _nanoseconds: Int { get }

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

extension SchedulerType {
    /// Makes do with `now`.
    public var _nanoseconds: Int { now.nanoseconds(since: Date(timeIntervalSinceReferenceDate: 0)) }
}
