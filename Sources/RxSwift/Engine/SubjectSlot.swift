public import CSupport

/// One observer of a subject, and what has to wait until it has been told the past.
///
/// While a new subscriber is told the past, on the subscribing thread, what is emitted meanwhile on any thread waits
/// here (contract 4).
@usableFromInline
final class SubjectSlot<Element>: SubjectSubscription {
    // A `let` of an object that is reached by `Unmanaged`: calling it costs no retain; copied out of an array, 12 ns.
    @usableFromInline let observer: AnyObserver<Element>

    // Unchecked: `waiting` is touched under `lock`; both words are atomic.
    @exclusivity(unchecked) @usableFromInline var isCaughtUp = AtomicInt()
    @exclusivity(unchecked) @usableFromInline var lock = SpinLock()
    @exclusivity(unchecked) @usableFromInline var waiting = ContiguousArray<Event<Element>>()

    @inlinable
    init(_ observer: consuming AnyObserver<Element>, _ observers: SubjectObservers, _ run: SinkDisposer) {
        self.observer = observer
        super.init(observers, run)
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
    func catchUp(_ past: some Sequence<Element>, _ cancel: SinkDisposer) {
        for element in past {
            if cancel.isSilent { return }
            observer.onNext(element)
        }
        while let batch = takeWaiting() {
            for event in batch {
                if cancel.isSilent { return }
                observer.on(event)
            }
        }
    }

    @inlinable
    func takeWaiting() -> ContiguousArray<Event<Element>>? {
        withLock(&lock) {
            if waiting.isEmpty {
                AtomicInt.store(&isCaughtUp, 1)
                return nil
            }
            defer { waiting = [] }
            return waiting
        }
    }
}
