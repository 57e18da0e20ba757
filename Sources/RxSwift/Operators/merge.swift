/// `flatMap`, and `merge` of a sequence of sequences: everything at once.
@usableFromInline
struct MergeJoin<Outer, Source: ObservableConvertibleType>: Join {
    @usableFromInline typealias Output = Source.Element
    @usableFromInline typealias State = MergeState<Outer, Source.Element>

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
        let child = sink.makeChild()
        sink.subscribe(
            source, as: child,
            next: { sink.receive(.outer($0)) },
            stop: { child.stopped(.outerStopped($0)) }
        )
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) throws {
        switch step {
        case .emit(let element): sink.emit(element)
        case .select(let outer):
            let inner = sink.makeChild()
            sink.subscribe(
                try selector(outer).asObservable(), as: inner,
                next: { inner.sink.receive(.inner($0)) },
                stop: { inner.stopped(.innerStopped($0)) }
            )
        case .stop(let error): sink.stop(error)
        case .wait: break
        }
    }
}

@usableFromInline
struct MergeState<Outer, Element>: JoinState {
    @usableFromInline
    enum Input {
        case outer(Outer)
        case outerStopped((any Error)?)
        case inner(Element)
        case innerStopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        case emit(Element)
        case select(Outer)
        case stop((any Error)?)
        case wait
    }

    @usableFromInline var liveInners = 0
    @usableFromInline var outerIsLive = true

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .inner(let element): return .emit(element)
        case .outer(let outer):
            liveInners += 1
            return .select(outer)
        case .outerStopped(let error?), .innerStopped(let error?): return .stop(error)
        case .outerStopped(nil): outerIsLive = false
        case .innerStopped(nil): liveInners -= 1
        }
        return outerIsLive || liveInners > 0 ? .wait : .stop(nil)
    }
}
