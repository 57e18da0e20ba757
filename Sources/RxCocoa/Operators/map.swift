public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits what `selector` makes of each element.
    ///
    ///     "-1-2-|"  map { $0 * 10 }  "-10-20-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`; `selector` runs once for each element, however many listen.
    @inlinable
    public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().map(selector))
    }
}
