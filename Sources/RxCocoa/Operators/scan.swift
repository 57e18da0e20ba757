public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits, for each element, what is accumulated up to it.
    ///
    ///     "-1-2-3-|"  scan(0, +)  "-1-3-6-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`; `accumulator` runs once for each element, however many listen.
    @inlinable
    public func scan<A>(
        _ seed: A, accumulator: @escaping (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence(asObservable().scan(seed, accumulator: accumulator))
    }
}
