public import CSupport

/// What one turn on the scheduler delivers.
@usableFromInline
enum HopTurns {
    case ofBatches
    /// An element each; the trampoline is told of no more than that there is another.
    case onTrampoline
    case ofElements

    @inlinable
    init(on scheduler: any ImmediateSchedulerType) {
        if type(of: scheduler)._takesBatches {
            self = .ofBatches
        } else if CurrentThreadScheduler.isTypeOf(scheduler) {
            self = .onTrampoline
        } else {
            self = .ofElements
        }
    }
}

/// Takes elements on the source's thread and delivers them on a scheduler.
///
/// Two rings under a lock change places: the source fills one while the scheduler's turn empties the other. It
/// allocates nothing per element; see Decisions/ObserveOn for what a wait-free queue of nodes costs.
///
/// A work item for its turns on the trampoline.
@usableFromInline
final class HopSink<Element>: WorkItem, Receiver, Disposable {
    @usableFromInline let scheduler: any ImmediateSchedulerType
    @usableFromInline let turns: HopTurns
    @usableFromInline let cancel: SinkDisposer
    @usableFromInline let upstream = SinkDisposer()
    /// As `JoinMembers.takeApart`.
    @usableFromInline let takeApart: (HopSink) -> Void

    // Unchecked: under `lock`, which is an atomic word.
    @exclusivity(unchecked) @usableFromInline var lock = SpinLock()
    /// Nil when it is over. A turn that is still queued on the scheduler then holds nothing of the chain.
    @exclusivity(unchecked) @usableFromInline var down: AnyObserver<Element>?
    @exclusivity(unchecked) @usableFromInline var backlog = Backlog<Element>()
    /// A burst larger than this many elements gives its memory back.
    @usableFromInline static var keptCapacity: Int { 16_384 }

    /// How the source ended, after what waits.
    @exclusivity(unchecked) @usableFromInline var end: ChainStop?
    /// Whether a turn is queued or running.
    @exclusivity(unchecked) @usableFromInline var isScheduled = false
    /// Cancels the turn.
    @exclusivity(unchecked) @usableFromInline var turn: DisposableObject?

    @inlinable
    init(_ scheduler: any ImmediateSchedulerType, _ down: AnyObserver<Element>, _ cancel: SinkDisposer) {
        self.scheduler = scheduler
        turns = HopTurns(on: scheduler)
        self.down = down
        self.cancel = cancel
        takeApart = { $0.disposeAll() }
        super.init { unsafeDowncast($0, to: HopSink.self).deliverOne() }
        traceResourceInit()
        traceHop(to: scheduler, by: 1)
    }

    @inlinable
    deinit {
        traceHop(to: scheduler, by: -1)
        traceResourceDeinit()
    }

    // MARK: On the source's thread

    @inlinable
    func next(_ element: inout Element) {
        let mustSchedule = withLock(&lock) {
            if down == nil || end != nil { return false }
            backlog.enqueue(element)
            defer { isScheduled = true }
            return !isScheduled
        }
        if mustSchedule { schedule() }
    }

    /// The source is let go of at once, on its own thread, and not only when the scheduler comes to its end.
    @inlinable @inline(never)
    func stop(_ error: (any Error)?) {
        let mustSchedule = withLock(&lock) {
            if down == nil || end != nil { return false }
            end = ChainStop(error)
            defer { isScheduled = true }
            return !isScheduled
        }
        if mustSchedule { schedule() }
        upstream.dispose()
    }

    @inlinable @inline(never)
    func schedule() {
        switch turns {
        case .ofBatches: scheduleBatch()
        case .onTrampoline: CurrentThread.run { CurrentThread.enqueue(self) }
        case .ofElements:
            // Flat also where the scheduler runs its turns at once.
            keep(
                scheduler.scheduleRecursive(()) { _, again in
                    if self.deliverOne() { again(()) }
                })
        }
    }

    @inlinable
    func scheduleBatch() {
        keep(
            scheduler.schedule(()) { _ in
                self.deliverBatch()
                return Disposables.create()
            })
    }

    /// For `dispose`. By now the turn may be over and the next one kept: that one then comes and finds nothing to do.
    @inlinable
    func keep(_ scheduled: any Disposable) {
        var turn: DisposableObject? = scheduled._object
        let isLate = withLock(&lock) {
            if down == nil { return true }
            swap(&self.turn, &turn)
            return false
        }
        if isLate { turn?.dispose() }
    }

    // MARK: On the scheduler

    @inlinable
    func deliverBatch() {
        var batch = Queue<Element>()
        guard let down = withLock(&lock, { takeWaiting(&batch) }) else { return }
        let isStream = batch.count > 1
        while let element = batch.popFirst() {
            if cancel.isCancelled { return }
            down.onNext(element)
        }
        if isStream { waitForMore() }
        batch.trim(to: Self.keptCapacity)
        if goOn(
            withLock(&lock) { () -> After in
                if self.down == nil { return .nothing }
                backlog.giveBack(&batch)
                if !backlog.isEmpty { return .turn }
                if let end { return .end(end) }
                isScheduled = false
                return .nothing
            })
        {
            scheduleBatch()
        }
    }

    /// 1 µs, about what a turn costs, for the source to fill more than a few places (Decisions/ObserveOn). A lone
    /// element has been delivered, and waits for nothing.
    @inline(never) @usableFromInline
    func waitForMore() {
        threadPause()
        threadPause()
    }

    @inlinable
    func takeWaiting(_ batch: inout Queue<Element>) -> AnyObserver<Element>? {
        guard let down else { return nil }
        _ = backlog.take(into: &batch)
        return down
    }

    /// Whether there is more.
    @inlinable
    func deliverOne() -> Bool {
        let (element, down) = withLock(&lock) { (backlog.waiting.dequeue(), self.down) }
        guard let down else { return false }
        if let element { down.onNext(element) }
        return goOn(
            withLock(&lock) { () -> After in
                if self.down == nil { return .nothing }
                if let end, element == nil { return .end(end) }
                if end != nil || !backlog.isEmpty { return .turn }
                isScheduled = false
                return .nothing
            })
    }

    @usableFromInline
    enum After {
        case nothing
        /// Another turn: whoever waits on the scheduler gets theirs in between.
        case turn
        case end(ChainStop)
    }

    /// Whether another turn is needed.
    @inlinable
    func goOn(_ after: After) -> Bool {
        switch after {
        case .nothing: return false
        case .turn: return true
        case .end(let end):
            close()?.stop(end.error)
            return false
        }
    }

    // MARK: The end

    @inline(never) @usableFromInline
    func dispose() { takeApart(self) }

    @inlinable
    func disposeAll() {
        _ = close()
        withLock(&lock) { turn.take() }?.dispose()
        upstream.dispose()
    }

    /// Takes everything out; it is released outside the lock.
    @inlinable
    func close() -> AnyObserver<Element>? {
        let rest = withLock(&lock) { () -> (AnyObserver<Element>?, Backlog<Element>) in
            defer { backlog = Backlog() }
            return (down.take(), backlog)
        }
        return rest.0
    }
}
