extension ObservableType {
    /// Emits the latest element whenever `sampler` emits, if there was a new one since the last time.
    ///
    ///     source   "-a-b-----c-|"
    ///     sampler  "---x---x---x-x-|"
    ///     sample   "---b-------c-|"
    ///
    /// - Ends: at the first event of `sampler` after this sequence has completed; never, when `sampler` completed
    ///   before that. The completion of `sampler` samples too.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: two objects for each source, two lock sections for each element of either.
    /// - Errors: an error of either source ends the sequence.
    ///
    /// - Parameter defaultValue: what is emitted when there was no new element.
    @inlinable
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        OnSubscribeObservable(
            SampleJoin(source: asObservable(), sampler: sampler.asObservable(), defaultValue: defaultValue)
        )
    }
}

@usableFromInline
struct SampleJoin<Output, Tick>: Join {
    @usableFromInline typealias State = SampleState<Output>

    @usableFromInline let source: Observable<Output>
    @usableFromInline let sampler: Observable<Tick>
    @usableFromInline let defaultValue: Output?

    @inlinable
    init(source: Observable<Output>, sampler: Observable<Tick>, defaultValue: Output?) {
        self.source = source
        self.sampler = sampler
        self.defaultValue = defaultValue
    }

    @inlinable
    func makeState() -> State { State() }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let sampled = sink.makeChild()
        sink.subscribe(
            source, as: sampled,
            next: { sampled.receive(.next($0)) },
            stop: { sampled.stopped(.sourceStopped($0), endsAll: $0 != nil) }
        )
        let ticks = sink.makeChild()
        sink.subscribe(
            sampler, as: ticks,
            next: { _ in ticks.receive(.tick) },
            stop: { ticks.stopped(.samplerStopped($0), endsAll: true) }
        )
    }

    @inlinable @inline(__always)
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .sample(let element):
            if let element = element ?? defaultValue { sink.emit(element) }
            sink.proceed(.sampled)
        case .stop(let error): sink.stop(error)
        case .drop(_): break
        }
    }
}

@usableFromInline
struct SampleState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Element)
        case sourceStopped((any Error)?)
        case tick
        case samplerStopped((any Error)?)
        /// The delivery has returned; the source may have completed inside it.
        case sampled
    }

    @usableFromInline
    enum Step {
        case sample(Element?)
        case stop((any Error)?)
        case drop(Element?)
    }

    @usableFromInline var latest: Element?
    @usableFromInline var isAtEnd = false

    @inlinable
    init() {}

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let element):
            let old = latest
            latest = element
            return .drop(old)
        case .sourceStopped(let error?), .samplerStopped(let error?): return .stop(error)
        case .sourceStopped(nil):
            isAtEnd = true
            return .drop(nil)
        case .tick, .samplerStopped(nil): return .sample(latest.take())
        case .sampled: return isAtEnd ? .stop(nil) : .drop(nil)
        }
    }
}
