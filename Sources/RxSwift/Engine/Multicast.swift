public import CSupport

/// One source for many: the current subject and the current connection of a connectable sequence.
@usableFromInline
final class Multicast<Subject: SubjectType> {
    @usableFromInline typealias Input = Subject.Observer.Element

    @usableFromInline let source: Observable<Input>
    @usableFromInline let makeSubject: () -> Subject

    // Unchecked: under `lock`, which is an atomic word.
    @exclusivity(unchecked) @usableFromInline var lock = SpinLock()
    @exclusivity(unchecked) @usableFromInline var subject: Subject?
    @exclusivity(unchecked) @usableFromInline var connection: SinkDisposer?

    @inlinable
    init(_ source: Observable<Input>, _ makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
    }

    @inlinable
    var link: ConnectableLink<Subject.Element> {
        ConnectableLink(
            subscribe: { self.currentSubject().asObservable().start($0, $1) },
            connect: { self.connect() },
            start: { self.start($0) },
            detach: { connection in withLock(&self.lock) { self.forget(connection) } }
        )
    }

    /// The subject of this connection, or of the next one. `makeSubject` is foreign, so it runs outside the lock; when
    /// two threads make one, the first is used.
    @inlinable
    func currentSubject() -> Subject {
        if let subject = withLock(&lock, { subject }) { return subject }
        let new = makeSubject()
        return withLock(&lock) {
            let current = subject ?? new
            subject = current
            return current
        }
    }

    @inlinable
    func connect() -> any Disposable {
        let new = SinkDisposer()
        let current = withLock(&lock) { () -> SinkDisposer in
            let current = connection ?? new
            connection = current
            return current
        }
        if current === new { start(new) }
        return current
    }

    @inlinable
    func start(_ connection: SinkDisposer) {
        let subject = currentSubject()
        let isWanted = withLock(&lock) {
            if connection.isSilent { return false }
            self.connection = connection
            return true
        }
        guard isWanted else { return }
        let upstream = SinkDisposer()
        connection.set(
            Disposables.create {
                let dropped = withLock(&self.lock) { self.forget(connection) }
                withExtendedLifetime(dropped) {}
                upstream.dispose()
            }
        )
        let inlet = MulticastInlet(subject.asObserver().asObserver(), connection)
        source.start(AnyObserver(next: { inlet.next($0) }, stop: { inlet.stop($0) }), upstream)
    }

    /// Under the lock: those who come later get a new subject. Returns the old one.
    @inlinable
    func forget(_ connection: SinkDisposer) -> Subject? {
        _ = connection.end()
        guard self.connection === connection else { return nil }
        self.connection = nil
        return subject.take()
    }
}

/// Where the source of a connection tells its events: silent once the connection was ended, so that an old connection
/// cannot disturb a new one.
@usableFromInline
final class MulticastInlet<Element> {
    @usableFromInline let observer: AnyObserver<Element>
    @usableFromInline let connection: SinkDisposer

    @inlinable
    init(_ observer: AnyObserver<Element>, _ connection: SinkDisposer) {
        self.observer = observer
        self.connection = connection
    }

    @inlinable
    func next(_ element: Element) {
        if !connection.isSilent { observer.next(element) }
    }

    /// The connection is over before its observers hear of it: one that subscribes again begins a new one.
    @inlinable
    func stop(_ error: (any Error)?) {
        guard connection.end() else { return }
        connection.dispose()
        observer.stop(error)
    }
}
