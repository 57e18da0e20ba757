public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits the elements that `predicate` holds for.
    ///
    ///     "-1-2-3-|"  filter { $0 > 1 }  "---2-3-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`; `predicate` runs once for each element, however many listen.
    @inlinable
    public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().filter(predicate))
    }
}
