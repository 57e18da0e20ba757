public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits, for each element, what `resultSelector` makes of it and of the latest element of `second`.
    ///
    ///     "-a---b-|"  withLatestFrom("--x---|")  "-----A-|"  A = bx
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: two objects, and one `share`.
    @inlinable
    public func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Source.SharingStrategy == SharingStrategy {
        SharedSequence(asObservable().withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector))
    }

    /// Emits, for each element, the latest element of `second`.
    ///
    ///     "-a---b-|"  withLatestFrom("--x---|")  "-----x-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: two objects, and one `share`.
    @inlinable
    public func withLatestFrom<Source: SharedSequenceConvertibleType>(
        _ second: Source
    ) -> SharedSequence<SharingStrategy, Source.Element> {
        SharedSequence(asObservable().withLatestFrom(second.asSharedSequence()))
    }
}
