public import CSupport

/// Connects a connectable sequence while anybody is subscribed.
@usableFromInline
final class RefCount<Element> {
    /// One connection, from its first subscriber to its last.
    @usableFromInline
    final class Term {
        // Unchecked: under the lock of the `RefCount`.
        @exclusivity(unchecked) @usableFromInline var count = 0
        /// Subscribers that are counted but cannot hear anything yet.
        @exclusivity(unchecked) @usableFromInline var arriving = 0
        @exclusivity(unchecked) @usableFromInline var isStarted = false
        @usableFromInline let connection = SinkDisposer()

        @inlinable
        init() {}
    }

    @usableFromInline let link: ConnectableLink<Element>

    // Unchecked: under `lock`, which is an atomic word. The lock of the link's multicast may be taken inside it.
    @exclusivity(unchecked) @usableFromInline var lock = SpinLock()
    @exclusivity(unchecked) @usableFromInline var term: Term?

    @inlinable
    init(_ link: ConnectableLink<Element>) { self.link = link }

    @inlinable
    func subscribe(_ observer: AnyObserver<Element>, _ cancel: SinkDisposer) {
        let term = withLock(&lock) { enter() }
        let child = SinkDisposer()
        cancel.set(
            Disposables.create {
                child.dispose()
                self.leave(term)
            }
        )
        link.subscribe(observer, child)
        // Whoever arrives last connects, so that nobody who was counted misses the first element (report A2).
        let isFirst = withLock(&lock) {
            term.arriving -= 1
            if term.arriving > 0 || term.count == 0 || term.isStarted { return false }
            term.isStarted = true
            return true
        }
        if isFirst { link.start(term.connection) }
    }

    @inlinable
    func enter() -> Term {
        var current = term ?? Term()
        // The source has ended this one.
        if current.connection.isSilent { current = Term() }
        term = current
        current.count += 1
        current.arriving += 1
        return current
    }

    @inlinable
    func leave(_ left: Term) {
        let (isLast, dropped) = withLock(&lock) { () -> (Bool, Any?) in
            left.count -= 1
            if left.count > 0 { return (false, nil) }
            if term === left { term = nil }
            return (true, link.detach(left.connection))
        }
        withExtendedLifetime(dropped) {}
        if isLast { left.connection.dispose() }
    }
}
