public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits all but the first `count` elements.
    ///
    ///     "-a-b-c-|"  skip(1)  "---b-c-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`.
    @inlinable
    public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().skip(count))
    }
}
