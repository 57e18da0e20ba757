/// How long `share` remembers.
public enum SubjectLifetimeScope {
    /// As long as somebody is subscribed: each connection has its own memory.
    ///
    /// After the source has completed, the next subscriber subscribes to it again.
    case whileConnected
    /// For ever: one memory for all connections.
    ///
    /// After the source has completed, the next subscriber hears what is remembered and the end.
    case forever
}

extension ObservableType {
    /// Shares one subscription of the source, and tells the last `replay` elements to those who come later.
    ///
    ///     source  "-a-b-c-|"  share(replay: 1), second subscriber at  "----^"  hears  "----b-c-|"
    ///
    /// - Ends: with the source.
    /// - Threads: as `BehaviorSubject`: a new subscriber is told the past with no lock held, and two such chains cannot
    ///   deadlock each other (report A1). The last one to leave disposes the source on its own thread.
    /// - Cost: the subject's; memory follows the elements held (report E7).
    /// - Errors: a negative `replay` traps, naming the operator.
    @inlinable
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        precondition(replay >= 0, "share: replay must not be negative, it is \(replay)")
        switch (scope, replay) {
        case (.whileConnected, 0): return directly { PublishSubject() }
        case (.whileConnected, 1): return directly { ReplaySubject.create(bufferSize: 1) }
        case (.whileConnected, _): return self.replay(replay).refCount()
        case (.forever, 0): return multicast(PublishSubject()).refCount()
        case (.forever, _): return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        }
    }

    @inlinable
    func directly<Subject: SubjectType>(_ makeSubject: @escaping () -> Subject) -> Observable<Element>
    where Subject.Observer.Element == Element, Subject.Element == Element {
        OnSubscribeObservable(DirectLink(ConnectableLink(asObservable(), makeSubject)))
    }
}

/// Off the trampoline, as upstream: what is subscribed to inside the element that is replayed does not wait for the
/// subscription to be over.
@usableFromInline
struct DirectLink<Output>: OnSubscribe {
    @usableFromInline let link: ConnectableLink<Output>

    @inlinable
    init(_ link: ConnectableLink<Output>) { self.link = link }

    @inlinable static var usesTrampoline: Bool { false }

    @inlinable
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) { link.start(observer, cancel) }
}
