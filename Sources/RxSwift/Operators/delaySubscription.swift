extension ObservableType {
    /// Subscribes to this sequence after `dueTime`.
    ///
    ///     "a-b-|"  delaySubscription(.seconds(2), scheduler: s)  "--a-b-|"
    ///
    /// - Ends: with the source.
    /// - Threads: subscribes on `scheduler`.
    /// - Cost: one timer a subscription, nothing per element.
    @inlinable
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        OnSubscribeObservable(DelayedStart(source: asObservable(), dueTime: dueTime, scheduler: scheduler))
    }
}

@usableFromInline
struct DelayedStart<Output>: OnSubscribe {
    @usableFromInline let source: Observable<Output>
    @usableFromInline let dueTime: RxTimeInterval
    @usableFromInline let scheduler: any SchedulerType

    @inlinable
    init(source: Observable<Output>, dueTime: RxTimeInterval, scheduler: any SchedulerType) {
        self.source = source
        self.dueTime = dueTime
        self.scheduler = scheduler
    }

    @inlinable
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) {
        let timer = SinkDisposer()
        let run = SinkDisposer()
        // Set before either starts: who disposes inside the start of the source is heard by it.
        cancel.set(BinaryDisposable(timer, run))
        let scheduled = scheduler.scheduleRelative((), dueTime: dueTime) { [source, observer] _ in
            source.start(observer, run)
            return Disposables.create()
        }
        timer.set(scheduled)
    }
}
