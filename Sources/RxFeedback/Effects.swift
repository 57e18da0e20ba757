public import RxSwift

/// One effect for each request: starts those that are new, tells the others when their request has changed, and ends
/// those whose request is gone.
@usableFromInline
struct EffectsJoin<ID: Hashable, Request: Equatable, Event>: Join {
    @usableFromInline typealias Output = Event
    @usableFromInline typealias State = EffectsState<ID, Request, Event>

    @usableFromInline let requests: Observable<[ID: Request]>
    @usableFromInline let scheduler: any ImmediateSchedulerType
    @usableFromInline let effects: (Request, Observable<Request>) -> Observable<Event>

    @inlinable
    init(
        _ requests: Observable<[ID: Request]>,
        _ scheduler: any ImmediateSchedulerType,
        _ effects: @escaping (Request, Observable<Request>) -> Observable<Event>
    ) {
        self.requests = requests
        self.scheduler = scheduler
        self.effects = effects
    }

    @inlinable
    func makeState() -> State { EffectsState() }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let child = sink.makeChild()
        sink.subscribe(
            requests, as: child,
            next: { child.receive(.requests($0)) },
            stop: { child.stopped(.stopped($0), endsAll: true) }
        )
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step.input {
        case .requests(let requests):
            // In turn: starting an effect may lead to the next state.
            sink.inTurn((step.live, requests)) { start($0, sink) }
        case .event(let event, let effect): if !effect.isOver { sink.emit(event) }
        case .failed(let error, let effect): if !effect.isOver { sink.fail(error) }
        // It keeps its place: its request is still there, and is not run twice.
        case .completed: break
        case .stopped(let error?): sink.fail(error)
        case .stopped(nil): sink.complete()
        }
    }

    @inlinable
    func start(_ turn: (live: LiveEffects<ID, Request>, requests: [ID: Request]), _ sink: JoinSink<Self>) {
        let (live, requests) = turn
        let gone = live.effects.filter { requests[$0.key] == nil }
        // First of all: starting the new ones may make the old ones say something.
        for (id, effect) in gone {
            effect.isOver = true
            live.effects[id] = nil
        }
        for (id, request) in requests {
            if sink.cancel.isDisposed { return }
            if let effect = live.effects[id] {
                effect.update(to: request)
            } else {
                live.effects[id] = start(request, sink)
            }
        }
        for effect in gone.values { sink.release(effect.member) }
    }

    /// Starts on the scheduler, so that what is asked for and taken back at once never starts. The trampoline comes
    /// last: on a scheduler that runs actions inline, an event then waits here, where it can still be cancelled, until
    /// the state that is being shown is done with.
    @inlinable
    func start(_ request: Request, _ sink: JoinSink<Self>) -> Effect<Request> {
        let child = sink.makeChild()
        let effect = Effect(request, child)
        let source = effects(request, effect.requests.asObservable())
            .subscribe(on: scheduler)
            .observe(on: scheduler)
            .observe(on: CurrentThreadScheduler.instance)
        sink.subscribe(
            source, as: child,
            next: { child.receive(.event($0, effect)) },
            stop: { child.stopped($0.map { .failed($0, effect) } ?? .completed) }
        )
        return effect
    }
}

/// Decides nothing: identities are compared by foreign code, so that happens outside the lock.
@usableFromInline
struct EffectsState<ID: Hashable, Request: Equatable, Event>: JoinState {
    @usableFromInline
    enum Input {
        case requests([ID: Request])
        case event(Event, Effect<Request>)
        case failed(any Error, Effect<Request>)
        case completed
        /// The states have ended.
        case stopped((any Error)?)
    }

    @usableFromInline typealias Step = (input: Input, live: LiveEffects<ID, Request>)

    @usableFromInline let live = LiveEffects<ID, Request>()

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) -> Step { (input, live) }
}

/// The effects whose request is there. Only touched by the thread that has the sink's gate, outside the lock.
@usableFromInline
final class LiveEffects<ID: Hashable, Request: Equatable> {
    // Unchecked: see above.
    @exclusivity(unchecked) @usableFromInline var effects: [ID: Effect<Request>] = [:]

    @inlinable
    init() {}
}

/// One effect, from the state that has its request first to the one that has it no more. Only touched by the thread
/// that has the sink's gate, outside the lock.
@usableFromInline
final class Effect<Request: Equatable> {
    @usableFromInline let member: JoinMember
    @usableFromInline let requests: BehaviorSubject<Request>
    // Unchecked: see above.
    @exclusivity(unchecked) @usableFromInline var latest: Request
    @exclusivity(unchecked) @usableFromInline var isOver = false

    @inlinable
    init(_ request: Request, _ member: JoinMember) {
        self.member = member
        latest = request
        requests = BehaviorSubject(value: request)
    }

    @inlinable
    func update(to request: Request) {
        if request == latest { return }
        latest = request
        requests.onNext(request)
    }
}
