extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all singles, in their order.
    ///
    ///     a       "--(1|)"
    ///     b       "----(2|)"
    ///     [a, b]  "----(f([1, 2])|)"
    ///
    /// - Ends: when all have emitted, or at the first error. Without singles emits `resultSelector([])` at once.
    /// - Threads: they may emit on any threads; `resultSelector` is called on the thread that comes last.
    /// - Cost: as `Observable.zip` of a collection.
    /// - Errors: the first error of a single, or what `resultSelector` throws, is the event; the others are disposed.
    @inlinable
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
        // `Observable.zip` of nothing completes without an element, which a single must not.
        if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return PrimitiveSequence<Trait, Result>(
            Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector)
        )
    }

    /// Emits the elements of all singles, in their order.
    ///
    ///     a       "--(1|)"
    ///     b       "----(2|)"
    ///     [a, b]  "----([1, 2]|)"
    ///
    /// - Ends: when all have emitted, or at the first error. Without singles emits an empty array at once.
    /// - Threads: they may emit on any threads.
    /// - Cost: as `Observable.zip` of a collection.
    /// - Errors: the first error of a single is the event; the others are disposed.
    @inlinable
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element> {
        zip(collection, resultSelector: { $0 })
    }
}
