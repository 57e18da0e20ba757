extension ObservableType {
    /// Emits the elements that come before the first element of `other`.
    ///
    ///     source       "-a-b-c-d-|"
    ///     other        "----x----|"
    ///     take(until:) "-a-b|"
    ///
    /// - Ends: at the first element of `other`, or with this sequence if that is earlier. The completion of `other` has
    ///   no effect.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over. `other` is subscribed to
    ///   first; if it emits inside `subscribe`, this sequence is not subscribed to.
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of either source ends the sequence.
    @inlinable
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        OnSubscribeObservable(TakeUntilJoin(source: asObservable(), other: other.asObservable()))
    }
}

@usableFromInline
struct TakeUntilJoin<Output, Signal>: Join {
    @usableFromInline typealias State = TakeUntilState<Output>

    @usableFromInline let source: Observable<Output>
    @usableFromInline let other: Observable<Signal>

    @inlinable
    init(source: Observable<Output>, other: Observable<Signal>) {
        self.source = source
        self.other = other
    }

    @inlinable
    func makeState() -> State { State() }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let signal = sink.makeChild()
        sink.subscribe(
            other, as: signal,
            next: { _ in signal.stopped(.stopped(nil), endsAll: true) },
            stop: { signal.stopped($0.map { .stopped($0) } ?? .otherCompleted, endsAll: $0 != nil) }
        )
        let taken = sink.makeChild()
        sink.subscribe(
            source, as: taken,
            next: { taken.receive(.next($0)) },
            stop: { taken.stopped(.stopped($0), endsAll: true) }
        )
    }

    @inlinable @inline(__always)
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .emit(let element): sink.emit(element)
        case .stop(let error): sink.stop(error)
        case .wait: break
        }
    }
}

/// Has nothing to remember: whatever ends it, is an end.
@usableFromInline
struct TakeUntilState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Element)
        case stopped((any Error)?)
        case otherCompleted
    }

    @usableFromInline
    enum Step {
        case emit(Element)
        case stop((any Error)?)
        case wait
    }

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let element): .emit(element)
        case .stopped(let error): .stop(error)
        case .otherCompleted: .wait
        }
    }
}
