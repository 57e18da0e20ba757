extension ObservableType {
    /// Emits what `selector` makes of each element, one inner sequence after another.
    ///
    ///     "-a-b-|"  concatMap { $0 → "x-y|" }  "-x-yx-y|"
    ///
    /// - Ends: when the source and every inner sequence has completed.
    /// - Threads: an inner sequence is subscribed to on the thread that completed the one before, in a loop if that was
    ///   inside `subscribe`; `selector` is called when the element arrives.
    /// - Cost: two objects for each inner sequence, two lock sections for each element; inner sequences wait in a
    ///   queue.
    /// - Errors: an error of the source, of an inner sequence or of `selector` ends the sequence.
    @inlinable
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        OnSubscribeObservable(LimitedMergeJoin(source: asObservable(), limit: 1, selector: selector))
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Emits the elements of the inner sequences as they come, of at most `maxConcurrent` at a time.
    ///
    ///     merge(maxConcurrent: 1)  of "-a-b-|" with a = "x-y|", b = "z|"  "-x-yz|"
    ///
    /// - Ends: when the source and every inner sequence has completed.
    /// - Threads: inners may emit on any threads; their events are serialised by hand-over.
    /// - Cost: as `concatMap`.
    /// - Errors: an error of the source or of an inner sequence ends the sequence. A limit below 1 traps, naming the
    ///   operator.
    @inlinable
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        precondition(maxConcurrent > 0, "merge: maxConcurrent must be positive, it is \(maxConcurrent)")
        return OnSubscribeObservable(
            LimitedMergeJoin(source: asObservable(), limit: maxConcurrent, selector: { $0 })
        )
    }
}

@usableFromInline
struct LimitedMergeJoin<Outer, Source: ObservableConvertibleType>: Join {
    @usableFromInline typealias Output = Source.Element
    @usableFromInline typealias State = LimitedMergeState<Outer, Source.Element>
    /// Whether it follows one that has completed.
    @usableFromInline typealias Turn = (source: Observable<Source.Element>, isNext: Bool)

    @usableFromInline let source: Observable<Outer>
    @usableFromInline let limit: Int
    @usableFromInline let selector: (Outer) throws -> Source

    @inlinable
    init(source: Observable<Outer>, limit: Int, selector: @escaping (Outer) throws -> Source) {
        self.source = source
        self.limit = limit
        self.selector = selector
    }

    @inlinable
    func makeState() -> State { State(limit: limit) }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let child = sink.makeChild()
        sink.subscribe(
            source, as: child,
            next: { child.receive(.outer($0)) },
            stop: { child.stopped(.outerStopped($0), endsAll: $0 != nil) }
        )
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .emit(let element): sink.emit(element)
        case .stop(let error): sink.stop(error)
        case .select(_), .subscribe(_), .wait: break
        }
    }

    @inlinable
    func turn(of step: State.Step, _ sink: JoinSink<Self>) throws -> Turn? {
        switch step {
        case .subscribe(let source): return (source, isNext: true)
        case .select(let outer):
            let source = try selector(outer).asObservable()
            guard case .subscribe(let source)? = sink.ask(.selected(source)) else { return nil }
            return (source, isNext: false)
        case .emit(_), .stop(_), .wait: return nil
        }
    }

    @inlinable
    func start(_ turn: Turn, _ sink: JoinSink<Self>) {
        if turn.isNext { sink.inTurn(turn) { subscribe($0.source, sink) } } else { subscribe(turn.source, sink) }
    }

    @inlinable
    func subscribe(_ source: Observable<Source.Element>, _ sink: JoinSink<Self>) {
        let inner = sink.makeChild()
        sink.subscribe(
            source, as: inner,
            next: { inner.receive(.inner($0)) },
            stop: { inner.stopped(.innerStopped($0), endsAll: $0 != nil) }
        )
    }
}

@usableFromInline
struct LimitedMergeState<Outer, Element>: JoinState {
    @usableFromInline
    enum Input {
        case outer(Outer)
        case selected(Observable<Element>)
        case outerStopped((any Error)?)
        case inner(Element)
        case innerStopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        case emit(Element)
        case select(Outer)
        case subscribe(Observable<Element>)
        case stop((any Error)?)
        case wait
    }

    @usableFromInline var free: Int
    @usableFromInline let limit: Int
    @usableFromInline var outerIsLive = true
    /// Elements whose inner sequence is being made; more than one when `selector` emits.
    @usableFromInline var selecting = 0
    @usableFromInline var inners = Queue<Observable<Element>>()

    @inlinable
    init(limit: Int) {
        self.limit = limit
        free = limit
    }

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .inner(let element): return .emit(element)
        case .outer(let outer):
            selecting += 1
            return .select(outer)
        case .selected(let inner):
            selecting -= 1
            guard free > 0 else {
                inners.enqueue(inner)
                return .wait
            }
            free -= 1
            return .subscribe(inner)
        case .outerStopped(let error?), .innerStopped(let error?): return .stop(error)
        case .outerStopped(nil): outerIsLive = false
        case .innerStopped(nil):
            if let next = inners.dequeue() { return .subscribe(next) }
            free += 1
        }
        return outerIsLive || selecting > 0 || free < limit ? .wait : .stop(nil)
    }
}
