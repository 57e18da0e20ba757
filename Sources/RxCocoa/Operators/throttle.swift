public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits at most one element in `dueTime`: the first at once, and with `latest` the last at the end of the time.
    ///
    ///     "-abc----d-|"  throttle(3)  "-a--c---d-|"
    ///
    /// - Ends: with this sequence, after the element that waits.
    /// - Threads: the strategy's scheduler, which also measures.
    /// - Cost: one timer for each span with more than one element, and one `share`.
    @inlinable
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
    }
}
