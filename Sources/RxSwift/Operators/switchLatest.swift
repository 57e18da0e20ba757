extension ObservableType where Element: ObservableConvertibleType {
    /// Emits the elements of the sequence that the source emitted last.
    ///
    ///     "-x---y----|" of x = "a-b-c-d|" and y = "e-f|"  "-a-b-e-f---|"
    ///
    /// - Ends: when the source and the latest inner sequence have completed.
    /// - Threads: inners may emit on any threads; their events are serialised by hand-over. The sequence before is let
    ///   go of before the next is subscribed to.
    /// - Cost: two objects for each inner sequence, two lock sections for each element.
    /// - Errors: an error of the source or of the latest inner sequence ends the sequence.
    @inlinable
    public func switchLatest() -> Observable<Element.Element> {
        OnSubscribeObservable(SwitchJoin(source: asObservable(), selector: { $0 }))
    }
}

@usableFromInline
struct SwitchJoin<Outer, Source: ObservableConvertibleType>: Join {
    @usableFromInline typealias Output = Source.Element
    @usableFromInline typealias State = SwitchState<Outer, Source.Element>
    @usableFromInline typealias Turn = (source: Observable<Source.Element>, inner: JoinChild<Self>)

    @usableFromInline let source: Observable<Outer>
    @usableFromInline let selector: (Outer) throws -> Source

    @inlinable
    init(source: Observable<Outer>, selector: @escaping (Outer) throws -> Source) {
        self.source = source
        self.selector = selector
    }

    @inlinable
    func makeState() -> State { State() }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let child = sink.makeChild(id: State.outerID)
        sink.subscribe(
            source, as: child,
            next: { child.receive(.outer($0)) },
            stop: { child.stopped(.outerStopped($0), endsAll: $0 != nil) }
        )
    }

    @inlinable @inline(__always)
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .emit(let element): sink.emit(element)
        case .stop(let error): sink.stop(error)
        case .select(_), .follow(_, _, _), .drop(_), .wait: break
        }
    }

    @inlinable @inline(__always)
    func turn(of step: State.Step, _ sink: JoinSink<Self>) throws -> Turn? {
        guard case .select(let outer) = step else { return nil }
        // The one before goes on while `selector` runs: it is only void once there is a new one.
        let source = try selector(outer).asObservable()
        guard case .follow(let source, let number, let isAlone)? = sink.ask(.selected(source)) else { return nil }
        let inner = sink.makeChild(id: number)
        guard sink.adopt(inner) else { return nil }
        if !isAlone { sink.release(id: number - 1) }
        return (source, inner)
    }

    @inlinable
    func start(_ turn: Turn, _ sink: JoinSink<Self>) {
        let inner = turn.inner
        turn.source.start(
            AnyObserver(
                next: { inner.receive(.inner(inner.id, $0)) },
                stop: { inner.stopped(.innerStopped(inner.id, $0), endsAll: $0 != nil) }
            ),
            inner
        )
    }
}

@usableFromInline
struct SwitchState<Outer, Element>: JoinState {
    @inlinable static var outerID: Int { -1 }

    @usableFromInline
    enum Input {
        case outer(Outer)
        case selected(Observable<Element>)
        case outerStopped((any Error)?)
        case inner(Int, Element)
        case innerStopped(Int, (any Error)?)
    }

    @usableFromInline
    enum Step {
        case emit(Element)
        case select(Outer)
        /// The number, and whether the one before is over.
        case follow(Observable<Element>, Int, isAlone: Bool)
        case drop(Element)
        case stop((any Error)?)
        case wait
    }

    /// The number of the latest inner sequence. What an older one tells is void; it may have been waiting for its turn.
    @usableFromInline var latest = 0
    @usableFromInline var latestIsLive = false
    @usableFromInline var outerIsLive = true

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .inner(let number, let element): return number == latest ? .emit(element) : .drop(element)
        case .outer(let outer): return .select(outer)
        case .selected(let source):
            latest += 1
            defer { latestIsLive = true }
            return .follow(source, latest, isAlone: !latestIsLive)
        case .outerStopped(let error?): return .stop(error)
        case .outerStopped(nil): outerIsLive = false
        case .innerStopped(latest, let error?): return .stop(error)
        case .innerStopped(latest, nil): latestIsLive = false
        case .innerStopped(_, _): return .wait
        }
        return outerIsLive || latestIsLive ? .wait : .stop(nil)
    }
}
