/// One source after another: `concat`, `catch`, `retry`, `ifEmpty(switchTo:)`, and `deferred` among them.
///
/// A chain inside a chain is unfolded into the outer one instead of being subscribed to, and a frame that has handed
/// out its last source is forgotten. So `func again() -> … { source.concat(.deferred(again)) }` runs for ever in flat
/// memory and on a flat stack (report D4; upstream unfolds only what is not behind `deferred`).
@usableFromInline
package class ChainObservable<Element>: Observable<Element>, @unchecked Sendable {
    @usableFromInline final let makeFrame: () -> ChainFrame
    @exclusivity(unchecked) @usableFromInline final var descent = Descent()

    /// The subscription holds the frame, not what made it: what the frame is done with is released (report E1).
    @inlinable
    package convenience init(_ makeFrame: @escaping () -> ChainFrame) {
        self.init(makeFrame: makeFrame) { this, observer, cancel in
            let frame = unsafeDowncast(this, to: ChainObservable.self).makeFrame()
            ChainJoin(ChainCursor(frame)).start(consume observer, cancel)
        }
    }

    /// A chain that `run` subscribes to when it stands alone.
    @usableFromInline
    package init(makeFrame: @escaping () -> ChainFrame, run: @escaping Run) {
        self.makeFrame = makeFrame
        super.init(run: run)
    }

    @usableFromInline
    override package final func unfolded() -> ChainFrame? { makeFrame() }

    deinit {
        if !descent.begin() { Unwinder.release(later: makeFrame) }
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

    /// Nil unless it failed.
    @inlinable
    var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
}

/// Which source comes next in one chain. Calls user code, so never under a lock; what it throws is the chain's end.
@usableFromInline
package typealias ChainFrame = (_ stop: ChainStop) throws -> ChainAnswer

/// What a frame says. Does not know the element type, nor does what keeps the frames: generic code here is not
/// specialised, and asking for its metadata was most of the cost of a source (8 µs for `just.concat(just)`).
@usableFromInline
package enum ChainAnswer {
    /// A source follows. When it is the last, how it ends is how the frame ends; else the frame is asked again.
    case source(AnyObject, isLast: Bool)
    /// The same with a chain, which is unfolded.
    case chain(ChainFrame, isLast: Bool)
    /// The frame ends with the stop that it was told; with completion when there was no source at all.
    case end

    @inlinable
    package static func source<Element>(_ source: Observable<Element>) -> ChainAnswer {
        if let frame = source.unfolded() { .chain(frame, isLast: false) } else { .source(source, isLast: false) }
    }

    @inlinable
    package static func last<Element>(_ source: Observable<Element>) -> ChainAnswer {
        if let frame = source.unfolded() { .chain(frame, isLast: true) } else { .source(source, isLast: true) }
    }
}

@usableFromInline
struct ChainJoin<Element>: Join {
    @usableFromInline typealias Output = Element

    /// Of one subscription, as this whole join is.
    @usableFromInline let cursor: ChainCursor

    @inlinable
    init(_ cursor: ChainCursor) { self.cursor = cursor }

    @inlinable
    func makeState() -> ChainState { ChainState() }

    @inlinable
    func start(_ sink: JoinSink<Self>) { sink.receive(.begin) }

    /// Starts the source that follows `stop`, and as long as sources end inside their start, the ones that follow them:
    /// in a loop, so that a million of them need no stack.
    @inlinable
    func perform(_ stop: ChainStop, _ sink: JoinSink<Self>) {
        guard cursor.begin(after: stop) else { return }
        while let stop = cursor.takeStop() {
            switch cursor.next(after: stop, sink.cancel) {
            case .source(let source): start(unsafeDowncast(source, to: Observable<Element>.self), sink)
            case .over(let error): sink.stop(error)
            }
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
struct ChainState: JoinState {
    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ stop: ChainStop) -> ChainStop { stop }
}

/// Where a subscription is in its chain. Only touched by the thread that has the sink's gate, outside the lock.
@usableFromInline
final class ChainCursor {
    @usableFromInline
    enum Next {
        case source(AnyObject)
        case over((any Error)?)
    }

    // Unchecked: see above; a source that ends inside its start comes back here further up the stack.
    @exclusivity(unchecked) private var innermost: Frame?
    /// Those that are asked again when the innermost is done.
    @exclusivity(unchecked) private var outer = ContiguousArray<Frame>()
    @exclusivity(unchecked) private var isRunning = false
    /// The stop that is to be answered next.
    @exclusivity(unchecked) private var stop: ChainStop?

    /// In a struct for the reason that `Action` gives.
    private struct Frame {
        let next: ChainFrame
    }

    @usableFromInline
    init(_ frame: @escaping ChainFrame) { innermost = Frame(next: frame) }

    /// Notes `stop`; false when a call further up the stack will answer it.
    @usableFromInline
    func begin(after stop: ChainStop) -> Bool {
        self.stop = stop
        if isRunning { return false }
        isRunning = true
        return true
    }

    @usableFromInline
    func takeStop() -> ChainStop? {
        let next = stop.take()
        if next == nil { isRunning = false }
        return next
    }

    @usableFromInline
    func next(after first: ChainStop, _ cancel: SinkDisposer) -> Next {
        var stop = first
        // Frames may follow each other for ever without a source among them.
        while let frame = innermost, !cancel.isDisposed {
            do {
                switch try frame.next(stop) {
                case .source(let source, let isLast):
                    if isLast { leaveFrame() }
                    return .source(source)
                case .chain(let inner, let isLast):
                    if !isLast { outer.append(frame) }
                    innermost = Frame(next: inner)
                    stop = .begin
                case .end:
                    leaveFrame()
                    if case .begin = stop { stop = .completed }
                }
            } catch {
                leaveFrame()
                stop = .failed(error)
            }
        }
        return .over(stop.error)
    }

    private func leaveFrame() { innermost = outer.popLast() }
}
