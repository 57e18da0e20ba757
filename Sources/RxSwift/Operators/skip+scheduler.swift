extension ObservableType {
    /// Emits the elements that come later than `duration` after the subscription.
    ///
    ///     "-a-b-c-d-|"  skip(.seconds(4), scheduler: s)  "-----c-d-|"
    ///
    /// - Ends: with the source.
    /// - Threads: `duration` ends on `scheduler`; that and the elements are serialised by hand-over.
    /// - Cost: one timer and three objects a subscription, two lock sections for each element.
    /// - Errors: an error of the source ends the sequence.
    @inlinable
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        OnSubscribeObservable(SkipTimeJoin(source: asObservable(), duration: duration, scheduler: scheduler))
    }
}

@usableFromInline
struct SkipTimeJoin<Output>: Join {
    @usableFromInline typealias State = SkipUntilState<Output>

    @usableFromInline let source: Observable<Output>
    @usableFromInline let duration: RxTimeInterval
    @usableFromInline let scheduler: any SchedulerType

    @inlinable
    init(source: Observable<Output>, duration: RxTimeInterval, scheduler: any SchedulerType) {
        self.source = source
        self.duration = duration
        self.scheduler = scheduler
    }

    @inlinable
    func makeState() -> State { State(endsSilently: false) }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        sink.schedule(.open, after: duration, on: scheduler, as: sink.makeChild())
        let child = sink.makeChild()
        sink.subscribe(
            source, as: child,
            next: { child.receive(.next($0)) },
            stop: { child.stopped(.sourceStopped($0), endsAll: true) }
        )
    }

    @inlinable @inline(__always)
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) { step.perform(sink) }
}
