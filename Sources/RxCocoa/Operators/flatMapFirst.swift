public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits the elements of what `selector` makes of an element; ignores those that come before that is over.
    ///
    ///     "-a-b-|"  flatMapFirst { "-x-y-|" }  "---x-y-|"
    ///
    /// - Ends: when this sequence and the inner one have completed.
    /// - Threads: those of the inner sequences' strategy.
    /// - Cost: two objects for each inner sequence, and one `share`.
    @inlinable
    public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapFirst(selector))
    }
}
