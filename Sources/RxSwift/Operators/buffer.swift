extension ObservableType {
    /// Emits the elements in arrays: whenever `count` have come, and when `timeSpan` has passed since the last array,
    /// also if nothing came.
    ///
    ///     "-a-b-c------|"  buffer(timeSpan: .seconds(4), count: 2, scheduler: s)  "---A---B---C-(D|)"
    ///                      A = [a, b]  B = [c]  C = []  D = []
    ///
    /// - Ends: with the source; what was collected is emitted before its completion and dropped before its error.
    /// - Threads: arrays may be emitted on `scheduler` and on the source's thread; they are serialised by hand-over.
    /// - Cost: one array and one timer, with its two objects, for each array; two lock sections for each element.
    /// - Errors: an error of the source ends the sequence.
    @inlinable
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        OnSubscribeObservable(
            BufferJoin(source: asObservable(), timeSpan: timeSpan, count: count, scheduler: scheduler)
        )
    }
}

@usableFromInline
struct BufferJoin<Element>: Join {
    @usableFromInline typealias Output = [Element]
    @usableFromInline typealias State = BufferState<Element>

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
    func makeState() -> State { State(count: count) }

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
        case .emit(let elements, let number):
            sink.emit(elements)
            sink.proceed(.delivered(number))
        case .arm(let timer): sink.rearm(timer, after: timeSpan, on: scheduler) { .timer($0) }
        case .complete(let last):
            sink.emit(last)
            sink.complete()
        case .fail(let error): sink.fail(error)
        case .wait: break
        }
    }
}

@usableFromInline
struct BufferState<Element>: JoinState {
    @usableFromInline
    enum Input {
        case next(Element)
        case stopped((any Error)?)
        /// The delivery of the array before that timer has returned.
        case delivered(Int)
        case timer(Int)
    }

    @usableFromInline
    enum Step {
        case emit([Element], Int)
        case arm(TimerNumber)
        case complete([Element])
        case fail(any Error)
        case wait
    }

    @usableFromInline let count: Int
    @usableFromInline var elements: [Element] = []
    @usableFromInline var timer = TimerNumber()

    @inlinable
    init(count: Int) { self.count = count }

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .next(let element):
            elements.append(element)
            return elements.count == count ? flush() : .wait
        case .timer(let number): return timer.isCurrent(number) ? flush() : .wait
        case .delivered(let number): return timer.isCurrent(number) ? .arm(timer.scheduling()) : .wait
        case .stopped(let error?): return .fail(error)
        case .stopped(nil):
            timer.void()
            return .complete(takeElements())
        }
    }

    @inlinable
    mutating func flush() -> Step {
        // A timer that lost the race to a full array does nothing.
        timer.void()
        return .emit(takeElements(), timer.current)
    }

    @inlinable
    mutating func takeElements() -> [Element] {
        defer { elements = [] }
        return elements
    }
}
