extension ObservableType {
    /// Emits the elements that come within `duration` of the subscription, then completes.
    ///
    ///     "-a-b-c-d-|"  take(for: .seconds(4), scheduler: s)  "-a-b|"
    ///
    /// - Ends: when `duration` has passed, or with the source if that is earlier.
    /// - Threads: the end comes on `scheduler`; it and the elements are serialised by hand-over.
    /// - Cost: one timer and five objects a subscription, two lock sections for each element.
    /// - Errors: an error of the source ends the sequence.
    @inlinable
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(until: Observable<Int>.timer(duration, scheduler: scheduler))
    }
}
