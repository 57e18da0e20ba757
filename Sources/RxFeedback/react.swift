public import RxSwift

/// A feedback that runs an effect while the state asks for it: one request at a time.
///
///     requests  "-a---b---nil-"
///     effects   "-x-x-y-y-----"
///
/// - Ends: with the system. Another request, or none, ends the effect: from then on nothing of it reaches the reducer,
///   also what waits on the scheduler already (but for what waits behind an event that a feedback tells on another
///   thread). An effect that completes is not run again before its request has gone and come back (report K3).
/// - Threads: `request` and `effects` are called where the system reduces; effects start and deliver on its scheduler.
/// - Cost: one comparison for each state; a few objects for each effect.
/// - Errors: an error of an effect ends the system.
@inlinable
public func react<State, Request: Equatable, Event>(
    request: @escaping (State) -> Request?,
    effects: @escaping (Request) -> Observable<Event>
) -> (ObservableSchedulerContext<State>) -> Observable<Event> {
    { context in
        let requests = context.source.map(request).distinctUntilChanged().map { request in
            request.map { [Sole($0): $0] } ?? [:]
        }
        return OnSubscribeObservable(EffectsJoin(requests, context.scheduler) { request, _ in effects(request) })
    }
}

/// A feedback that runs an effect for each request while the state asks for it.
///
///     requests  "-{a}-{a,b}-{b}-"
///     effects   "-x-x-x-y-x-y-y-"
///
/// - Ends: as `react(request:effects:)`: an effect is over when its request has left the set.
/// - Threads: `requests` and `effects` are called where the system reduces; effects start and deliver on its scheduler.
///   Effects that start with one state do so in no particular order, before those end that end with it.
/// - Cost: one comparison for each state, O(requests) when they have changed; a few objects for each effect.
/// - Errors: an error of an effect ends the system.
@inlinable
public func react<State, Request: Hashable, Event>(
    requests: @escaping (State) -> Set<Request>,
    effects: @escaping (Request) -> Observable<Event>
) -> (ObservableSchedulerContext<State>) -> Observable<Event> {
    { context in
        let requests = context.source.map(requests).distinctUntilChanged().map { requests in
            Dictionary(uniqueKeysWithValues: requests.lazy.map { ($0, $0) })
        }
        return OnSubscribeObservable(EffectsJoin(requests, context.scheduler) { request, _ in effects(request) })
    }
}

/// A feedback that runs an effect for each identity while the state has a request under it.
///
///     requests  "-[i:a]-[i:b]-[:]-"
///     effect i  "-a-----b--------"  what its stream of requests emits
///
/// - Ends: as `react(request:effects:)`: an effect is over when its identity has left the dictionary.
/// - Threads: `requests` and `effects` are called where the system reduces; effects start and deliver on its scheduler.
///   Effects that start with one state do so in no particular order, before those end that end with it.
/// - Cost: one comparison for each state, O(requests) when they have changed; a few objects for each effect.
/// - Errors: an error of an effect ends the system.
/// - Parameter effects: Gets the first request of an identity and a stream of its requests, the current one first,
///   equal ones once.
@inlinable
public func react<State, RequestID: Hashable, Request: Equatable, Event>(
    requests: @escaping (State) -> [RequestID: Request],
    effects: @escaping (_ initial: Request, _ state: Observable<Request>) -> Observable<Event>
) -> (ObservableSchedulerContext<State>) -> Observable<Event> {
    { context in
        let requests = context.source.map(requests).distinctUntilChanged()
        return OnSubscribeObservable(EffectsJoin(requests, context.scheduler, effects))
    }
}

/// The identity of a request when there is only one: the request. Nothing is looked up among many, so it need not hash
/// well.
@usableFromInline
struct Sole<Request: Equatable>: Hashable {
    @usableFromInline let request: Request

    @inlinable
    init(_ request: Request) { self.request = request }

    @inlinable
    func hash(into hasher: inout Hasher) {}
}
