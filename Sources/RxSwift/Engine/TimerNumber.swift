/// Which timer a state waits for, of those that it has replaced one by the other.
@usableFromInline
struct TimerNumber {
    /// For the child that is no timer.
    @inlinable static var source: Int { -1 }
    @inlinable static var first: Int { 1 }

    /// The one that counts; what others tell is void.
    @usableFromInline var current = first
    /// The one that is scheduled, or was last; it is cancelled by the next. 0 is none.
    @usableFromInline var scheduled = 0

    @inlinable
    init() {}

    @inlinable
    func isCurrent(_ number: Int) -> Bool { number == current }

    /// Makes all timers so far void.
    @inlinable
    mutating func void() { current += 1 }

    /// Makes way for a new timer: what `rearm` is told. It counts from now on.
    @inlinable
    mutating func replaced() -> TimerNumber {
        void()
        return scheduling()
    }

    /// The timer that counts already, to be scheduled now.
    @inlinable
    mutating func scheduling() -> TimerNumber {
        let order = self
        scheduled = current
        return order
    }
}

extension JoinSink {
    /// Cancels the timer that was scheduled before and schedules the current one.
    @inlinable
    func rearm(
        _ timer: TimerNumber, after dueTime: RxTimeInterval, on scheduler: any SchedulerType,
        _ input: (Int) -> J.State.Input
    ) {
        if timer.scheduled != 0 { release(id: timer.scheduled) }
        schedule(input(timer.current), after: dueTime, on: scheduler, as: makeChild(id: timer.current))
    }
}
