public import CSupport

/// What all subjects are made of: a gate with the observers, and a memory.
///
/// The subject object only holds it, so that a subscription need not keep the subject alive and the subject's
/// observable face need not refer to itself.
///
/// Emissions from several threads are serialised by hand-over, so no observer is ever called by two threads at once,
/// and the element heard last is the one remembered (report B7).
@usableFromInline
package final class SubjectCore<Memory: SubjectMemory> {
    @usableFromInline package typealias Element = Memory.Element
    @usableFromInline typealias Slot = SubjectSlot<Element>

    @usableFromInline package let observers = SubjectObservers()
    // Unchecked, as in `Gate`: under the lock of `observers`. Neither the memory nor the end is an optional of a
    // generic type: to destroy one, an object that dies looks its metadata up, 300 instructions.
    @exclusivity(unchecked) @usableFromInline var memory: Memory
    /// Whether `dispose` was called.
    @exclusivity(unchecked) @usableFromInline var isForgotten = false
    @exclusivity(unchecked) @usableFromInline var backlog = Backlog<Event<Element>>()
    /// How it ended.
    @exclusivity(unchecked) @usableFromInline var end: ChainStop?
    /// Not 0 from the stop event or `dispose` on. Written under the lock, read by the delivering thread without it.
    @exclusivity(unchecked) @usableFromInline var over = AtomicInt()
    /// The subject, for `RxError.disposed`. It is alive whenever this is read: one subscribes through it.
    @exclusivity(unchecked) @usableFromInline package unowned(unsafe) var owner: AnyObject?

    @usableFromInline let tracker = SynchronizationTracker()

    @inlinable
    package init(_ memory: Memory) { self.memory = memory }

    deinit { observers.close() }

    // MARK: Emitting

    @inlinable
    package func on(_ event: Event<Element>) {
        // Not overlaps: those are serialised.
        tracker.enter("a subject of \(Element.self)", watching: .reentrancy)
        defer { tracker.leave() }
        switch event {
        case .next(let element): next(element)
        case .error, .completed: stop(event)
        }
    }

    @inlinable
    func next(_ element: Element) {
        // Local functions and not closures, as in `JoinSink.receive`.
        @inline(__always) func ask() -> Emission { record(element) }
        @inline(__always) func perform(_ emission: Emission) { deliver(element, emission) }
        observers.pass(
            queue: { backlog.enqueue(.next(element)) },
            ask: ask,
            perform: perform,
            canLeave: { canLeave },
            drain: { drain() }
        )
    }

    @inline(never) @inlinable
    func stop(_ event: Event<Element>) {
        observers.pass(
            queue: { backlog.enqueue(event) },
            ask: { finish(event) },
            perform: { deliver(event, $0) },
            canLeave: { canLeave },
            drain: { drain() }
        )
    }

    @inlinable @inline(__always)
    var isOver: Bool { AtomicInt.load(&over) != 0 }

    @inlinable
    var canLeave: Bool { backlog.isEmpty && observers.retired.isEmpty }

    /// Whom to tell, and what the memory dropped, which is released outside the lock.
    @usableFromInline typealias Emission = (observers: SubjectAudience?, dropped: Element?)

    @inlinable
    func record(_ element: Element) -> Emission {
        if isOver { return (nil, nil) }
        // An empty memory is not touched, as an empty state of a join.
        let dropped = Memory.replays ? memory.record(element) : nil
        return (observers.currentAudience(), dropped)
    }

    @inlinable
    func deliver(_ element: Element, _ emission: Emission) {
        defer { withExtendedLifetime(emission.dropped) {} }
        guard let observers = emission.observers else { return }
        observers.forEach {
            Unmanaged<Slot>.fromOpaque($0.toOpaque())._withUnsafeGuaranteedRef { slot in
                if Memory.replays, slot.divert(.next(element)) { return }
                slot.observer.onNext(element)
            }
        }
    }

    @inlinable
    func finish(_ event: Event<Element>) -> SubjectAudience? {
        if isOver { return nil }
        AtomicInt.store(&over, 1)
        end = ChainStop(event.error)
        return observers.retireAll()
    }

    @inlinable
    func deliver(_ event: Event<Element>, _ observers: SubjectAudience?) {
        observers?.forEach {
            let slot = Unmanaged<Slot>.fromOpaque($0.toOpaque()).takeUnretainedValue()
            if Memory.replays, slot.divert(event) { return }
            slot.observer.on(event)
        }
    }

    /// Delivers what other threads queued meanwhile, until nothing waits.
    @inline(never) @inlinable
    func drain() {
        // Nobody reads an audience between two events: what went out of date is released as early as that, because
        // under a load that never lets this thread leave it would pile up.
        var outdated = ContiguousArray<AnyObject>()
        let observers = observers
        observers.drain(
            take: {
                swap(&outdated, &observers.retired)
                return backlog.take(into: &$0)
            },
            deliver: { event, stateLock in
                if !outdated.isEmpty { outdated = [] }
                guard case .next(let element) = event else {
                    return deliver(event, withLock(stateLock) { finish(event) })
                }
                let emission = withLock(stateLock) {
                    // Looks before it writes, to a cache line that others read for each element they queue.
                    if !observers.retired.isEmpty { swap(&outdated, &observers.retired) }
                    return record(element)
                }
                deliver(element, emission)
            })
    }

    /// Reads the memory, on the path that runs per event.
    @inlinable @inline(__always)
    func remembered<Result>(_ read: (Memory) -> Result) -> Result {
        // The core holds the gate, but reached through it in a loop it would be retained for each read, 10 ns.
        Unmanaged.passUnretained(observers)._withUnsafeGuaranteedRef { $0.lockedAdopting { read(memory) } }
    }

    // MARK: Observers

    @inlinable
    package var isDisposed: Bool { observers.locked { isForgotten } }

    package var hasObservers: Bool { !observers.isEmpty }

    @usableFromInline
    enum Admission {
        case live(Memory.Past?, outdated: AnyObject?)
        case over(Memory.Past?, ChainStop)
        case disposed
    }

    @inlinable
    package func subscribe(_ observer: consuming AnyObserver<Element>, _ cancel: SinkDisposer) {
        let slot = Slot(consume observer, observers, cancel)
        switch admit(slot) {
        case .live(let past?, _):
            cancel.set(slot)
            slot.catchUp(past, cancel)
        case .live(nil, _): cancel.set(consume slot)
        case .over(let past, let end):
            if let past { slot.catchUp(past, cancel) }
            if !cancel.isSilent { slot.observer.stop(end.error) }
        case .disposed:
            slot.observer.stop(RxError.disposed(object: owner ?? self))
        }
    }

    @inlinable
    func admit(_ slot: Slot) -> Admission {
        observers.locked {
            if isForgotten { return .disposed }
            if let end { return .over(Memory.replaysAfterStop ? memory.past : nil, end) }
            observers.insert(slot)
            return .live(Memory.replays ? memory.past : nil, outdated: observers.outdateAudience())
        }
    }

    @inlinable
    package func dispose() {
        let dropped = observers.locked { () -> (Memory, AnyObject?, ChainStop?) in
            AtomicInt.store(&over, 1)
            isForgotten = true
            observers.removeAll()
            return (Memory.replays ? memory.forget() : memory, observers.outdateAudience(), end.take())
        }
        withExtendedLifetime(dropped) {}
    }
}
