extension ObservableType {
    /// Emits the elements of all sources as they come.
    ///
    ///     merge("-a---b-|", "---x---|")  "-a-x-b-|"
    ///
    /// - Ends: when all sources have completed; without sources at once.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> {
        let all = Array(sources)
        return OnSubscribeObservable(GatherJoin(MergeAllState(count: all.count), PlainSources(all), PlainValues()))
    }

    /// Emits the elements of all sources as they come.
    ///
    ///     merge("-a---b-|", "---x---|")  "-a-x-b-|"
    ///
    /// - Ends: when all sources have completed; without sources at once.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        merge(ArraySlice(sources))
    }

    /// Emits the elements of all sources as they come.
    ///
    ///     merge("-a---b-|", "---x---|")  "-a-x-b-|"
    ///
    /// - Ends: when all sources have completed; without sources at once.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merge(ArraySlice(sources))
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Subscribes to the sequences that the source emits, and emits the elements of all of them as they come.
    ///
    ///     "-x---y----|" of x = "a---b|" and y = "c---d|"  "-a---bc---d|"
    ///
    /// - Ends: when the source and every inner sequence has completed.
    /// - Threads: inners may emit on any threads; their events are serialised by hand-over.
    /// - Cost: two objects for each inner sequence, two lock sections for each element.
    /// - Errors: an error of the source or of an inner sequence ends the sequence.
    @inlinable
    public func merge() -> Observable<Element.Element> {
        OnSubscribeObservable(MergeJoin(source: asObservable(), selector: { $0 }))
    }
}

@usableFromInline
struct MergeAllState<Element>: GatherState {
    @usableFromInline typealias Values = Element

    @inlinable static var hearsErrorBeforeRelease: Bool { true }

    @usableFromInline var live: Int

    @inlinable
    init(count: Int) { live = count }

    @inlinable @inline(__always)
    mutating func receive(_ input: GatherInput<Element>) -> GatherStep<Element, Element> {
        switch input {
        case .next(let element): return .emit(element, dropped: nil)
        case .stopped(_, let error?): return .stop(error, dropped: nil)
        case .stopped(_, nil):
            live -= 1
            return live == 0 ? .stop(nil, dropped: nil) : .wait(dropped: nil)
        case .nothing: return .stop(nil, dropped: nil)
        }
    }
}

/// `flatMap`, `flatMapFirst`, and `merge` of a sequence of sequences.
@usableFromInline
struct MergeJoin<Outer, Source: ObservableConvertibleType>: Join {
    @usableFromInline typealias Output = Source.Element
    @usableFromInline typealias State = MergeState<Outer, Source.Element>
    @usableFromInline typealias Turn = Observable<Source.Element>

    @usableFromInline let source: Observable<Outer>
    /// Whether an element that comes while an inner sequence is live is dropped.
    @usableFromInline let onlyWhenIdle: Bool
    @usableFromInline let selector: (Outer) throws -> Source

    @inlinable
    init(source: Observable<Outer>, onlyWhenIdle: Bool = false, selector: @escaping (Outer) throws -> Source) {
        self.source = source
        self.onlyWhenIdle = onlyWhenIdle
        self.selector = selector
    }

    @inlinable
    func makeState() -> State { State(onlyWhenIdle: onlyWhenIdle) }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let child = sink.makeChild()
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
        case .select(_), .drop(_), .wait: break
        }
    }

    @inlinable @inline(__always)
    func turn(of step: State.Step, _ sink: JoinSink<Self>) throws -> Turn? {
        guard case .select(let outer) = step else { return nil }
        return try selector(outer).asObservable()
    }

    @inlinable
    func start(_ source: Turn, _ sink: JoinSink<Self>) {
        let inner = sink.makeChild()
        sink.subscribe(
            source, as: inner,
            next: { inner.receive(.inner($0)) },
            stop: { inner.stopped(.innerStopped($0), endsAll: $0 != nil) }
        )
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
        case drop(Outer)
        case stop((any Error)?)
        case wait
    }

    @usableFromInline let onlyWhenIdle: Bool
    @usableFromInline var liveInners = 0
    @usableFromInline var outerIsLive = true

    @inlinable
    init(onlyWhenIdle: Bool) { self.onlyWhenIdle = onlyWhenIdle }

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .inner(let element): return .emit(element)
        case .outer(let outer):
            if onlyWhenIdle, liveInners > 0 { return .drop(outer) }
            liveInners += 1
            return .select(outer)
        case .outerStopped(let error?), .innerStopped(let error?): return .stop(error)
        case .outerStopped(nil): outerIsLive = false
        case .innerStopped(nil): liveInners -= 1
        }
        return outerIsLive || liveInners > 0 ? .wait : .stop(nil)
    }
}
