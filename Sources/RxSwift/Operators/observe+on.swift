extension ObservableType {
    /// Emits on `scheduler`.
    ///
    ///     "-a-b-|"  observe(on: s)  "--a-b-|"
    ///
    /// - Ends: with the source, after everything that was emitted before.
    /// - Threads: `scheduler`'s, one event at a time and in order also when it is concurrent (report G7). Disposing on
    ///   that scheduler silences at once; from elsewhere, the call that is running is the last (contract 5).
    /// - Cost: a lock section an element; on dispatch queues one turn for all elements that wait, elsewhere one for
    ///   each. The queue between the threads is unbounded.
    /// - Errors: an error waits its turn behind the elements.
    /// - Differs: upstream takes a turn for each element, so elements of two sequences that hop to one queue alternate
    ///   there in the order they were emitted; here each sequence delivers in one turn what waits. Upstream keeps what
    ///   waits until the observer dies; here `dispose` releases it.
    @inlinable
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        OnSubscribeObservable(Hop(source: asObservable(), scheduler: scheduler))
    }
}

@usableFromInline
struct Hop<Output>: OnSubscribe {
    @usableFromInline let source: Observable<Output>
    @usableFromInline let scheduler: any ImmediateSchedulerType

    @inlinable
    init(source: Observable<Output>, scheduler: any ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
    }

    @inlinable
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) {
        let sink = HopSink(scheduler, consume observer, cancel)
        cancel.set(sink)
        source.start(AnyObserver(receiver: sink), sink.upstream)
    }
}
