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
        guard let observers = emission.observers else { return }
        observers._withUnsafeGuaranteedRef { snapshot in
            for place in 0..<snapshot.count {
                Unmanaged<Slot>.fromOpaque(snapshot.slots[place])._withUnsafeGuaranteedRef { slot in
                    if Memory.replays, slot.replay.unsafelyUnwrapped.divert(.next(element)) { return }
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
            if let replay = slot.replay, replay.divert(event) { continue }
            slot.observer.on(event)
        }
    }

    /// Delivers what other threads queued meanwhile, until nothing waits; then releases what went out of date.
    @inline(never) @inlinable
    func drain() {
        while true {
            var outdated = ContiguousArray<SubjectSnapshot>()
            let event: Event<Element>? = withLock(&lock) {
                if let event = waiting.dequeue() { return event }
                swap(&outdated, &retired)
                deliverer = 0
                return nil
            }
            switch event {
            case .next(let element)?: deliver(element, withLock(&lock) { record(element) })
            case let stop?: deliver(stop, withLock(&lock) { finish(stop) })
            case nil: return
            }
        }
    }

    // MARK: Observers

    @inlinable
    package var isDisposed: Bool { withLock(&lock) { memory == nil } }

    @usableFromInline
    enum Admission {
        case live(BagKey, ContiguousArray<Element>, outdated: SubjectSnapshot?)
        case over(ContiguousArray<Element>, Event<Element>)
        case disposed
    }

    @inlinable
    package func subscribe(_ observer: AnyObserver<Element>, _ cancel: SinkDisposer) {
        let replay = Memory.replays ? SubjectReplay<Element>() : nil
        switch admit(SubjectSlot(observer, replay)) {
        case .live(let key, let past, _):
            cancel.set(SubjectSubscription(self, key))
            replay?.catchUp(past, observer, cancel)
        case .over(let past, let event):
            SubjectReplay().catchUp(past, observer, cancel)
            if !cancel.isSilent { observer.on(event) }
        case .disposed:
            observer.stop(RxError.disposed(object: owner ?? self))
        }
    }

    @inlinable
    func admit(_ slot: SubjectSlot<Element>) -> Admission {
        withLock(&lock) {
            guard let memory else { return .disposed }
            if let stopEvent {
                return .over(Memory.replaysAfterStop ? memory.remembered() : [], stopEvent)
            }
            let key = slots.insert(slot)
            return .live(key, Memory.replays ? memory.remembered() : [], outdated: outdateSnapshot())
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
