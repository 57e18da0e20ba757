public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits the elements of what `selector` makes of the latest element.
    ///
    ///     "-a---b-|"  flatMapLatest { "-x-y-z|" }  "---x-y-x-y-z|"
    ///
    /// - Ends: when this sequence and the latest inner one have completed.
    /// - Threads: those of the inner sequences' strategy.
    /// - Cost: two objects for each inner sequence, and one `share`.
    @inlinable
    public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapLatest(selector))
    }
}
