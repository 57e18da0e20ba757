public import CSupport

/// Stands before an observer until it has been told the past.
///
/// While a new subscriber is told the past, on the subscribing thread, what is emitted meanwhile on any thread waits
/// here (contract 4). Then the observer takes this one's place in the list; only if somebody is delivering just then,
/// this one stays before it.
@usableFromInline
final class SubjectCatchUp<Element>: Receiver {
    @usableFromInline let observers: SubjectObservers
    @usableFromInline let run: SinkDisposer

    // Unchecked: the observer moves under the lock of `observers`; `waiting` is touched under `lock`, for which those who
    // emit do not queue; both words are atomic.
    @exclusivity(unchecked) @usableFromInline var observer: SubjectPlace<Element>
    @exclusivity(unchecked) @usableFromInline var isCaughtUp = AtomicInt()
    @exclusivity(unchecked) @usableFromInline var lock = SpinLock()
    @exclusivity(unchecked) @usableFromInline var waiting = ContiguousArray<Event<Element>>()

    @inlinable
    init(_ observer: consuming AnyObserver<Element>, _ observers: SubjectObservers, _ run: SinkDisposer) {
        self.observer = .taken(observer, run)
        self.observers = observers
        self.run = run
    }

    @inlinable
    func next(_ element: inout Element) {
        if !divert(.next(element)) { observer.onNext(element) }
    }

    @inlinable
    func stop(_ error: (any Error)?) {
        if !divert(Event(stop: error)) { observer.stop(error) }
    }

    /// Takes an event that has to wait; false when the subscriber has caught up and hears it directly.
    ///
    /// The subject calls this from one thread at a time, so nothing overtakes: the flag is set under the lock when
    /// nothing waits, and its acquiring load orders the direct call after the last replayed one.
    @inlinable @inline(__always)
    func divert(_ event: @autoclosure () -> Event<Element>) -> Bool {
        AtomicInt.load(&isCaughtUp) == 0 && enqueue(event())
    }

    @inline(never) @inlinable
    func enqueue(_ event: Event<Element>) -> Bool {
        withLock(&lock) {
            if AtomicInt.load(&isCaughtUp) != 0 { return false }
            waiting.append(event)
            return true
        }
    }

    /// Tells `past`, and then what came meanwhile, until nothing waits.
    @inlinable
    func catchUp(_ past: some Sequence<Element>) {
        for element in past {
            if run.isSilent { return }
            observer.onNext(element)
        }
        if stepAside() { return }
        while let batch = takeWaiting() {
            for event in batch {
                if run.isSilent { return }
                switch event {
                case .next(let element): observer.onNext(element)
                case .error(let error): observer.stop(error)
                case .completed: observer.stop(nil)
                }
            }
        }
        stepAside()
    }

    @inlinable
    func takeWaiting() -> ContiguousArray<Event<Element>>? {
        withLock(&lock) {
            if !waiting.isEmpty { return exchange(&waiting, with: []) }
            AtomicInt.store(&isCaughtUp, 1)
            return nil
        }
    }

    /// Lets the observer hear its subject without this one in between. False if an event waits or is being delivered.
    @inlinable @discardableResult
    func stepAside() -> Bool {
        let canMove = observers.locked {
            // Nobody delivers: what waits does not change.
            let canMove = observers.canExchange(run) && waiting.isEmpty
            if canMove { observer.withoutType { observers.exchange($0, of: run) } }
            return canMove
        }
        // What came back in exchange holds this object.
        if canMove { observer = .free }
        return canMove
    }
}
