extension ObservableType {
    /// Emits an element and then none for `dueTime`; at the end of that the latest that came meanwhile, if `latest`.
    ///
    ///     "-ab-c-----d|"  throttle(.seconds(4), scheduler: s)                 "-a---c----(d|)" (see below)
    ///     "-ab-c-----d|"  throttle(.seconds(4), latest: false, scheduler: s)  "-a--------d|"
    ///
    /// The next span begins when the delivery of an element has returned. Spans are measured in nanoseconds, whatever
    /// unit they are spelled in.
    ///
    /// - Ends: with the source; an element that waits delays its completion and is dropped before its error.
    /// - Threads: elements may be emitted on `scheduler` and on the source's thread; they are serialised by hand-over.
    /// - Cost: one look at the clock for each element, one timer for each span with suppressed elements.
    /// - Errors: an error of the source ends the sequence.
    /// - Differs: upstream rounds what is left of a span in the unit of `dueTime`.
    @inlinable
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        OnSubscribeObservable(ThrottleJoin(source: asObservable(), span: dueTime, latest: latest, scheduler: scheduler))
    }
}

@usableFromInline
struct ThrottleJoin<Output>: Join {
    @usableFromInline typealias State = ThrottleState<Output>

    @usableFromInline let source: Observable<Output>
    @usableFromInline let span: RxTimeInterval
    @usableFromInline let latest: Bool
    @usableFromInline let scheduler: any SchedulerType

    @inlinable
    init(source: Observable<Output>, span: RxTimeInterval, latest: Bool, scheduler: any SchedulerType) {
        self.source = source
        self.span = span
        self.latest = latest
        self.scheduler = scheduler
    }

    @inlinable
    func makeState() -> State { State(span: span, latest: latest) }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let child = sink.makeChild(id: TimerNumber.source)
        // Captured by itself: read through the child, its five words would be copied for each element.
        let scheduler = scheduler
        sink.subscribe(
            source, as: child,
            next: { child.receive(.next($0, at: scheduler._nanoseconds)) },
            stop: { child.stopped(.stopped($0), endsAll: true) }
        )
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .send(let element, let isLast, dropped: _):
            sink.emit(element)
            if isLast { return sink.complete() }
            // Only now: a slow observer gets the whole span to itself.
            sink.proceed(.sent(at: scheduler._nanoseconds))
        case .arm(let timer, let remaining):
            sink.rearm(timer, after: remaining, on: scheduler) { .timer($0) }
        case .stop(let error): sink.stop(error)
        case .drop(_): break
        }
    }
}

@usableFromInline
struct ThrottleState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Element, at: Int)
        case sent(at: Int)
        case timer(Int)
        case stopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        case send(Element, isLast: Bool, dropped: Element?)
        case arm(TimerNumber, RxTimeInterval)
        case stop((any Error)?)
        case drop(Element?)
    }

    @usableFromInline let span: RxTimeInterval
    @usableFromInline let latest: Bool
    @usableFromInline var lastSent: Int?
    @usableFromInline var pending: Element?
    @usableFromInline var timer = TimerNumber()
    @usableFromInline var isAtEnd = false

    @inlinable
    init(span: RxTimeInterval, latest: Bool) {
        self.span = span
        self.latest = latest
    }

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let element, let time): return next(element, remaining(at: time))
        case .sent(let time):
            lastSent = time
            return .drop(nil)
        case .timer(let number):
            guard timer.isCurrent(number), let element = pending.take() else { return .drop(nil) }
            return .send(element, isLast: isAtEnd, dropped: nil)
        case .stopped(let error?): return .stop(error)
        case .stopped(nil):
            isAtEnd = true
            return pending == nil ? .stop(nil) : .drop(nil)
        }
    }

    @inlinable
    mutating func next(_ element: Element, _ remaining: RxTimeInterval?) -> Step {
        guard let remaining else {
            // A timer that is late has lost: what it was to send is older.
            timer.void()
            return .send(element, isLast: false, dropped: pending.take())
        }
        guard latest else { return .drop(element) }
        let old = pending
        pending = element
        return old == nil ? .arm(timer.replaced(), remaining) : .drop(old)
    }

    /// What is left of the span, nil when nothing is; an element that was waiting for its turn may be older than the
    /// last one sent, and waits for all of it.
    @inlinable
    func remaining(at time: Int) -> RxTimeInterval? {
        guard let lastSent else { return nil }
        return span.remainder(afterNanoseconds: time.subtractingSaturating(lastSent))
    }
}
