extension ObservableType {
    /// Emits, for each element, what `resultSelector` makes of it and the latest element of `second`.
    ///
    ///     source           "-a-b-----c-|"
    ///     second           "--1---2-3--|"
    ///     withLatestFrom   "---B-----C-|"  B = f(b, 1)  C = f(c, 3)
    ///
    /// - Ends: with this sequence.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over. `second` is subscribed to
    ///   first, so a value that it has from the start counts.
    /// - Cost: two objects for each source, two lock sections for each element of either.
    /// - Errors: an error of either source or of `resultSelector` ends the sequence.
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        OnSubscribeObservable(
            WithLatestFromJoin(first: asObservable(), second: second.asObservable(), resultSelector: resultSelector)
        )
    }

    /// Emits, for each element, the latest element of `second`.
    ///
    ///     source           "-a-b-----c-|"
    ///     second           "--1---2-3--|"
    ///     withLatestFrom   "---1-----3-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over. `second` is subscribed to
    ///   first, so a value that it has from the start counts.
    /// - Cost: two objects for each source, two lock sections for each element of either.
    /// - Errors: an error of either source ends the sequence.
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second, resultSelector: { $1 })
    }
}

@usableFromInline
struct WithLatestFromJoin<First, Second, Output>: Join {
    @usableFromInline typealias State = WithLatestFromState<First, Second>

    @usableFromInline let first: Observable<First>
    @usableFromInline let second: Observable<Second>
    @usableFromInline let resultSelector: (First, Second) throws -> Output

    @inlinable
    init(
        first: Observable<First>, second: Observable<Second>,
        resultSelector: @escaping (First, Second) throws -> Output
    ) {
        self.first = first
        self.second = second
        self.resultSelector = resultSelector
    }

    @inlinable
    func makeState() -> State { State() }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let latest = sink.makeChild()
        sink.subscribe(
            second, as: latest,
            next: { latest.receive(.second($0)) },
            stop: { latest.stopped(.secondStopped($0), endsAll: $0 != nil) }
        )
        let source = sink.makeChild()
        sink.subscribe(
            first, as: source,
            next: { source.receive(.first($0)) },
            stop: { source.stopped(.firstStopped($0), endsAll: true) }
        )
    }

    @inlinable @inline(__always)
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) throws {
        switch step {
        case .combine(let first, let second): sink.emit(try resultSelector(first, second))
        case .stop(let error): sink.stop(error)
        case .dropFirst(_), .dropSecond(_), .wait: break
        }
    }
}

@usableFromInline
struct WithLatestFromState<First, Second>: JoinState {
    @usableFromInline
    enum Input {
        case first(First)
        case firstStopped((any Error)?)
        case second(Second)
        case secondStopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        case combine(First, Second)
        case stop((any Error)?)
        case dropFirst(First)
        case dropSecond(Second?)
        case wait
    }

    @usableFromInline var latest: Second?

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .first(let element): return latest.map { .combine(element, $0) } ?? .dropFirst(element)
        case .second(let element):
            let old = latest
            latest = element
            return .dropSecond(old)
        case .firstStopped(let error): return .stop(error)
        case .secondStopped(let error?): return .stop(error)
        case .secondStopped(nil): return .wait
        }
    }
}
