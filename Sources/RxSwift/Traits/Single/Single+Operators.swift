extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `transform` makes of the element.
    ///
    ///     "--(a|)"  map(f)  "--(f(a)|)"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.map`.
    /// - Errors: what `transform` throws is the event.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(source.map(transform))
    }

    /// Emits the element if `predicate` holds for it.
    ///
    ///     "--(1|)"  filter(isEven)  "--|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.filter`.
    /// - Errors: what `predicate` throws is the event.
    @inlinable
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(source.filter(predicate))
    }

    /// Emits what `transform` makes of the element, unless that is nil.
    ///
    ///     "--(a|)"  compactMap { nil }  "--|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.compactMap`.
    /// - Errors: what `transform` throws is the event.
    @inlinable
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe<Result>(source.compactMap(transform))
    }

    /// Goes on with the single that `selector` makes of the element.
    ///
    ///     "-(a|)"  flatMap { $0 → "-(x|)" }  "--(x|)"
    ///
    /// - Ends: with that single.
    /// - Threads: it is subscribed to on the source's thread and emits where it likes.
    /// - Cost: as `Observable.flatMap`.
    /// - Errors: an error of either single, or what `selector` throws, is the event.
    @inlinable
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        Single<Result>(source.flatMap(selector))
    }

    /// Goes on with the maybe that `selector` makes of the element; see `flatMap(_:)`.
    ///
    ///     "-(a|)"  flatMapMaybe { $0 → "-|" }  "--|"
    ///
    /// - Ends: with that maybe.
    /// - Threads: as `flatMap(_:)`.
    /// - Cost: as `flatMap(_:)`.
    /// - Errors: as `flatMap(_:)`.
    @inlinable
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(source.flatMap(selector))
    }

    /// Goes on with the completable that `selector` makes of the element; see `flatMap(_:)`.
    ///
    ///     "-(a|)"  flatMapCompletable { $0 → "-|" }  "--|"
    ///
    /// - Ends: with that completable.
    /// - Threads: as `flatMap(_:)`.
    /// - Cost: as `flatMap(_:)`.
    /// - Errors: as `flatMap(_:)`.
    @inlinable
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        Completable(source.flatMap(selector))
    }

    /// Emits `element` instead of an error.
    ///
    ///     "--#"  catchAndReturn(a)  "--(a|)"
    ///
    /// - Ends: with the source.
    /// - Threads: the thread that failed.
    /// - Cost: as `Observable.catchAndReturn`.
    @inlinable
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.catchAndReturn(element))
    }

    /// Emits what the source emits, and calls a closure before or after each thing that happens.
    ///
    ///     "--(a|)"  do(onSuccess: f)  "--(a|)"
    ///
    /// - Ends: with the source.
    /// - Threads: as `Observable.do`.
    /// - Cost: as `Observable.do`.
    /// - Errors: what a closure throws is the event; what `afterSuccess` throws comes too late for that, and goes to
    ///   `Hooks.defaultErrorHandler`.
    @inlinable
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            source.do(
                onNext: onSuccess, afterNext: afterAnswer(afterSuccess), onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
            )
        )
    }

    /// The same sequence as a `Maybe`.
    ///
    ///     "--(a|)"  asMaybe()  "--(a|)"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: none.
    @inlinable
    public func asMaybe() -> Maybe<Element> { Maybe(source) }

    /// The end of this sequence without its element.
    ///
    ///     "--(a|)"  asCompletable()  "--|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.ignoreElements`.
    @inlinable
    public func asCompletable() -> Completable { Completable(source.ignoreElements()) }
}
