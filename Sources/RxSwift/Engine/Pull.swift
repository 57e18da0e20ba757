/// A cold source that is asked for one element at a time: `range`, `from`, `generate`, `repeatElement`.
@usableFromInline
package protocol Pull<Element> {
    associatedtype Element

    /// The next element; nil completes, an error fails.
    mutating func next() throws -> Element?
}

/// A source that emits what `pull` gives, one element for each turn on `scheduler`.
///
/// On the trampoline the turns are a plain loop as long as nothing else waits: the interleaving of several sources is
/// that of the original, at the cost of a count check instead of a scheduled item for each element. Where turns are
/// dear, one emits for as long as others may be kept waiting.
@usableFromInline
struct Pulled<P: Pull>: OnSubscribe {
    @usableFromInline let pull: P
    /// Nil is the trampoline.
    @usableFromInline let scheduler: (any ImmediateSchedulerType)?

    @inlinable
    init(_ pull: P, scheduler: any ImmediateSchedulerType) {
        self.pull = pull
        self.scheduler = CurrentThreadScheduler.isTypeOf(scheduler) ? nil : scheduler
    }

    @inlinable
    func start(_ observer: consuming AnyObserver<P.Element>, _ cancel: SinkDisposer) {
        let loop = PullLoop(pull, consume observer, cancel)
        guard let scheduler else { return CurrentThread.enqueue(loop) }
        let takesBatches = type(of: scheduler)._takesBatches
        let recursion = scheduler.scheduleRecursive(()) { _, again in
            if takesBatches ? loop.steps() : loop.step() { again(()) }
        }
        cancel.set(recursion)
    }
}

/// One subscription of a cold source.
@usableFromInline
final class PullLoop<P: Pull>: WorkItem {
    // Unchecked: one thread at a time, the one whose turn it is.
    @exclusivity(unchecked) @usableFromInline var pull: P
    @usableFromInline let down: AnyObserver<P.Element>
    @usableFromInline let cancel: SinkDisposer

    @inlinable
    init(_ pull: P, _ down: AnyObserver<P.Element>, _ cancel: SinkDisposer) {
        self.pull = pull
        self.down = down
        self.cancel = cancel
        super.init { unsafeDowncast($0, to: PullLoop.self).run() }
        traceResourceInit()
    }

    @inlinable
    deinit { traceResourceDeinit() }

    /// Emits one element or the end; false when there is no more to do.
    @inlinable
    func step() -> Bool {
        if cancel.isSilent { return false }
        do {
            if let element = try pull.next() {
                down.onNext(element)
                return true
            }
            down.stop(nil)
        } catch { down.stop(error) }
        return false
    }

    /// Emits until the end, or until the turn has lasted long enough: true then.
    @inlinable
    func steps() -> Bool {
        let span = TurnSpan()
        while step() {
            if span.isOver { return true }
        }
        return false
    }

    /// Emits until the end, or until somebody else on this thread has waited long enough: true then.
    @inlinable @inline(__always)
    func run() -> Bool {
        while step() {
            if CurrentThread.hasWaiting { return true }
        }
        return false
    }
}

/// How long one turn may last, and so keep others on the queue waiting. A slow observer hears one element a turn.
@usableFromInline
struct TurnSpan {
    /// 20 µs: a turn of a dispatch queue is 1 µs beside that.
    private let end = MonotonicClock.nanoseconds + 20_000

    @usableFromInline
    init() {}

    @usableFromInline
    var isOver: Bool { MonotonicClock.nanoseconds >= end }
}
