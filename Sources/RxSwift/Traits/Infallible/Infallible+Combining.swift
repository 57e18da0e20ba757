extension InfallibleType {
    /// Emits this sequence and then `second`.
    ///
    ///     "-a-b-|"  concat("-c-|")  "-a-b--c-|"
    ///
    /// - Ends: with `second`.
    /// - Threads: as `Observable.concat`.
    /// - Cost: as `Observable.concat`.
    /// - Errors: `second` must not fail; see `Infallible`.
    @inlinable
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(source.concat(second.sealed("concat")))
    }

    /// Emits the sequences one after another.
    ///
    ///     concat(["-a-|", "-b-|"])  "-a--b-|"
    ///
    /// - Ends: with the last one. `sequence` is asked for one when it is needed, so it may be endless.
    /// - Threads: as `Observable.concat`.
    /// - Cost: as `Observable.concat`.
    @inlinable
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(Observable.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// Emits the sequences one after another; see `concat` of a sequence.
    @inlinable
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(Observable.concat(collection.map { $0.asObservable() }))
    }

    /// Emits the sequences one after another; see `concat` of a sequence.
    @inlinable
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(Observable.concat(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of all sequences as they come.
    ///
    ///     merge("-a---b-|", "--x-y-|")  "-ax-yb-|"
    ///
    /// - Ends: when all have completed.
    /// - Threads: as `Observable.merge`.
    /// - Cost: as `Observable.merge`.
    @inlinable
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of all sequences as they come; see `merge` of a collection.
    @inlinable
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of all sequences as they come; see `merge` of a collection.
    @inlinable
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// Emits what `resultSelector` makes of each element and the latest one of `second`, once that has one.
    ///
    ///     "-a-b---c-|", second: "--x-y--"  withLatestFrom(second, f)  "---B---C-|"  B = f(b, x)  C = f(c, y)
    ///
    /// - Ends: with the source.
    /// - Threads: as `Observable.withLatestFrom`.
    /// - Cost: as `Observable.withLatestFrom`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public func withLatestFrom<Source: InfallibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Infallible<Result> {
        Infallible<Result>(
            sealing: source.withLatestFrom(second.asObservable(), resultSelector: resultSelector), "withLatestFrom"
        )
    }

    /// Emits the latest element of `second` for each element, once there is one.
    ///
    ///     "-a-b---c-|", second: "--x-y--"  withLatestFrom(second)  "---x---y-|"
    ///
    /// - Ends: with the source.
    /// - Threads: as `Observable.withLatestFrom`.
    /// - Cost: as `Observable.withLatestFrom`.
    @inlinable
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        Infallible<Source.Element>(source.withLatestFrom(second.asObservable()))
    }

    /// Emits what `resultSelector` makes of the latest elements of all sequences, once each has one.
    ///
    ///     a       "-1---2--|"
    ///     b       "---x---y|"
    ///     [a, b]  "---A-B-C|"  A = f([1, x])  B = f([2, x])  C = f([2, y])
    ///
    /// - Ends: as `Observable.combineLatest` of a collection.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest` of a collection.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            sealing: Observable.combineLatest(
                collection.map { $0.asObservable() }, resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }

    /// Emits the latest elements of all sequences, once each has one.
    ///
    ///     a       "-1---2--|"
    ///     b       "---x---y|"
    ///     [a, b]  "---A-B-C|"  A = [1, x]  B = [2, x]  C = [2, y]
    ///
    /// - Ends: as `Observable.combineLatest` of a collection.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest` of a collection.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>(Observable.combineLatest(collection.map { $0.asObservable() }))
    }
}
