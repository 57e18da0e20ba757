/// One source after another: `concat`, `catch`, `retry`, `ifEmpty(switchTo:)`, and `deferred` among them.
///
/// A chain inside a chain is unfolded into the outer one instead of being subscribed to, and a frame that has handed
/// out its last source is forgotten. So `func again() -> … { source.concat(.deferred(again)) }` runs for ever in flat
/// memory and on a flat stack (report D4; upstream unfolds only what is not behind `deferred`).
@usableFromInline
package final class ChainObservable<Element>: Observable<Element>, @unchecked Sendable {
    @usableFromInline let makeFrame: () -> ChainFrame<Element>

    @inlinable
    package init(_ makeFrame: @escaping () -> ChainFrame<Element>) {
        self.makeFrame = makeFrame
        super.init { observer, cancel in
            let sink = JoinSink(ChainJoin(makeFrame: makeFrame), observer, cancel)
            cancel.set(sink)
            sink.receive(.begin)
        }
    }
}

/// How a source of a chain ended, or that there was none yet.
@usableFromInline
package enum ChainStop {
    case begin
    case completed
    case failed(any Error)

    @inlinable
    init(_ error: (any Error)?) { self = error.map { .failed($0) } ?? .completed }
}

/// Which source comes next in one chain.
@usableFromInline
package class ChainFrame<Element> {
    /// True when the frame has nothing to say any more: the source that it gave last decides how it ends.
    @usableFromInline package final var isAtEnd = false

    @inlinable
    package init() {}

    /// The source that follows `stop`; nil when the frame ends with it. Calls user code; what it throws is the frame's
    /// end. Never under a lock.
    @usableFromInline
    package func next(after stop: ChainStop) throws -> Observable<Element>? { nil }
}

@usableFromInline
struct ChainJoin<Element>: Join {
    @usableFromInline typealias Output = Element

    @usableFromInline let makeFrame: () -> ChainFrame<Element>

    @inlinable
    init(makeFrame: @escaping () -> ChainFrame<Element>) { self.makeFrame = makeFrame }

    @inlinable
    func makeState() -> ChainState<Element> { ChainState(cursor: ChainCursor(makeFrame())) }

    @inlinable
    func start(_ sink: JoinSink<Self>) { sink.receive(.begin) }

    @inlinable
    func perform(_ step: ChainState<Element>.Step, _ sink: JoinSink<Self>) {
        switch step.cursor.advance(after: step.stop, start: { start($0, sink) }) {
        case .waiting: break
        case .over(let error): sink.stop(error)
        }
    }

    /// Elements do not pass the gate: there is one source at a time, and it tells them one at a time.
    @inlinable
    func start(_ source: Observable<Element>, _ sink: JoinSink<Self>) {
        let child = sink.makeChild()
        sink.subscribe(
            source, as: child,
            next: { if !child.isSilent { child.sink.emit($0) } },
            stop: { child.stopped(ChainStop($0)) }
        )
    }
}

/// Every stop leads to the next source; the cursor knows which.
@usableFromInline
struct ChainState<Element>: JoinState {
    @usableFromInline typealias Input = ChainStop
    @usableFromInline typealias Step = (cursor: ChainCursor<Element>, stop: ChainStop)

    @usableFromInline let cursor: ChainCursor<Element>

    @inlinable
    init(cursor: ChainCursor<Element>) { self.cursor = cursor }

    @inlinable
    mutating func receive(_ stop: ChainStop) -> Step { (cursor, stop) }
}

/// Where a subscription is in its chain. Only touched by the thread that has the sink's gate, outside the lock.
@usableFromInline
final class ChainCursor<Element> {
    @usableFromInline
    enum Outcome {
        case waiting
        case over((any Error)?)
    }

    // Unchecked: see above; a source that ends inside its start comes back here further up the stack.
    @exclusivity(unchecked) private var frames: ContiguousArray<ChainFrame<Element>>
    @exclusivity(unchecked) private var isStarting = false
    /// The stop of a source that ended while it was being started.
    @exclusivity(unchecked) private var immediateStop: ChainStop?

    @usableFromInline
    init(_ frame: ChainFrame<Element>) { frames = [frame] }

    /// Starts the source that follows `stop`, and as long as sources end inside their start, the ones that follow them:
    /// in a loop, so that a million of them need no stack.
    @usableFromInline
    func advance(after stop: ChainStop, start: (Observable<Element>) -> Void) -> Outcome {
        if isStarting {
            immediateStop = stop
            return .waiting
        }
        isStarting = true
        defer { isStarting = false }
        var stop = stop
        while true {
            switch next(after: stop) {
            case .source(let source): start(source)
            case .over(let error): return .over(error)
            }
            guard let immediate = immediateStop.take() else { return .waiting }
            stop = immediate
        }
    }

    private enum Next {
        case source(Observable<Element>)
        case over((any Error)?)
    }

    private func next(after first: ChainStop) -> Next {
        var stop = first
        while let frame = frames.last {
            do {
                if let source = try frame.next(after: stop) {
                    if frame.isAtEnd { frames.removeLast() }
                    guard let chain = source as? ChainObservable<Element> else { return .source(source) }
                    frames.append(chain.makeFrame())
                    stop = .begin
                    continue
                }
                if case .begin = stop { stop = .completed }
            } catch { stop = .failed(error) }
            frames.removeLast()
        }
        if case .failed(let error) = stop { return .over(error) }
        return .over(nil)
    }
}
