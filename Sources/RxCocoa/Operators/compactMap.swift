public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits what `selector` makes of each element, unless that is nil.
    ///
    ///     "-1-x-2-|"  compactMap(Int.init)  "-1---2-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`; `selector` runs once for each element, however many listen.
    @inlinable
    public func compactMap<Result>(
        _ selector: @escaping (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().compactMap(selector))
    }
}
