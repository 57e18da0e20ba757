public import RxSwift

extension SharedSequence {
    /// Emits what `resultSelector` makes of the latest elements of all sources, whenever one of them emits and all
    /// have.
    ///
    ///     combineLatest(["-1---2-----|", "---x---y-|"])
    ///     "---A-B-C---|"  A = f([1, x])  B = f([2, x])  C = f([2, y])
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    ///   Without sources emits what belongs to an empty array and completes.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one object for each source, an array for each element, and one `share`.
    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
    /// - Differs: upstream hands the error on, to observers that were promised none.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let sources = collection.map { $0.asObservable() }
        return SharedSequence<SharingStrategy, Result>(
            sealing: Observable.combineLatest(sources, resultSelector: resultSelector), "combineLatest"
        )
    }

    /// Emits the latest elements of all sources, whenever one of them emits and all have.
    ///
    ///     combineLatest(["-1---2-----|", "---x---y-|"])
    ///     "---A-B-C---|"  A = [1, x]  B = [2, x]  C = [2, y]
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    ///   Without sources emits what belongs to an empty array and completes.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one object for each source, an array for each element, and one `share`.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let sources = collection.map { $0.asObservable() }
        return SharedSequence<SharingStrategy, [Element]>(Observable.combineLatest(sources))
    }
}
