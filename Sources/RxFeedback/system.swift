public import RxSwift

extension ObservableType where Element == Any {
    /// What sees the states of a system and answers with events.
    public typealias Feedback<State, Event> = (ObservableSchedulerContext<State>) -> Observable<Event>
    /// The older name of `Feedback`.
    public typealias FeedbackLoop = Feedback

    /// The states of a system: `initialState`, then what `reduce` makes of each event that a feedback sends.
    ///
    ///     events  "---+-+--"
    ///     states  "0--1-2--"
    ///
    /// - Ends: when all feedbacks have completed. Disposing it disposes all of them and every effect.
    /// - Threads: starts on `scheduler` and emits there. Events are reduced one at a time in the order they came, on
    ///   the threads they came on; one that comes while another is being reduced or shown, or from another thread,
    ///   waits (report K1). So every feedback sees every state, in order.
    /// - Cost: a place in a queue, one gate and one subject for each event; O(1) however many wait (report K6).
    /// - Errors: an error of a feedback ends the system.
    @inlinable
    public static func system<State, Event>(
        initialState: State,
        reduce: @escaping (State, Event) -> State,
        scheduler: any ImmediateSchedulerType,
        feedback: [Feedback<State, Event>]
    ) -> Observable<State> {
        let answering = scheduler.neverInline
        let loop = AnonymousObservable<State> { observer, cancel in
            let states = ReplaySubject<State>.create(bufferSize: 1)
            let context = ObservableSchedulerContext(source: states.asObservable(), scheduler: answering)
            let events = Observable.merge(feedback.map { $0(context) })
                .do(onSubscribed: { states.onNext(initialState) })
            // Inside an element: what other threads tell waits until all feedbacks are there and have seen the initial
            // state. The trampoline is the queue: it runs an event only when the one before is done with.
            Observable.just(()).flatMap { events }
                .observe(on: CurrentThreadScheduler.instance)
                .staged(ReduceStage(initialState: initialState, reduce: reduce, states: states))
                .start(observer, cancel)
        }
        return loop.subscribe(on: scheduler).startWith(initialState).observe(on: scheduler)
    }

    /// The states of a system; see the form that takes an array of feedbacks.
    @inlinable
    public static func system<State, Event>(
        initialState: State,
        reduce: @escaping (State, Event) -> State,
        scheduler: any ImmediateSchedulerType,
        feedback: Feedback<State, Event>...
    ) -> Observable<State> {
        system(initialState: initialState, reduce: reduce, scheduler: scheduler, feedback: feedback)
    }
}

/// Makes a state of each event, shows it to the feedbacks and emits it.
@usableFromInline
struct ReduceStage<Input, Output>: Stage {
    @usableFromInline let initialState: Output
    @usableFromInline let reduce: (Output, Input) -> Output
    @usableFromInline let states: ReplaySubject<Output>

    @inlinable
    init(initialState: Output, reduce: @escaping (Output, Input) -> Output, states: ReplaySubject<Output>) {
        self.initialState = initialState
        self.reduce = reduce
        self.states = states
    }

    @inlinable
    func makeState() -> Output { initialState }

    @inlinable
    func next(_ event: Input, _ sink: some Downstream<Output, Output>) {
        let state = reduce(sink.state, event)
        sink.state = state
        states.onNext(state)
        sink.emit(state)
    }
}
