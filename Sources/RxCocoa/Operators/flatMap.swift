public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits the elements of what `selector` makes of each element, as they come.
    ///
    ///     "-a-b-|"  flatMap { "-x-y-|" }  "---x-yx-y-|"
    ///
    /// - Ends: when this sequence and all inner ones have completed.
    /// - Threads: those of the inner sequences' strategy.
    /// - Cost: two objects for each inner sequence, and one `share`.
    @inlinable
    public func flatMap<Sharing: SharingStrategyProtocol, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMap(selector))
    }
}
