public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits everything `dueTime` later.
    ///
    ///     "-a-b-|"  delay(2)  "---a-b-|"
    ///
    /// - Ends: with this sequence, `dueTime` later.
    /// - Threads: the strategy's scheduler, which also measures.
    /// - Cost: as `Observable.delay`, and one `share`.
    @inlinable
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
    }
}
