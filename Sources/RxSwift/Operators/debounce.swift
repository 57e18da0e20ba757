extension ObservableType {
    /// Emits an element when `dueTime` has passed without a newer one.
    ///
    ///     "-a-bc----d-|"  debounce(.seconds(2), scheduler: s)  "-----c-----(d|)"
    ///
    /// - Ends: with the source; an element that waits is emitted before its completion and dropped before its error.
    /// - Threads: elements may be emitted on `scheduler` and on the source's thread; they are serialised by hand-over.
    /// - Cost: one timer, with its two objects, for each element; the one before is cancelled.
    /// - Errors: an error of the source ends the sequence.
    @inlinable
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        OnSubscribeObservable(DebounceJoin(source: asObservable(), dueTime: dueTime, scheduler: scheduler))
    }
}

@usableFromInline
struct DebounceJoin<Output>: Join {
    @usableFromInline typealias State = DebounceState<Output>

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
        case .arm(let timer, dropped: _):
            sink.rearm(timer, after: dueTime, on: scheduler) { .timer($0) }
        case .emit(let element): sink.emit(element)
        case .complete(let last):
            if let last { sink.emit(last) }
            sink.complete()
        case .fail(let error): sink.fail(error)
        case .ignore: break
        }
    }
}

@usableFromInline
struct DebounceState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Element)
        case timer(Int)
        case stopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        case arm(TimerNumber, dropped: Element?)
        case emit(Element)
        case complete(Element?)
        case fail(any Error)
        case ignore
    }

    @usableFromInline var latest: Element?
    @usableFromInline var timer = TimerNumber()

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let element):
            let old = latest
            latest = element
            return .arm(timer.replaced(), dropped: old)
        case .timer(let number): return timer.isCurrent(number) ? latest.take().map { .emit($0) } ?? .ignore : .ignore
        case .stopped(let error?): return .fail(error)
        case .stopped(nil): return .complete(latest.take())
        }
    }
}
