extension InfallibleType {
    /// Emits elements for `duration`, then completes.
    ///
    ///     "-a-b-c-|"  take(for: 4)  "-a-b|"
    ///
    /// - Ends: after `duration`, or with the source if that is earlier.
    /// - Threads: as `Observable.take(for:scheduler:)`.
    /// - Cost: as `Observable.take(for:scheduler:)`.
    @inlinable
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(source.take(for: duration, scheduler: scheduler))
    }

    /// Emits an element when none has followed it for `dueTime`.
    ///
    ///     "-a-bc----d-|"  debounce(2)  "-----c----d|"
    ///
    /// - Ends: with the source; the element that waits then is emitted.
    /// - Threads: as `Observable.debounce`.
    /// - Cost: as `Observable.debounce`.
    @inlinable
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(source.debounce(dueTime, scheduler: scheduler))
    }

    /// Emits the first element of each window of `dueTime`, and its last one when it ends if `latest` is true.
    ///
    ///     "-abc---d-|"  throttle(3)  "-a--c--d|"
    ///
    /// - Ends: with the source; the element that waits then is emitted.
    /// - Threads: as `Observable.throttle`.
    /// - Cost: as `Observable.throttle`.
    @inlinable
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(source.throttle(dueTime, latest: latest, scheduler: scheduler))
    }
}
