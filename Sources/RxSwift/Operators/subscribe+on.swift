extension ObservableType {
    /// Subscribes to the source, and later disposes it, on `scheduler`.
    ///
    /// - Ends: with the source.
    /// - Threads: the source starts on `scheduler` and emits where it likes. Disposing silences at once; what the
    ///   source has to tear down is torn down on `scheduler` (report G6).
    /// - Cost: two turns a subscription, nothing per element.
    /// - Differs: a synchronous endless source sees the disposal although its scheduler has no turn left for it.
    @inlinable
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        OnSubscribeObservable(RemoteStart(source: asObservable(), scheduler: scheduler))
    }
}

@usableFromInline
struct RemoteStart<Output>: OnSubscribe {
    @usableFromInline let source: Observable<Output>
    @usableFromInline let scheduler: any ImmediateSchedulerType

    @inlinable
    init(source: Observable<Output>, scheduler: any ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
    }

    @inlinable
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) {
        let remote = RemoteSource(scheduler)
        cancel.set(remote)
        let turn = scheduler.schedule(()) { [source, observer] _ in
            if !remote.turn.isDisposed { source.start(observer, remote.upstream) }
            return Disposables.create()
        }
        remote.turn.set(turn)
    }
}

/// What a subscription on a scheduler has to end there.
@usableFromInline
final class RemoteSource: Disposable {
    @usableFromInline let turn = SinkDisposer()
    @usableFromInline let upstream = SinkDisposer()
    private let scheduler: any ImmediateSchedulerType

    @usableFromInline
    init(_ scheduler: any ImmediateSchedulerType) { self.scheduler = scheduler }

    @usableFromInline
    func dispose() {
        turn.dispose()
        _ = upstream.end()
        _ = scheduler.schedule(()) { [upstream] _ in
            upstream.dispose()
            return Disposables.create()
        }
    }
}
