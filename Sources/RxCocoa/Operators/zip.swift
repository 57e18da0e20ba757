public import RxSwift

extension SharedSequence {
    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second ones, and so on.
    ///
    ///     zip(["-1-2---3-|", "---x-y---"])
    ///     "---A-B---"  A = f([1, x])  B = f([2, y])
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits what the others have nothing
    ///   for. Without sources completes at once.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one object and a queue for each source, and one `share`.
    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
    /// - Differs: upstream hands the error on, to observers that were promised none.
    @inlinable
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let sources = collection.map { $0.asObservable() }
        return SharedSequence<SharingStrategy, Result>(
            sealing: Observable.zip(sources, resultSelector: resultSelector), "zip"
        )
    }

    /// Emits the first elements of all sources, then the second ones, and so on.
    ///
    ///     zip(["-1-2---3-|", "---x-y---"])
    ///     "---A-B---"  A = [1, x]  B = [2, y]
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits what the others have nothing
    ///   for. Without sources completes at once.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one object and a queue for each source, and one `share`.
    @inlinable
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let sources = collection.map { $0.asObservable() }
        return SharedSequence<SharingStrategy, [Element]>(Observable.zip(sources))
    }
}
