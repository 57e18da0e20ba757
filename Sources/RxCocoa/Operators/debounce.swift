public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits an element when no other has come for `dueTime`.
    ///
    ///     "-a-b------c-|"  debounce(3)  "------b-----(c|)"
    ///
    /// - Ends: with this sequence, after the element that waits.
    /// - Threads: the strategy's scheduler, which also measures.
    /// - Cost: one timer an element, and one `share`.
    @inlinable
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
    }
}
