public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits the elements that differ from the one before.
    ///
    ///     "-a-a-b-|"  distinctUntilChanged()  "-a---b-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`.
    @inlinable
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> where Element: Equatable {
        SharedSequence(asObservable().distinctUntilChanged())
    }

    /// Emits the elements whose key differs from that of the one before.
    ///
    ///     "-a-A-b-|"  distinctUntilChanged { $0.lowercased() }  "-a---b-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`; the closure runs once for each element, however many listen.
    @inlinable
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged(keySelector))
    }

    /// Emits the elements that `comparer` finds different from the one before.
    ///
    ///     "-a-A-b-|"  distinctUntilChanged { same letter }  "-a---b-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`; the closure runs once for each element, however many listen.
    @inlinable
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged(comparer))
    }

    /// Emits the elements whose key `comparer` finds different from that of the one before.
    ///
    ///     "-a-A-b-|"  distinctUntilChanged({ letter }, comparer: ==)  "-a---b-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`; the closures run once for each element, however many listen.
    @inlinable
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }
}
