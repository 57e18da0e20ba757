extension ObservableType {
    /// Fails with `RxError.timeout` when `dueTime` passes without an event.
    ///
    ///     "-a-b-----c-|"  timeout(.seconds(3), scheduler: s)  "-a-b--#"
    ///
    /// - Ends: with the source, or `dueTime` after the subscription or the latest element.
    /// - Threads: the error comes on `scheduler`; it and the elements are serialised by hand-over.
    /// - Cost: one timer, with its two objects, for each element.
    /// - Errors: an error of the source ends the sequence.
    @inlinable
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// Goes on with `other` when `dueTime` passes without an event.
    ///
    ///     "-a-b-----c-|"  timeout(.seconds(3), other: "x-y-|", scheduler: s)  "-a-b--x-y-|"
    ///
    /// - Ends: with the sequence that it follows.
    /// - Threads: `other` is subscribed to on `scheduler`; that and the elements are serialised by hand-over. The
    ///   source is let go of after that.
    /// - Cost: one timer, with its two objects, for each element.
    /// - Errors: an error of the sequence that it follows ends the sequence.
    @inlinable
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        OnSubscribeObservable(
            TimeoutJoin(source: asObservable(), dueTime: dueTime, other: other.asObservable(), scheduler: scheduler)
        )
    }
}

@usableFromInline
struct TimeoutJoin<Output>: Join {
    @usableFromInline typealias State = TimeoutState<Output>
    @usableFromInline typealias Turn = Void

    @usableFromInline let source: Observable<Output>
    @usableFromInline let dueTime: RxTimeInterval
    @usableFromInline let other: Observable<Output>
    @usableFromInline let scheduler: any SchedulerType

    @inlinable
    init(
        source: Observable<Output>, dueTime: RxTimeInterval, other: Observable<Output>, scheduler: any SchedulerType
    ) {
        self.source = source
        self.dueTime = dueTime
        self.other = other
        self.scheduler = scheduler
    }

    @inlinable
    func makeState() -> State { State() }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        sink.receive(.delivered(TimerNumber.first))
        let child = sink.makeChild(id: TimerNumber.source)
        sink.subscribe(
            source, as: child,
            next: { child.receive(.next($0)) },
            stop: { child.stopped(.stopped($0), endsAll: true) }
        )
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .emit(let element, let number):
            sink.emit(element)
            sink.proceed(.delivered(number))
        case .arm(let timer): sink.rearm(timer, after: dueTime, on: scheduler) { .timer($0) }
        case .emitOther(let element): sink.emit(element)
        case .stop(let error): sink.stop(error)
        case .giveUp, .drop(_): break
        }
    }

    @inlinable
    func turn(of step: State.Step, _ sink: JoinSink<Self>) -> Void? {
        if case .giveUp = step { () } else { nil }
    }

    @inlinable
    func start(_ other: Void, _ sink: JoinSink<Self>) {
        let child = sink.makeChild()
        sink.subscribe(
            self.other, as: child,
            next: { child.receive(.otherNext($0)) },
            stop: { child.stopped(.otherStopped($0), endsAll: true) }
        )
        sink.release(id: TimerNumber.source)
    }
}

@usableFromInline
struct TimeoutState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Element)
        case stopped((any Error)?)
        /// The delivery of the element that made that timer current has returned.
        case delivered(Int)
        case timer(Int)
        case otherNext(Element)
        case otherStopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        case emit(Element, Int)
        case arm(TimerNumber)
        case giveUp
        case emitOther(Element)
        case stop((any Error)?)
        case drop(Element?)
    }

    @usableFromInline var timer = TimerNumber()
    @usableFromInline var hasGivenUp = false

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let element):
            if hasGivenUp { return .drop(element) }
            // The timer is void from here on, also if it fires while the element is being delivered.
            timer.void()
            return .emit(element, timer.current)
        case .stopped(let error): return hasGivenUp ? .drop(nil) : .stop(error)
        case .delivered(let number):
            return timer.isCurrent(number) && !hasGivenUp ? .arm(timer.scheduling()) : .drop(nil)
        case .timer(let number):
            guard timer.isCurrent(number), !hasGivenUp else { return .drop(nil) }
            hasGivenUp = true
            return .giveUp
        case .otherNext(let element): return .emitOther(element)
        case .otherStopped(let error): return .stop(error)
        }
    }
}
