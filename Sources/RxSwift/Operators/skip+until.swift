extension ObservableType {
    /// Emits the elements that come after the first element of `other`.
    ///
    ///     source       "-a-b-c-d-|"
    ///     other        "----x----|"
    ///     skip(until:) "-----c-d-|"
    ///
    /// - Ends: with this sequence once `other` has emitted. When this sequence completes before that, all is let go of
    ///   without a stop event.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over. `other` is let go of after
    ///   its first element.
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of this sequence ends the sequence, as does one of `other` before its first element.
    @inlinable
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        OnSubscribeObservable(SkipUntilJoin(source: asObservable(), other: other.asObservable()))
    }
}

@usableFromInline
struct SkipUntilJoin<Output, Signal>: Join {
    @usableFromInline typealias State = SkipUntilState<Output>

    @usableFromInline let source: Observable<Output>
    @usableFromInline let other: Observable<Signal>

    @inlinable
    init(source: Observable<Output>, other: Observable<Signal>) {
        self.source = source
        self.other = other
    }

    @inlinable
    func makeState() -> State { State(endsSilently: true) }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let skipped = sink.makeChild()
        sink.subscribe(
            source, as: skipped,
            next: { skipped.receive(.next($0)) },
            stop: { skipped.stopped(.sourceStopped($0), endsAll: true) }
        )
        let signal = sink.makeChild()
        sink.subscribe(
            other, as: signal,
            next: { _ in signal.stopped(.open) },
            stop: { signal.stopped(.otherStopped($0), endsAll: $0 != nil) }
        )
    }

    @inlinable @inline(__always)
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) { step.perform(sink) }
}

/// Closed at first, then open: `skip(until:)` and `skip(_:scheduler:)`.
@usableFromInline
struct SkipUntilState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Element)
        case sourceStopped((any Error)?)
        case open
        case otherStopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        case emit(Element)
        case stop((any Error)?)
        case vanish
        case drop(Element?)

        @inlinable
        func perform<J: Join>(_ sink: JoinSink<J>) where J.Output == Element {
            switch self {
            case .emit(let element): sink.emit(element)
            case .stop(let error): sink.stop(error)
            case .vanish: sink.vanish()
            case .drop(_): break
            }
        }
    }

    /// Whether the completion of the source is not told while nothing may pass.
    @usableFromInline let endsSilently: Bool
    @usableFromInline var isOpen = false

    @inlinable
    init(endsSilently: Bool) { self.endsSilently = endsSilently }

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let element): return isOpen ? .emit(element) : .drop(element)
        case .sourceStopped(let error?), .otherStopped(let error?): return .stop(error)
        case .sourceStopped(nil): return endsSilently && !isOpen ? .vanish : .stop(nil)
        case .open:
            isOpen = true
            return .drop(nil)
        case .otherStopped(nil): return .drop(nil)
        }
    }
}
