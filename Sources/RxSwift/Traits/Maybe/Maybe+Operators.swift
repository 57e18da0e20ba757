extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits what `transform` makes of the element.
    ///
    ///     "--(a|)"  map(f)  "--(f(a)|)"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.map`.
    /// - Errors: what `transform` throws is the event.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        Maybe<Result>(source.map(transform))
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

    /// Goes on with the maybe that `selector` makes of the element.
    ///
    ///     "-(a|)"  flatMap { $0 → "-(x|)" }  "--(x|)"
    ///
    /// - Ends: with that maybe, or with the source if that has no element.
    /// - Threads: it is subscribed to on the source's thread and emits where it likes.
    /// - Cost: as `Observable.flatMap`.
    /// - Errors: an error of either maybe, or what `selector` throws, is the event.
    @inlinable
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(source.flatMap(selector))
    }

    /// Emits `default` when the source has no element.
    ///
    ///     "--|"  ifEmpty(default: a)  "--(a|)"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.ifEmpty`.
    @inlinable
    public func ifEmpty(default: Element) -> Single<Element> { Single(source.ifEmpty(default: `default`)) }

    /// Goes on with `other` when the source has no element.
    ///
    ///     "--|"  ifEmpty(switchTo: "-(a|)")  "---(a|)"
    ///
    /// - Ends: with the source, or with `other`.
    /// - Threads: `other` is subscribed to on the thread that completed.
    /// - Cost: as `Observable.ifEmpty`.
    @inlinable
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(source.ifEmpty(switchTo: other.source))
    }

    /// Goes on with `other` when the source has no element, and so always has one.
    ///
    ///     "--|"  ifEmpty(switchTo: "-(a|)")  "---(a|)"
    ///
    /// - Ends: with the source, or with `other`.
    /// - Threads: `other` is subscribed to on the thread that completed.
    /// - Cost: as `Observable.ifEmpty`.
    @inlinable
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(source.ifEmpty(switchTo: other.source))
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
    ///     "--(a|)"  do(onNext: f)  "--(a|)"
    ///
    /// - Ends: with the source. `onCompleted` and `afterCompleted` are also called after an element.
    /// - Threads: as `Observable.do`.
    /// - Cost: as `Observable.do`.
    /// - Errors: what a closure throws is the event; after an element it comes too late for that, and goes to
    ///   `Hooks.defaultErrorHandler`.
    @inlinable
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            source.do(
                onNext: onNext, afterNext: afterAnswer(afterNext), onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
            )
        )
    }
}
