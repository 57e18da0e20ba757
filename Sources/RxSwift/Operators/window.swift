extension ObservableType {
    /// Emits the elements in sequences, one after the other: a new one begins whenever `count` elements have come, and
    /// when `timeSpan` has passed since the last began.
    ///
    ///     "-a-b-c------|"  window(timeSpan: .seconds(4), count: 2, scheduler: s)  "x--y---z---w-|"
    ///                      x = "-a-(b|)"  y = "--c-|"  z = "----|"  w = "--|"
    ///
    /// - Ends: with the source; first the sequence that is open ends. The source lives until this and all subscriptions
    ///   to its sequences are disposed.
    /// - Threads: sequences may begin and end on `scheduler` and on the source's thread; serialised by hand-over.
    /// - Cost: one subject and one timer, with its two objects, for each sequence; two lock sections and a subject's
    ///   emission for each element.
    /// - Errors: an error of the source ends the open sequence and this one.
    @inlinable
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        OnSubscribeObservable(
            Window(source: asObservable(), timeSpan: timeSpan, count: count, scheduler: scheduler)
        )
    }
}

@usableFromInline
struct Window<Element>: OnSubscribe {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let timeSpan: RxTimeInterval
    @usableFromInline let count: Int
    @usableFromInline let scheduler: any SchedulerType

    @inlinable
    init(source: Observable<Element>, timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) {
        self.source = source
        self.timeSpan = timeSpan
        self.count = count
        self.scheduler = scheduler
    }

    @inlinable
    func start(_ observer: consuming AnyObserver<Observable<Element>>, _ cancel: SinkDisposer) {
        let (run, life) = cancel.shared()
        WindowJoin(window: self, life: life).start(consume observer, run)
    }
}

@usableFromInline
struct WindowJoin<Element>: Join {
    @usableFromInline typealias Output = Observable<Element>
    @usableFromInline typealias State = WindowState<Element>

    @usableFromInline let window: Window<Element>
    @usableFromInline let life: RefCountDisposable

    @inlinable
    init(window: Window<Element>, life: RefCountDisposable) {
        self.window = window
        self.life = life
    }

    @inlinable
    func makeState() -> State { State(limit: window.count) }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        sink.receive(.begin)
        let child = sink.makeChild(id: TimerNumber.source)
        sink.subscribe(
            window.source, as: child,
            next: { child.receive(.next($0)) },
            stop: { child.stopped(.stopped($0), endsAll: true) }
        )
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .open(let window, let number, closing: let old):
            old?.onCompleted()
            sink.emit(window.sharing(life))
            sink.proceed(.opened(number))
        case .arm(let timer): sink.rearm(timer, after: window.timeSpan, on: window.scheduler) { .timer($0) }
        case .emit(let element, let window): window.onNext(element)
        case .fill(let element, let window, let number):
            window.onNext(element)
            sink.proceed(.filled(number))
        case .complete(let window):
            window.onCompleted()
            sink.complete()
        case .fail(let error, let window):
            window.onError(error)
            sink.fail(error)
        case .ignore: break
        }
    }
}

@usableFromInline
struct WindowState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case begin
        case next(Element)
        case stopped((any Error)?)
        /// The last element of that window has been delivered.
        case filled(Int)
        /// The emission of that window has returned.
        case opened(Int)
        case timer(Int)
    }

    @usableFromInline
    enum Step {
        case open(PublishSubject<Element>, Int, closing: PublishSubject<Element>?)
        case arm(TimerNumber)
        case emit(Element, PublishSubject<Element>)
        case fill(Element, PublishSubject<Element>, Int)
        case complete(PublishSubject<Element>)
        case fail(any Error, PublishSubject<Element>)
        case ignore
    }

    @usableFromInline let limit: Int
    /// How many elements the open window has had.
    @usableFromInline var count = 0
    /// Nil before the beginning.
    @usableFromInline var window: PublishSubject<Element>?
    /// Also numbers the windows.
    @usableFromInline var timer = TimerNumber()

    @inlinable
    init(limit: Int) { self.limit = limit }

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        guard let window else { return open(closing: nil) }
        switch input {
        case .begin: return .ignore
        case .next(let element):
            // Counted here unless it is the last: that one closes the window when it has been delivered, and what is
            // emitted inside the delivery still belongs to it.
            if count + 1 == limit { return .fill(element, window, timer.current) }
            count += 1
            return .emit(element, window)
        case .filled(let number), .timer(let number): return timer.isCurrent(number) ? turn() : .ignore
        case .opened(let number): return timer.isCurrent(number) ? .arm(timer.scheduling()) : .ignore
        case .stopped(let error?):
            timer.void()
            return .fail(error, window)
        case .stopped(nil):
            timer.void()
            return .complete(window)
        }
    }

    @inlinable
    mutating func turn() -> Step {
        timer.void()
        count = 0
        return open(closing: window)
    }

    @inlinable
    mutating func open(closing old: PublishSubject<Element>?) -> Step {
        let new = PublishSubject<Element>()
        window = new
        return .open(new, timer.current, closing: old)
    }
}
