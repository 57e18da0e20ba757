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
    @exclusivity(unchecked) private var first: SubjectSubscription.Link = nil
    @exclusivity(unchecked) private var last: SubjectSubscription.Link = nil
    @exclusivity(unchecked) private var count = 0
    /// Made by the first emission after the list changed: subscribing stays O(1), and an emission is O(n) anyway.
    ///
    /// Held by hand: reading a strong reference retains, 10 ns an emission. `close` lets go of the last one.
    @exclusivity(unchecked) @usableFromInline var audience: SubjectAudience?
    /// What went out of date while somebody was delivering, who may be reading it.
    @exclusivity(unchecked) @usableFromInline var retired = ContiguousArray<AnyObject>()

    @usableFromInline
    override init() {}

    var isEmpty: Bool { locked { count == 0 } }

    // MARK: Under the lock

    /// The observers that an emission is for.
    @inlinable
    func currentAudience() -> SubjectAudience { audience ?? makeAudience() }

    @inline(never) @usableFromInline
    func makeAudience() -> SubjectAudience {
        let made = SubjectAudience(retaining: first, count: count)
        audience = made
        return made
    }

    /// Returns the audience when nobody reads it any more, to be released outside.
    @usableFromInline
    func outdateAudience() -> AnyObject? {
        guard let old = audience.take()?.takeRetainedValue() else { return nil }
        if deliverer == 0 { return old }
        retired.append(old)
        return nil
    }

    /// Takes everybody out, but for the audience, which therefore holds them all.
    @usableFromInline
    func removeAll() {
        if count == 0 { return }
        _ = currentAudience()
        var place = first
        while let link = place {
            place = link._withUnsafeGuaranteedRef { subscription in
                subscription.isListed = false
                subscription.run.forget()
                return subscription.next
            }
        }
        (first, last, count) = (nil, nil, 0)
    }

    /// Takes everybody out for the stop event; the audience is for the delivering thread.
    @usableFromInline
    func retireAll() -> SubjectAudience {
        let all = currentAudience()
        removeAll()
        audience = nil
        // Not released with the result: an emission further up the stack may be reading it.
        retired.append(all.takeRetainedValue())
        return all
    }

    /// Puts an observer in, behind all others.
    @usableFromInline
    func insert(_ subscription: SubjectSubscription) {
        subscription.isListed = true
        let link = Unmanaged.passUnretained(subscription)
        subscription.previous = last
        if let last { last._withUnsafeGuaranteedRef { $0.next = link } } else { first = link }
        last = link
        count += 1
    }

    private func unlink(_ subscription: SubjectSubscription) {
        let (previous, next) = (subscription.previous, subscription.next)
        if let previous { previous._withUnsafeGuaranteedRef { $0.next = next } } else { first = next }
        if let next { next._withUnsafeGuaranteedRef { $0.previous = previous } } else { last = previous }
        subscription.isListed = false
        count -= 1
    }

    // MARK: Outside the lock

    fileprivate func remove(_ subscription: SubjectSubscription) {
        let outdated = locked { () -> AnyObject? in
            guard subscription.isListed else { return nil }
            unlink(subscription)
            return outdateAudience()
        }
        withExtendedLifetime(outdated) {}
    }

    /// The subject dies. An observer may be the last to hold the next subject: keeps the stack flat when a chain of
    /// subjects dies.
    @usableFromInline
    func close() {
        var rest = locked { () -> AnyObject? in
            removeAll()
            return outdateAudience()
        }
        Unwinder.release(&rest)
    }
}

/// One observer's place in a subject's list: the part of `SubjectSlot` that does not know the element type.
///
/// It and its run hold each other, so that it cannot die while it is in the list. `dispose` cuts that, and so does the
/// subject when it lets go of all: `SinkDisposer.forget`.
@usableFromInline
package class SubjectSubscription: Disposable {
    @usableFromInline typealias Link = Unmanaged<SubjectSubscription>?

    private final let observers: SubjectObservers
    fileprivate final let run: SinkDisposer

    // Unchecked: under the lock of `observers`.
    @exclusivity(unchecked) fileprivate final var isListed = false
    @exclusivity(unchecked) fileprivate final var previous: Link = nil
    @exclusivity(unchecked) fileprivate final var next: Link = nil

    @usableFromInline
    init(_ observers: SubjectObservers, _ run: SinkDisposer) {
        self.observers = observers
        self.run = run
    }

    // See `SinkDisposer`: in the thunk the lock would stay a call.
    @inline(never) @usableFromInline
    package final func dispose() { observers.remove(self) }
}

/// The observers that one emission is for: read without the subject's lock. Held by hand.
///
/// One alone is held as it is: a list of one was an object for each subscription that hears an element.
@usableFromInline
package enum SubjectAudience {
    case one(Unmanaged<SubjectSubscription>)
    case many(Unmanaged<SubjectSnapshot>)

    fileprivate init(retaining first: SubjectSubscription.Link, count: Int) {
        if let first, count == 1 {
            self = .one(first.retain())
        } else {
            self = .many(Unmanaged.passRetained(SubjectSnapshot.make(first, count: count)))
        }
    }

    fileprivate func takeRetainedValue() -> AnyObject {
        switch self {
        case .one(let subscription): subscription.takeRetainedValue()
        case .many(let snapshot): snapshot.takeRetainedValue()
        }
    }

    @inlinable @inline(__always)
    func forEach(_ body: (Unmanaged<SubjectSubscription>) -> Void) {
        switch self {
        case .one(let subscription): body(subscription)
        case .many(let snapshot): snapshot._withUnsafeGuaranteedRef { $0.forEach(body) }
        }
    }
}

/// As many observers as the header says.
@usableFromInline
package final class SubjectSnapshot: ManagedBuffer<Int, Unmanaged<SubjectSubscription>> {
    fileprivate static func make(_ first: SubjectSubscription.Link, count: Int) -> SubjectSnapshot {
        let made = create(minimumCapacity: count) { _ in count }
        made.withUnsafeMutablePointerToElements { places in
            var (place, next) = (places, first)
            while let link = next {
                place.initialize(to: link.retain())
                place += 1
                next = link._withUnsafeGuaranteedRef { $0.next }
            }
        }
        return unsafeDowncast(made, to: SubjectSnapshot.self)
    }

    deinit { forEach { $0.release() } }

    @inlinable @inline(__always)
    func forEach(_ body: (Unmanaged<SubjectSubscription>) -> Void) {
        withUnsafeMutablePointers { count, places in
            for place in 0..<count.pointee { body(places[place]) }
        }
    }
}
