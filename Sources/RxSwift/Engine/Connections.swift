internal import CSupport

/// One connection of a connectable sequence, and how many subscribers are counted on it.
@usableFromInline
class Connection: SinkDisposer, @unchecked Sendable {
    // Unchecked: under the lock of the `Connections`.
    @exclusivity(unchecked) fileprivate final var count = 0
    /// Subscribers that are counted but cannot hear anything yet.
    @exclusivity(unchecked) fileprivate final var arriving = 0
    @exclusivity(unchecked) fileprivate final var isStarted = false

    @usableFromInline
    override init() {}
}

/// The connections of a connectable sequence, one after another.
///
/// Everybody subscribes to a connection, and stays with it when the next one begins. So no one is ever counted on one
/// connection while listening to another, however subscribing, leaving and the end of the source race.
///
/// Not generic: what it does per subscription need not be specialised. The parts of the subclass, which is, are
/// closures that capture nothing, as `Observable.run`.
@usableFromInline
class Connections {
    /// Makes a connection that has not started. Foreign, so it runs outside the lock; when two threads make one at
    /// once, only one is used.
    private final let make: (Connections) -> Connection
    /// Subscribes to the source on behalf of a connection.
    private final let start: (Connections, Connection) -> Void

    // Unchecked: under `lock`, which is an atomic word.
    @exclusivity(unchecked) private final var lock = SpinLock()
    /// The connection of those who come now: it has started, or will.
    @exclusivity(unchecked) private final var current: Connection?

    @usableFromInline
    init(make: @escaping (Connections) -> Connection, start: @escaping (Connections, Connection) -> Void) {
        self.make = make
        self.start = start
    }

    /// The connection for somebody who is not counted.
    @usableFromInline
    final func join() -> Connection { obtain { _ in } }

    /// Starts the current connection, unless that was done.
    @usableFromInline
    final func connect() -> any Disposable {
        let connection = join()
        startOnce(connection) { true }
        return connection
    }

    /// Counts a subscriber on the current connection. It calls `arrived` when it can hear, and `leave` once.
    @usableFromInline
    final func enter() -> Connection {
        obtain {
            $0.count += 1
            $0.arriving += 1
        }
    }

    /// Whoever arrives last starts the connection, so that nobody who was counted misses the first element (report A2).
    @usableFromInline
    final func arrived(_ connection: Connection) {
        startOnce(connection) {
            connection.arriving -= 1
            return connection.arriving == 0 && connection.count > 0
        }
    }

    fileprivate final func leave(_ connection: Connection) {
        let isLast = withLock(&lock) {
            connection.count -= 1
            if connection.count > 0 { return false }
            forget(connection)
            return true
        }
        if isLast { connection.dispose() }
    }

    /// Ends `connection` for those who come later; false when that was done already.
    @usableFromInline
    final func end(_ connection: Connection) -> Bool { withLock(&lock) { forget(connection) } }

    @discardableResult
    private final func forget(_ connection: Connection) -> Bool {
        // Never the last reference: the caller has one.
        if current === connection { current = nil }
        return connection.end()
    }

    private final func obtain(_ note: (Connection) -> Void) -> Connection {
        if let connection = withLock(&lock, { noteCurrent(note) }) { return connection }
        let new = make(self)
        return withLock(&lock) {
            if let connection = noteCurrent(note) { return connection }
            current = new
            note(new)
            return new
        }
    }

    private final func noteCurrent(_ note: (Connection) -> Void) -> Connection? {
        guard let current, !current.isSilent else { return nil }
        note(current)
        return current
    }

    private final func startOnce(_ connection: Connection, if isWanted: () -> Bool) {
        let isFirst = withLock(&lock) {
            if !isWanted() || connection.isStarted { return false }
            connection.isStarted = true
            return true
        }
        if isFirst { start(self, connection) }
    }
}

/// A subscription that keeps its connection alive.
@usableFromInline
final class CountedSubscription: Disposable {
    private let connections: Connections
    private let connection: Connection
    private let subscription: SinkDisposer

    @usableFromInline
    init(_ connections: Connections, _ connection: Connection, _ subscription: SinkDisposer) {
        self.connections = connections
        self.connection = connection
        self.subscription = subscription
    }

    @inline(never) @usableFromInline
    func dispose() {
        subscription.dispose()
        connections.leave(connection)
    }
}
