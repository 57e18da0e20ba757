/// What all subjects are made of: a gate, the observers, and a memory.
///
/// The subject object only holds it, so that a subscription need not keep the subject alive and the subject's
/// observable face need not refer to itself.
///
/// Emissions from several threads are serialised by hand-over, so no observer is ever called by two threads at once,
/// and the element heard last is the one remembered (report B7).
@usableFromInline
package final class SubjectCore<Memory: SubjectMemory>: SubjectObservers {
    @usableFromInline package typealias Element = Memory.Element
    @usableFromInline typealias Slot = SubjectSlot<Element>

    // Unchecked, as in `Gate`: under `lock`.
    /// Nil once disposed.
    @exclusivity(unchecked) @usableFromInline var memory: Memory?
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Event<Element>>(capacity: 0)
    @exclusivity(unchecked) @usableFromInline var stopEvent: Event<Element>?
    /// The subject, for `RxError.disposed`. It is alive whenever this is read: one subscribes through it.
    @exclusivity(unchecked) @usableFromInline package unowned(unsafe) var owner: AnyObject?

    @usableFromInline let tracker = SynchronizationTracker()

    @inlinable
    package init(_ memory: Memory) {
        self.memory = memory
        super.init()
    }

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
        pass(
            queue: { waiting.enqueue(.next(element)) },
            ask: { record(element) },
            perform: { deliver(element, $0) },
            canLeave: { waiting.isEmpty && retired.isEmpty },
            drain: { drain() }
        )
    }

    @inline(never) @inlinable
    func stop(_ event: Event<Element>) {
        pass(
            queue: { waiting.enqueue(event) },
            ask: { finish(event) },
            perform: { deliver(event, $0) },
            canLeave: { waiting.isEmpty && retired.isEmpty },
            drain: { drain() }
        )
    }

    /// Whom to tell, and what the memory dropped, which is released outside the lock.
    @usableFromInline typealias Emission = (observers: Unmanaged<SubjectSnapshot>?, dropped: Element?)

    @inlinable
    func record(_ element: Element) -> Emission {
        guard memory != nil, stopEvent == nil else { return (nil, nil) }
        let dropped = memory?.record(element)
        return (.passUnretained(currentSnapshot()), dropped)
    }

    @inlinable
    func deliver(_ element: Element, _ emission: Emission) {
        defer { withExtendedLifetime(emission.dropped) {} }
        guard let observers = emission.observers else { return }
        observers._withUnsafeGuaranteedRef { snapshot in
            for place in 0..<snapshot.count {
                Unmanaged<Slot>.fromOpaque(snapshot.slots[place])._withUnsafeGuaranteedRef { slot in
                    if Memory.replays, slot.divert(.next(element)) { return }
                    slot.observer.next(element)
                }
            }
        }
    }

    @inlinable
    func finish(_ event: Event<Element>) -> SubjectSnapshot? {
        guard memory != nil, stopEvent == nil else { return nil }
        let last = currentSnapshot()
        stopEvent = event
        slots = Bag()
        snapshot = nil
        // Not released with the result: an emission further up the stack may be reading it.
        retired.append(last)
        return last
    }

    @inlinable
    func deliver(_ event: Event<Element>, _ snapshot: SubjectSnapshot?) {
        guard let snapshot else { return }
        for place in 0..<snapshot.count {
            let slot = Unmanaged<Slot>.fromOpaque(snapshot.slots[place]).takeUnretainedValue()
            if Memory.replays, slot.divert(event) { continue }
            slot.observer.on(event)
        }
    }

    /// What the thread that drains does next.
    @usableFromInline
    enum Turn {
        case next(Element, Emission)
        case stop(Event<Element>, SubjectSnapshot?)
        case leave
    }

    /// Delivers what other threads queued meanwhile, until nothing waits.
    ///
    /// Nobody reads a snapshot between two turns, so what went out of date is released each time: under a load that
    /// never lets this thread leave, it would pile up.
    @inline(never) @inlinable
    func drain() {
        while true {
            var outdated = ContiguousArray<SubjectSnapshot>()
            let turn = withLock(&lock) { () -> Turn in
                swap(&outdated, &retired)
                return takeTurn()
            }
            switch turn {
            case .next(let element, let emission): deliver(element, emission)
            case .stop(let event, let snapshot): deliver(event, snapshot)
            case .leave: return
            }
            withExtendedLifetime(outdated) {}
        }
    }

    @inlinable
    func takeTurn() -> Turn {
        switch waiting.dequeue() {
        case .next(let element)?: return .next(element, record(element))
        case let stop?: return .stop(stop, finish(stop))
        case nil:
            deliverer = 0
            return .leave
        }
    }

    // MARK: Observers

    @inlinable
    package var isDisposed: Bool { withLock(&lock) { memory == nil } }

    @usableFromInline
    enum Admission {
        case live(BagKey, Memory.Past?, outdated: SubjectSnapshot?)
        case over(Memory.Past?, Event<Element>)
        case disposed
    }

    @inlinable
    package func subscribe(_ observer: AnyObserver<Element>, _ cancel: SinkDisposer) {
        let slot = Slot(observer)
        switch admit(slot) {
        case .live(let key, let past, _):
            cancel.set(SubjectSubscription(self, key))
            if let past { slot.catchUp(past, cancel) }
        case .over(let past, let event):
            if let past { slot.catchUp(past, cancel) }
            if !cancel.isSilent { observer.on(event) }
        case .disposed:
            observer.stop(RxError.disposed(object: owner ?? self))
        }
    }

    @inlinable
    func admit(_ slot: Slot) -> Admission {
        withLock(&lock) {
            guard memory != nil else { return .disposed }
            if let stopEvent {
                return .over(Memory.replaysAfterStop ? memory?.past : nil, stopEvent)
            }
            let key = slots.insert(slot)
            return .live(key, Memory.replays ? memory?.past : nil, outdated: outdateSnapshot())
        }
    }

    @inlinable
    package func dispose() {
        let dropped = withLock(&lock) { () -> (Memory?, Bag<AnyObject>, SubjectSnapshot?, Event<Element>?) in
            defer { slots = Bag() }
            return (memory.take(), slots, outdateSnapshot(), stopEvent.take())
        }
        withExtendedLifetime(dropped) {}
    }
}
