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
        let source = asObservable()
        return AnonymousObservable { observer, cancel in
            let start = SinkDisposer()
            let upstream = SinkDisposer()
            cancel.set(
                Disposables.create {
                    start.dispose()
                    _ = upstream.end()
                    _ = scheduler.schedule(()) { _ in
                        upstream.dispose()
                        return Disposables.create()
                    }
                }
            )
            let turn = scheduler.schedule(()) { _ in
                if !start.isDisposed { source.start(observer, upstream) }
                return Disposables.create()
            }
            start.set(turn)
        }
    }
}
