public import RxSwift

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Emits the elements of the latest inner sequence.
    ///
    ///     "-x----y-|" of x = "-a-b-c|" and y = "-d|"  "---a-b--d|"
    ///
    /// - Ends: when this sequence and the latest inner one have completed.
    /// - Threads: those of the inner sequences' strategy.
    /// - Cost: two objects for each inner sequence, and one `share`.
    @inlinable
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().flatMapLatest { $0.asSharedSequence() })
    }
}
