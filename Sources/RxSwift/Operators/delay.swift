extension ObservableType {
    /// Emits each element and the completion `dueTime` later; an error at once.
    ///
    ///     "-a-b-|"  delay(.seconds(2), scheduler: s)  "---a-b-|"
    ///
    /// - Ends: `dueTime` after the source has completed; with its error, which overtakes what waits and drops it.
    /// - Threads: emits on `scheduler`, one event for each turn; errors on the source's thread. They are serialised by
    ///   hand-over.
    /// - Cost: a place in a queue and one timer for each element; one timer waits at a time.
    /// - Errors: an error of the source ends the sequence.
    @inlinable
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        OnSubscribeObservable(DelayJoin(source: asObservable(), dueTime: dueTime, scheduler: scheduler))
    }
}

@usableFromInline
struct DelayJoin<Output>: Join {
    @usableFromInline typealias State = DelayState<Output>

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
    func makeState() -> State { State() }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let child = sink.makeChild()
        // Captured by itself: read through the child, its five words would be copied for each element.
        let scheduler = scheduler
        sink.subscribe(
            source, as: child,
            next: { child.receive(.next($0, at: scheduler._nanoseconds)) },
            stop: { error in
                if let error {
                    child.stopped(.failed(error), endsAll: true)
                } else {
                    child.stopped(.completed(at: scheduler._nanoseconds))
                }
            }
        )
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .arm: arm(dueTime, sink)
        case .rearm(let since):
            let elapsed = scheduler._nanoseconds.subtractingSaturating(since)
            arm(dueTime.remaining(afterNanoseconds: elapsed), sink)
        case .emit(let element):
            sink.emit(element)
            sink.proceed(.delivered)
        case .stop(let error): sink.stop(error)
        case .wait: break
        }
    }

    @inlinable
    func arm(_ span: RxTimeInterval, _ sink: JoinSink<Self>) {
        sink.schedule(.timer, after: span, on: scheduler, as: sink.makeChild())
    }
}

@usableFromInline
struct DelayState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Element, at: Int)
        case completed(at: Int)
        case failed(any Error)
        case timer
        case delivered
    }

    @usableFromInline
    enum Step {
        /// Wait for the event that has just arrived.
        case arm
        /// Wait for the event that arrived at that time.
        case rearm(since: Int)
        case emit(Element)
        case stop((any Error)?)
        case wait
    }

    /// What waits, with the time of its arrival; nil is the completion.
    @usableFromInline var events = Queue<(element: Element?, time: Int)>()
    /// Whether there is a timer, or a delivery that will look after the rest.
    @usableFromInline var isActive = false

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let element, let time): return enqueue(element, time)
        case .completed(let time): return enqueue(nil, time)
        case .failed(let error): return .stop(error)
        case .timer:
            guard let event = events.dequeue() else { return .wait }
            return event.element.map { .emit($0) } ?? .stop(nil)
        case .delivered:
            isActive = !events.isEmpty
            return isActive ? .rearm(since: events.peek().time) : .wait
        }
    }

    @inlinable
    mutating func enqueue(_ element: Element?, _ time: Int) -> Step {
        events.enqueue((element, time))
        if isActive { return .wait }
        isActive = true
        return .arm
    }
}
