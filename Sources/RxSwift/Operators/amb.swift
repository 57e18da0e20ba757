extension ObservableType {
    /// Follows the source that is the first to say anything.
    ///
    ///     amb("---a-b-|", "-x---y-|")  "-x---y-|"
    ///
    /// - Ends: with the source that it follows, which may be at once; without sources never.
    /// - Threads: sources may emit on any threads; the first event to be delivered decides. The others are let go of
    ///   before it is passed on, and one that was not subscribed to yet never is.
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source counts as its event: if it is the first, it ends the sequence.
    @inlinable
    public static func amb<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        OnSubscribeObservable(AmbJoin(sources: Array(sequence)))
    }

    /// Follows this sequence or `right`, whichever is the first to say anything.
    ///
    ///     "---a-b-|"  amb("-x---y-|")  "-x---y-|"
    ///
    /// - Ends: with the source that it follows, which may be at once.
    /// - Threads: sources may emit on any threads; the first event to be delivered decides. The other is let go of
    ///   before it is passed on, and `right` is not subscribed to if this sequence speaks inside `subscribe`.
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source counts as its event: if it is the first, it ends the sequence.
    @inlinable
    public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
        OnSubscribeObservable(AmbJoin(sources: [asObservable(), right.asObservable()]))
    }
}

@usableFromInline
struct AmbJoin<Output>: Join {
    @usableFromInline typealias State = AmbState<Output>

    @usableFromInline let sources: [Observable<Output>]

    @inlinable
    init(sources: [Observable<Output>]) { self.sources = sources }

    @inlinable
    func makeState() -> State { State() }

    /// All are registered before the first starts, so that one that speaks at once keeps the others from starting.
    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let children = sources.indices.map { sink.makeChild(id: $0) }
        for child in children { _ = sink.adopt(child) }
        for (source, child) in Swift.zip(sources, children) {
            source.start(
                AnyObserver(
                    next: { child.receive(.next(child.id, $0)) },
                    stop: { child.stopped(.stopped(child.id, $0), endsAll: true) }
                ),
                child
            )
        }
    }

    @inlinable @inline(__always)
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .emit(let element): sink.emit(element)
        case .emitFirst(let element, let winner):
            sink.releaseAll(except: winner)
            sink.emit(element)
        case .stopFirst(let error, let winner):
            sink.releaseAll(except: winner)
            sink.stop(error)
        case .stop(let error): sink.stop(error)
        case .drop(_): break
        }
    }
}

@usableFromInline
struct AmbState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Int, Element)
        case stopped(Int, (any Error)?)
    }

    @usableFromInline
    enum Step {
        case emit(Element)
        case emitFirst(Element, Int)
        case stop((any Error)?)
        case stopFirst((any Error)?, Int)
        case drop(Element?)
    }

    /// The place of the source that spoke first.
    @usableFromInline var winner: Int?

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let place, let element):
            guard let winner else {
                winner = place
                return .emitFirst(element, place)
            }
            return place == winner ? .emit(element) : .drop(element)
        case .stopped(let place, let error):
            guard let winner else {
                winner = place
                return .stopFirst(error, place)
            }
            return place == winner ? .stop(error) : .drop(nil)
        }
    }
}
