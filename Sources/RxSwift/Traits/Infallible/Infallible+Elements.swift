extension InfallibleType {
    /// Emits what `transform` makes of each element.
    ///
    ///     "-a-b-|"  map(f)  "-f(a)-f(b)-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.map`.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        Infallible<Result>(source.map(transform))
    }

    /// Emits what `transform` makes of each element, unless that is nil.
    ///
    ///     "-1-x-2-|"  compactMap(Int.init)  "-1---2-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.compactMap`.
    @inlinable
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        Infallible<Result>(source.compactMap(transform))
    }

    /// Emits the elements that `predicate` holds for.
    ///
    ///     "-1-2-3-4-|"  filter(isEven)  "---2---4-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.filter`.
    @inlinable
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(source.filter(predicate))
    }

    /// Emits the seed, changed by each element in turn.
    ///
    ///     "-1-2-3-|"  scan(0, +)  "-1-3-6-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.scan`.
    @inlinable
    public func scan<Seed>(
        into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
    ) -> Infallible<Seed> {
        Infallible<Seed>(source.scan(into: seed, accumulator: accumulator))
    }

    /// Emits what `accumulator` makes of what it made before, beginning with `seed`, and each element.
    ///
    ///     "-1-2-3-|"  scan(0, +)  "-1-3-6-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.scan`.
    @inlinable
    public func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed> {
        Infallible<Seed>(source.scan(seed, accumulator: accumulator))
    }

    /// Emits `element` first, inside `subscribe`, and then this sequence.
    ///
    ///     "--a-|"  startWith(x)  "x-a-|"
    ///
    /// - Ends: with the source.
    /// - Threads: `element` on the subscribing thread.
    /// - Cost: nothing per element of the source.
    @inlinable
    public func startWith(_ element: Element) -> Infallible<Element> { Infallible(source.startWith(element)) }

    /// Emits `object` together with each element, as long as `object` lives.
    ///
    ///     "-a-b-"  withUnretained(o)  "-(o,a)-(o,b)-"
    ///
    /// - Ends: with the source, or by completing at the first element after `object` died.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.withUnretained`.
    @inlinable
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
        Infallible<(Object, Element)>(source.withUnretained(object))
    }

    /// Emits what `resultSelector` makes of `object` and each element, as long as `object` lives.
    ///
    ///     "-a-b-"  withUnretained(o, f)  "-f(o,a)-f(o,b)-"
    ///
    /// - Ends: with the source, or by completing at the first element after `object` died.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.withUnretained`.
    @inlinable
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible<Out>(source.withUnretained(object, resultSelector: resultSelector))
    }

    /// Prints each thing that happens, with the time and `identifier`.
    ///
    ///     2026-03-01 12:00:00.001: main.swift:7 (run()) -> Event next(1)
    ///
    /// - Ends: with the source.
    /// - Threads: as `Observable.debug`.
    /// - Cost: as `Observable.debug`.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false,
        file: String = #file, line: UInt = #line, function: String = #function
    ) -> Infallible<Element> {
        Infallible(source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Shares one subscription of the source, and tells the last `replay` elements to those who come later.
    ///
    ///     source  "-a-b-c-|"  share(replay: 1), second subscriber at  "----^"  hears  "----b-c-|"
    ///
    /// - Ends: with the source.
    /// - Threads: as `Observable.share`.
    /// - Cost: as `Observable.share`.
    @inlinable
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> {
        Infallible(source.share(replay: replay, scope: scope))
    }
}

extension Infallible {
    /// Emits what the source emits, and calls a closure before or after each thing that happens.
    ///
    ///     "-a-b-|"  do(onNext: f)  "-a-b-|"
    ///
    /// - Ends: with the source.
    /// - Threads: as `Observable.do`.
    /// - Cost: as `Observable.do`.
    /// - Errors: the closures must not throw; see `Infallible`.
    @inlinable
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            sealing: source.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
            ),
            "do"
        )
    }
}
