/// A connectable sequence without the type of its subject.
@usableFromInline
struct ConnectableLink<Element>: OnSubscribe {
    @usableFromInline typealias Attach = (Connection, consuming AnyObserver<Element>, SinkDisposer) -> Void

    @usableFromInline let connections: Connections
    /// Subscribes to what a connection tells.
    @usableFromInline let attach: Attach

    @inlinable
    init(_ connections: Connections, attach: @escaping Attach) {
        self.connections = connections
        self.attach = attach
    }

    /// `source` through a subject for each connection.
    @inlinable
    init<Subject: SubjectType>(_ source: Observable<Subject.Observer.Element>, _ makeSubject: @escaping () -> Subject)
    where Subject.Element == Element {
        self.init(SubjectConnections(source, makeSubject)) { connection, observer, cancel in
            SubjectConnection<Subject>.subject(of: connection).asObservable().start(consume observer, cancel)
        }
    }

    /// Subscribes without being counted.
    @inlinable
    func subscribe(_ observer: consuming AnyObserver<Element>, _ cancel: SinkDisposer) {
        attach(connections.join(), observer, cancel)
    }

    /// Subscribes, connecting as the first and disconnecting as the last.
    @inlinable
    func start(_ observer: consuming AnyObserver<Element>, _ cancel: SinkDisposer) {
        let connection = connections.enter()
        let child = SinkDisposer()
        cancel.set(CountedSubscription(connections, connection, child))
        if !child.isDisposed { attach(connection, observer, child) }
        connections.arrived(connection)
    }
}

/// A connection that tells its events through a subject of its own.
@usableFromInline
final class SubjectConnection<Subject: SubjectType>: Connection, @unchecked Sendable {
    @usableFromInline let subject: Subject

    @inlinable
    init(_ subject: Subject) {
        self.subject = subject
        super.init()
    }

    /// Unchecked in release builds: the connections of one link are all made by its `make`.
    @inlinable
    static func subject(of connection: Connection) -> Subject { unsafeDowncast(connection, to: Self.self).subject }
}

/// Connections of a source that each tell through a subject of their own.
@usableFromInline
final class SubjectConnections<Subject: SubjectType>: Connections {
    @usableFromInline let source: Observable<Subject.Observer.Element>
    @usableFromInline let makeSubject: () -> Subject

    @inlinable
    init(_ source: Observable<Subject.Observer.Element>, _ makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
        super.init(
            make: { SubjectConnection(unsafeDowncast($0, to: SubjectConnections.self).makeSubject()) },
            start: { connections, connection in
                let subject = SubjectConnection<Subject>.subject(of: connection)
                let inlet = MulticastInlet(subject.asObserver(), connections, connection)
                connection.set(inlet as DisposableObject)
                let source = unsafeDowncast(connections, to: SubjectConnections.self).source
                source.start(AnyObserver(receiver: inlet), inlet.upstream)
            }
        )
    }
}

/// Where the source of a connection tells its events: silent once the connection was ended, so that an old connection
/// cannot disturb a new one. The connection disposes it, and so its subscription to the source.
@usableFromInline
final class MulticastInlet<Observer: ObserverType>: Receiver, Disposable {
    @usableFromInline let connections: Connections
    @usableFromInline let connection: Connection
    @usableFromInline let upstream = SinkDisposer()
    // Last, for the others to be where `dispose`, which is not specialised, knows them to be.
    @usableFromInline let observer: Observer

    @inlinable
    init(_ observer: Observer, _ connections: Connections, _ connection: Connection) {
        self.observer = observer
        self.connections = connections
        self.connection = connection
    }

    @inlinable
    func next(_ element: inout Observer.Element) {
        if !connection.isSilent { observer.onNext(element) }
    }

    /// The connection is over before its observers hear of it: one that subscribes again begins a new one.
    @inlinable @inline(never)
    func stop(_ error: (any Error)?) {
        guard connections.end(connection) else { return }
        connection.dispose()
        observer.on(Event(stop: error))
    }

    @usableFromInline
    func dispose() {
        _ = connections.end(connection)
        upstream.dispose()
    }
}
