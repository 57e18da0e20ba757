extension ObservableType {
    /// Shares one subscription through `subject` from `connect()` on.
    ///
    /// - Ends: with the source; `subject` is used for every connection, so there is only one that tells anything.
    /// - Threads: as the subject.
    /// - Cost: the subject's, and one check an event.
    @inlinable
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        multicast { subject }
    }

    /// Shares one subscription through a subject from `connect()` on; each connection has its own.
    ///
    /// - Ends: with the source.
    /// - Threads: as the subject. `makeSubject` runs with no lock held; when two threads subscribe first at once, it
    ///   may run twice and one of the subjects is dropped.
    /// - Cost: the subject's, and one check an event.
    @inlinable
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        ConnectableObservable(ConnectableLink(asObservable(), makeSubject))
    }

    /// Emits what `selector` makes of the shared source; each subscription has its own subject.
    ///
    /// - Ends: with what `selector` returns.
    /// - Threads: as the subject.
    /// - Cost: a subject and a connection a subscription.
    /// - Errors: an error that `subjectSelector` or `selector` throws ends the sequence.
    @inlinable
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        let source = asObservable()
        return AnonymousObservable<Result> { observer, cancel in
            do {
                let connectable = source.multicast(try subjectSelector())
                let result = try selector(connectable)
                let connections = connectable.link.connections
                let connection = connections.enter()
                let child = SinkDisposer()
                cancel.set(CountedSubscription(connections, connection, child))
                result.start(observer, child)
                connections.arrived(connection)
            } catch { observer.stop(error) }
        }
    }

    /// Shares one subscription from `connect()` on: `multicast` with a `PublishSubject`.
    @inlinable
    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    /// Shares one subscription from `connect()` on and replays the last `bufferSize` elements.
    @inlinable
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Shares one subscription from `connect()` on and replays all elements.
    @inlinable
    public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}
