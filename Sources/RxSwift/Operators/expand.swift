extension ObservableType {
    /// Emits each element and what `selector` makes of it, of which it makes more in the same way: page after page, or
    /// a walk through a tree.
    ///
    ///     "-1----|"  expand { $0 < 3 ? just($0 + 1) : empty }  "-(123)----|"
    ///
    /// - Ends: when the source and every inner sequence has completed.
    /// - Threads: inners may emit on any threads; their events are serialised by hand-over.
    /// - Cost: two objects for each element; flat stack, where a recursion through `flatMap` needs 690 bytes for each
    ///   level, so that a MiB is enough for 1,500 (optimised; 4 KiB in debug builds; report D2).
    /// - Errors: an error of the source, of an inner sequence or of `selector` ends the sequence.
    /// - Differs: not in upstream; ReactiveX's operator of this name.
    @inlinable
    public func expand<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        OnSubscribeObservable(ExpandJoin(source: asObservable(), selector: selector))
    }
}

@usableFromInline
struct ExpandJoin<Source: ObservableConvertibleType>: Join {
    @usableFromInline typealias Output = Source.Element
    @usableFromInline typealias State = ExpandState<Source.Element>
    @usableFromInline typealias Turn = Observable<Source.Element>

    @usableFromInline let source: Observable<Source.Element>
    @usableFromInline let selector: (Source.Element) throws -> Source

    @inlinable
    init(source: Observable<Source.Element>, selector: @escaping (Source.Element) throws -> Source) {
        self.source = source
        self.selector = selector
    }

    @inlinable
    func makeState() -> State { State() }

    @inlinable
    func start(_ sink: JoinSink<Self>) { subscribe(source, sink) }

    @inlinable
    func start(_ source: Turn, _ sink: JoinSink<Self>) { sink.inTurn(source) { subscribe($0, sink) } }

    @inlinable
    func subscribe(_ source: Observable<Source.Element>, _ sink: JoinSink<Self>) {
        let child = sink.makeChild()
        sink.subscribe(
            source, as: child,
            next: { child.receive(.next($0)) },
            stop: { child.stopped(.stopped($0), endsAll: $0 != nil) }
        )
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .emit(let element): sink.emit(element)
        case .stop(let error): sink.stop(error)
        case .wait: break
        }
    }

    @inlinable
    func turn(of step: State.Step, _ sink: JoinSink<Self>) throws -> Turn? {
        guard case .emit(let element) = step, !sink.cancel.isDisposed else { return nil }
        return try selector(element).asObservable()
    }
}

@usableFromInline
struct ExpandState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Element)
        case stopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        /// And subscribe to what comes of it.
        case emit(Element)
        case stop((any Error)?)
        case wait
    }

    /// How many sequences are live or about to be subscribed to; the source is the first.
    @usableFromInline var live = 1

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let element):
            live += 1
            return .emit(element)
        case .stopped(let error?): return .stop(error)
        case .stopped(nil):
            live -= 1
            return live == 0 ? .stop(nil) : .wait
        }
    }
}
