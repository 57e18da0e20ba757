public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits `element`, then what this sequence emits.
    ///
    ///     "-a-b-|"  startWith(z)  "za-b-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: `element` is emitted on the thread that subscribes, the others on the strategy's scheduler.
    /// - Cost: one `share`.
    @inlinable
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().startWith(element))
    }
}
