/// Who listens to a subject: the part of every subject that does not know the element type.
///
/// Not generic on purpose: taking an observer out is reached through `any Disposable`, where generic code is never
/// specialised (1,300 ns a removal, against 90 ns like this).
///
/// An object of its own, for the subscriptions to hold: an observer does not keep its subject alive, as upstream, and
/// once an object has a weak reference, each retain and release of it takes a longer way.
@usableFromInline
package final class SubjectObservers: Gate {
    // Unchecked, as in `Gate`: under `lock`.
    /// The subscriptions in their order are linked to each other; they leave the list before they die.
    @exclusivity(unchecked) private unowned(unsafe) var first: SubjectSubscription?
    @exclusivity(unchecked) private unowned(unsafe) var last: SubjectSubscription?
    @exclusivity(unchecked) private var count = 0
    /// Made by the first emission after the list changed: subscribing stays O(1), and an emission is O(n) anyway.
    ///
    /// Held by hand: reading a strong reference retains, 10 ns an emission.
    @exclusivity(unchecked) @usableFromInline var snapshot: Unmanaged<SubjectSnapshot>?
    /// Snapshots that went out of date while somebody was delivering, who may be reading them.
    @exclusivity(unchecked) @usableFromInline var retired = ContiguousArray<SubjectSnapshot>()

    @usableFromInline
    override init() {}

    deinit { snapshot?.release() }

    var isEmpty: Bool { withLock(&lock) { count == 0 } }

    // MARK: Under the lock

    /// The observers that an emission is for.
    @inlinable
    func currentSnapshot() -> Unmanaged<SubjectSnapshot> { snapshot ?? makeSnapshot() }

    @inline(never) @usableFromInline
    func makeSnapshot() -> Unmanaged<SubjectSnapshot> {
        let held = Unmanaged.passRetained(SubjectSnapshot(first, count: count))
        snapshot = held
        return held
    }

    /// Returns the snapshot when nobody reads it any more, to be released outside.
    @usableFromInline
    func outdateSnapshot() -> SubjectSnapshot? {
        guard let old = snapshot.take()?.takeRetainedValue() else { return nil }
        if deliverer == 0 { return old }
        retired.append(old)
        return nil
    }

    /// Takes everybody out, but for the snapshot, which therefore holds them all.
    @usableFromInline
    func removeAll() {
        if count == 0 { return }
        _ = currentSnapshot()
        var place = first
        while let subscription = place {
            place = subscription.next
            subscription.slot = nil
        }
        (first, last, count) = (nil, nil, 0)
    }

    /// Takes everybody out for the stop event; the snapshot is for the delivering thread.
    @usableFromInline
    func retireAll() -> Unmanaged<SubjectSnapshot> {
        let all = currentSnapshot()
        removeAll()
        snapshot = nil
        // Not released with the result: an emission further up the stack may be reading it.
        retired.append(all.takeRetainedValue())
        return all
    }

    /// Puts an observer in, behind all others.
    @usableFromInline
    func insert(_ slot: AnyObject, _ subscription: SubjectSubscription) {
        subscription.slot = slot
        let previous = last
        subscription.previous = previous
        if let previous { previous.next = subscription } else { first = subscription }
        last = subscription
        count += 1
    }

    private func unlink(_ subscription: SubjectSubscription) {
        let (previous, next) = (subscription.previous, subscription.next)
        if let previous { previous.next = next } else { first = next }
        if let next { next.previous = previous } else { last = previous }
        count -= 1
    }

    // MARK: Outside the lock

    fileprivate func remove(_ subscription: SubjectSubscription) {
        let dropped = withLock(&lock) { () -> (AnyObject?, SubjectSnapshot?) in
            guard let slot = subscription.slot.take() else { return (nil, nil) }
            unlink(subscription)
            return (slot, outdateSnapshot())
        }
        withExtendedLifetime(dropped) {}
    }

    /// The subject dies. An observer may be the last to hold the next subject: keeps the stack flat when a chain of
    /// subjects dies.
    @usableFromInline
    func close() {
        var rest = withLock(&lock) { () -> SubjectSnapshot? in
            removeAll()
            return outdateSnapshot()
        }
        Unwinder.release(&rest)
    }
}

/// One observer's place in a subject's list. Held by the subscriber's run, which takes it out when it is disposed.
@usableFromInline
package final class SubjectSubscription: Disposable {
    private let observers: SubjectObservers

    // Unchecked: under the lock of `observers`.
    /// Nil while it is not in the list.
    @exclusivity(unchecked) fileprivate var slot: AnyObject?
    @exclusivity(unchecked) fileprivate unowned(unsafe) var previous: SubjectSubscription?
    @exclusivity(unchecked) fileprivate unowned(unsafe) var next: SubjectSubscription?

    /// Only for `deinit`. Written by the one call of `dispose`.
    @exclusivity(unchecked) private var isDisposed = false

    @usableFromInline
    init(_ observers: SubjectObservers) { self.observers = observers }

    @usableFromInline
    package func dispose() {
        isDisposed = true
        observers.remove(self)
    }

    // Whoever let it go without disposing must not leave the list with a dead one.
    deinit {
        if !isDisposed { observers.remove(self) }
    }
}

/// The observers that one emission is for, in memory that is read without the subject's lock.
@usableFromInline
package final class SubjectSnapshot {
    @usableFromInline let slots: UnsafeMutablePointer<UnsafeMutableRawPointer>
    @usableFromInline let count: Int

    fileprivate init(_ first: SubjectSubscription?, count: Int) {
        self.count = count
        slots = .allocate(capacity: count)
        var (place, next) = (slots, first)
        while let subscription = next {
            place.initialize(to: Unmanaged.passRetained(subscription.slot.unsafelyUnwrapped).toOpaque())
            place += 1
            next = subscription.next
        }
    }

    deinit {
        for place in 0..<count { Unmanaged<AnyObject>.fromOpaque(slots[place]).release() }
        slots.deallocate()
    }
}
