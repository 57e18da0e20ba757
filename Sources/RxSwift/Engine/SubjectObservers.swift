/// Who listens to a subject: the part of every subject that does not know the element type.
///
/// Not generic on purpose: taking an observer out is reached through `any Disposable`, where generic code is never
/// specialised (1,300 ns a removal, against 90 ns like this).
@usableFromInline
package class SubjectObservers: Gate {
    // Unchecked, as in `Gate`: under `lock`.
    @exclusivity(unchecked) @usableFromInline final var slots = Bag<AnyObject>()
    /// Made by the first emission after `slots` changed: subscribing stays O(1), and an emission is O(n) anyway.
    @exclusivity(unchecked) @usableFromInline final var snapshot: SubjectSnapshot?
    /// Snapshots that went out of date while somebody was delivering, who may be reading them.
    @exclusivity(unchecked) @usableFromInline final var retired = ContiguousArray<SubjectSnapshot>()

    @usableFromInline
    override package init() {}

    // An observer may be the last to hold the next subject: keeps the stack flat when a chain of subjects dies.
    deinit {
        if Unwinder.enter() {
            (slots, snapshot, retired) = (Bag(), nil, [])
            Unwinder.leave()
        } else {
            Unwinder.release(later: (slots, snapshot, retired))
        }
    }

    /// The observers that an emission is for. Under the lock.
    @inlinable
    final func currentSnapshot() -> SubjectSnapshot { snapshot ?? makeSnapshot() }

    @inline(never) @usableFromInline
    final func makeSnapshot() -> SubjectSnapshot {
        let new = SubjectSnapshot(slots)
        snapshot = new
        return new
    }

    /// Under the lock; returns the snapshot when nobody reads it any more, to be released outside.
    @usableFromInline
    final func outdateSnapshot() -> SubjectSnapshot? {
        guard let old = snapshot.take() else { return nil }
        if deliverer == 0 { return old }
        retired.append(old)
        return nil
    }

    fileprivate final func remove(_ key: BagKey) {
        let dropped = withLock(&lock) { () -> (AnyObject?, SubjectSnapshot?) in
            guard let slot = slots.removeKey(key) else { return (nil, nil) }
            return (slot, outdateSnapshot())
        }
        withExtendedLifetime(dropped) {}
    }

    package final var hasObservers: Bool { withLock(&lock) { slots.count > 0 } }
}

/// Takes one observer out of a subject.
@usableFromInline
final class SubjectSubscription: Disposable {
    // Weak: an observer does not keep its subject alive, as upstream.
    private weak var observers: SubjectObservers?
    private let key: BagKey

    @usableFromInline
    init(_ observers: SubjectObservers, _ key: BagKey) {
        self.observers = observers
        self.key = key
    }

    @usableFromInline
    func dispose() { observers?.remove(key) }
}

/// The observers that one emission is for, in memory that is read without the subject's lock.
@usableFromInline
final class SubjectSnapshot {
    @usableFromInline let slots: UnsafeMutablePointer<UnsafeMutableRawPointer>
    @usableFromInline let count: Int

    init(_ bag: Bag<AnyObject>) {
        count = bag.count
        slots = .allocate(capacity: count)
        var place = slots
        bag.forEach {
            place.initialize(to: Unmanaged.passRetained($0).toOpaque())
            place += 1
        }
    }

    deinit {
        for place in 0..<count { Unmanaged<AnyObject>.fromOpaque(slots[place]).release() }
        slots.deallocate()
    }
}
