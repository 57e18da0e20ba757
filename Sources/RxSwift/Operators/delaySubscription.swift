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
        let source = asObservable()
        return AnonymousObservable { observer, cancel in
            let timer = SinkDisposer()
            let run = SinkDisposer()
            // Set before either starts: who disposes inside the start of the source is heard by it.
            cancel.set(BinaryDisposable(timer, run))
            let scheduled = scheduler.scheduleRelative((), dueTime: dueTime) {
                source.start(observer, run)
                return Disposables.create()
            }
            timer.set(scheduled)
        }
    }
}
