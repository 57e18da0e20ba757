public import RxCocoa
public import RxSwift

/// A feedback on the main queue that runs an effect while the state asks for it; see
/// `react(request:effects:)` of observables.
@inlinable
public func react<State, Request: Equatable, Event>(
    request: @escaping (State) -> Request?,
    effects: @escaping (Request) -> Signal<Event>
) -> (Driver<State>) -> Signal<Event> {
    onMainQueue(react(request: request) { effects($0).asObservable() })
}

/// A feedback on the main queue that runs an effect for each request while the state asks for it; see
/// `react(requests:effects:)` of observables.
@inlinable
public func react<State, Request: Hashable, Event>(
    requests: @escaping (State) -> Set<Request>,
    effects: @escaping (Request) -> Signal<Event>
) -> (Driver<State>) -> Signal<Event> {
    onMainQueue(react(requests: requests) { effects($0).asObservable() })
}

/// A feedback on the main queue that runs an effect for each identity while the state has a request under it; see
/// `react(requests:effects:)` of observables.
@inlinable
public func react<State, RequestID: Hashable, Request: Equatable, Event>(
    requests: @escaping (State) -> [RequestID: Request],
    effects: @escaping (_ initial: Request, _ state: Driver<Request>) -> Signal<Event>
) -> (Driver<State>) -> Signal<Event> {
    onMainQueue(
        react(requests: requests) { initial, requests in
            effects(initial, requests.asDriver(onErrorDriveWith: .empty())).asObservable()
        }
    )
}

/// A feedback of observables as one of drivers and signals.
@inlinable
func onMainQueue<State, Event>(
    _ feedback: @escaping (ObservableSchedulerContext<State>) -> Observable<Event>
) -> (Driver<State>) -> Signal<Event> {
    { state in
        let scheduler = DriverSharingStrategy.scheduler.neverInline
        return feedback(ObservableSchedulerContext(source: state.asObservable(), scheduler: scheduler))
            .asSignal(onErrorSignalWith: .empty())
    }
}
