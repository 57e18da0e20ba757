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
    @usableFromInline package let observers = SubjectObservers()
    // Unchecked, as in `Gate`: under the lock of `observers`. Neither the memory nor the end is an optional of a
    // generic type: to destroy one, an object that dies looks its metadata up, 300 instructions.
    @exclusivity(unchecked) @usableFromInline var memory: Memory
    /// Whether `dispose` was called.
    @exclusivity(unchecked) @usableFromInline var isForgotten = false
    @exclusivity(unchecked) @usableFromInline var backlog = Backlog<Event<Element>>()
    /// The last event of those that are worked off, where one may ask for it. Under the lock.
    @exclusivity(unchecked) @usableFromInline var taken: TakenEvent<Element>?
    /// How it ended.
    @exclusivity(unchecked) @usableFromInline var end: ChainStop?
    /// Not 0 from the stop event or `dispose` on. Written under the lock, read by the delivering thread without it.
    @exclusivity(unchecked) @usableFromInline var over = AtomicInt()
    /// Who is not told by those who emit yet. Only where there is a past.
    @exclusivity(unchecked) @usableFromInline var newcomers = SubjectNewcomers<Element>()
    /// The subject, for `RxError.disposed`. It is alive whenever this is read: one subscribes through it.
    @exclusivity(unchecked) @usableFromInline package unowned(unsafe) var owner: AnyObject?

    @usableFromInline let tracker = SynchronizationTracker()

    @inlinable
    package init(_ memory: Memory) { self.memory = memory }

    deinit { observers.dispose() }

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
    var canLeave: Bool { backlog.isEmpty && !observers.isUnsettled }

    /// Whom to tell, and what the memory dropped, which is released outside the lock.
    @usableFromInline typealias Emission = (audience: SubjectAudience<Element>, dropped: Element?)

    @inlinable
    func record(_ element: Element) -> Emission {
        if isOver { return (SubjectAudience(), nil) }
        // An empty memory is not touched, as an empty state of a join.
        if !Memory.replays { return (SubjectAudience(observers), nil) }
        if newcomers.first != nil { newcomers.enqueue(.next(element)) }
        return (SubjectAudience(observers), memory.record(element))
    }

    @inlinable
    func deliver(_ element: Element, _ emission: Emission) {
        emission.audience.forEach { $0.pointee.onNext(element) }
        withExtendedLifetime(emission.dropped) {}
    }

    @inlinable
    func finish(_ event: Event<Element>) -> SubjectAudience<Element> {
        if isOver { return SubjectAudience() }
        AtomicInt.store(&over, 1)
        end = ChainStop(event.error)
        newcomers.enqueue(event)
        let audience = SubjectAudience<Element>(observers)
        observers.leaveAll()
        return audience
    }

    @inlinable
    func deliver(_ event: Event<Element>, _ audience: SubjectAudience<Element>) {
        audience.forEach { $0.pointee.stop(event.error) }
    }

    /// Delivers what other threads queued meanwhile, until nothing waits.
    @inline(never) @inlinable
    func drain() {
        // Nobody reads the list between two events: who left is cleared away as early as that, because under a load
        // that never lets this thread leave it would pile up.
        var left = SubjectList()
        // Holds what is no longer the last, to die outside the lock.
        var outdated: TakenEvent<Element>?
        let observers = observers
        observers.drain(
            take: {
                if observers.isUnsettled { observers.settle(into: &left) }
                outdated = exchange(&taken, with: Memory.isRead ? backlog.waiting.last.map(TakenEvent.init) : nil)
                return backlog.take(into: &$0)
            },
            deliver: { event, stateLock in
                if left.count > 0 { left = SubjectList() }
                if outdated != nil { outdated = nil }
                guard case .next(let element) = event else {
                    return deliver(event, withLock(stateLock) { finish(event) })
                }
                let emission = withLock(stateLock) {
                    if observers.isUnsettled { observers.settle(into: &left) }
                    return record(element)
                }
                deliver(element, emission)
            })
    }

    /// Reads the memory, on the path that runs per event, and with it the last element that waits for its turn: without
    /// that, who accepts on a thread that does not deliver would not read what it wrote.
    @inlinable @inline(__always)
    func remembered<Result>(_ read: (Memory, _ waiting: Element?) -> Result) -> Result {
        // The core holds the gate, but reached through it in a loop it would be retained for each read, 10 ns.
        Unmanaged.passUnretained(observers)._withUnsafeGuaranteedRef {
            $0.lockedAdopting { read(memory, backlog.isEmpty && taken == nil ? nil : lastWaiting) }
        }
    }

    @inline(never) @usableFromInline
    var lastWaiting: Element? { isOver ? nil : backlog.waiting.last?.element ?? taken?.event.element }

    // MARK: Observers

    @inlinable
    package var isDisposed: Bool { observers.locked { isForgotten } }

    package var hasObservers: Bool { !observers.isEmpty }

    @usableFromInline
    enum Admission {
        case live(Memory.Past?)
        case over(Memory.Past?, ChainStop)
        case disposed
    }

    @inlinable
    package func subscribe(_ observer: consuming AnyObserver<Element>, _ run: SinkDisposer) {
        var place = SubjectPlace.taken(consume observer, run)
        if !Memory.replays { return subscribe(&place, nil, run) }
        var newcomer = SubjectNewcomer<Element>()
        withUnsafeMutablePointer(to: &newcomer) { subscribe(&place, $0, run) }
    }

    /// - Parameter newcomer: where there is a past. The observer stays with this thread until it has heard that.
    @inlinable @inline(__always)
    func subscribe(
        _ place: inout SubjectPlace<Element>, _ newcomer: SubjectNewcomers<Element>.Link?, _ run: SinkDisposer
    ) {
        switch admit(&place, newcomer, run) {
        case .live(let past):
            run.set(listedIn: observers)
            guard let past, let newcomer else { return }
            tell(past.lazy.map(Event.next), to: place, run)
            while let waiting = takeWaiting(newcomer, &place, run) { tell(waiting, to: place, run) }
        case .over(let past, let end):
            if let past { tell(past.lazy.map(Event.next), to: place, run) }
            if !run.isSilent { place.stop(end.error) }
        case .disposed:
            place.stop(RxError.disposed(object: owner ?? self))
        }
    }

    /// Lists the observer; where there is a past, one that is deaf in its place.
    @inlinable
    func admit(
        _ place: inout SubjectPlace<Element>, _ newcomer: SubjectNewcomers<Element>.Link?, _ run: SinkDisposer
    ) -> Admission {
        observers.locked {
            if isForgotten { return .disposed }
            if let end { return .over(Memory.replaysAfterStop ? memory.past : nil, end) }
            guard let newcomer else {
                place.withoutType { observers.insert($0) }
                return .live(nil)
            }
            var deaf = SubjectPlace.taken(AnyObserver<Element>(next: { _ in }, stop: { _ in }), run)
            deaf.withoutType { observers.insert($0) }
            newcomers.insert(newcomer)
            return .live(memory.past)
        }
    }

    @inlinable
    func tell(
        _ events: some Sequence<Event<Element>>, to place: borrowing SubjectPlace<Element>, _ run: SinkDisposer
    ) {
        for event in events {
            if run.isSilent { return }
            if case .next(let element) = event { place.onNext(element) } else { place.stop(event.error) }
        }
    }

    /// When nothing waits, the newcomer is one no more, and its observer is told by those who emit.
    @inlinable
    func takeWaiting(
        _ newcomer: SubjectNewcomers<Element>.Link, _ place: inout SubjectPlace<Element>, _ run: SinkDisposer
    ) -> ContiguousArray<Event<Element>>? {
        place.withoutType { place in
            observers.locked {
                if !newcomer.pointee.waiting.isEmpty, !run.isSilent {
                    return exchange(&newcomer.pointee.waiting, with: [])
                }
                newcomers.remove(newcomer)
                observers.exchange(place, of: run)
                return nil
            }
        }
    }

    @inlinable
    package func dispose() {
        let dropped = observers.locked { () -> (Memory, ChainStop?) in
            AtomicInt.store(&over, 1)
            isForgotten = true
            return (Memory.replays ? memory.forget() : memory, end.take())
        }
        withExtendedLifetime(dropped) {}
        observers.dispose()
    }
}

/// An event that waits for its turn.
@usableFromInline
final class TakenEvent<Element> {
    @usableFromInline let event: Event<Element>

    @inlinable
    init(_ event: Event<Element>) { self.event = event }
}
