public import RxCocoa
public import RxSwift

/// A feedback that shows the states outside and brings in what happens there.
///
///     bind { state in Bindings(subscriptions: [state.bind(to: label)], events: [button.map { .tapped }]) }
///
/// - Ends: with the system: the subscriptions live as long, also when there are no events or all have ended (report
///   K4).
/// - Threads: `bindings` is called, and events are delivered, on the system's scheduler.
/// - Cost: one `merge` and one `observe(on:)` for the events.
/// - Errors: an error of the events ends the system.
@inlinable
public func bind<State, Event>(
    _ bindings: @escaping (ObservableSchedulerContext<State>) -> Bindings<Event>
) -> (ObservableSchedulerContext<State>) -> Observable<Event> {
    { context in bound(on: context.scheduler) { bindings(context) } }
}

/// As `bind(_:)`, with `owner`, which is not retained; nothing is bound when it has died before.
@inlinable
public func bind<State, Event, WeakOwner: AnyObject>(
    _ owner: WeakOwner, _ bindings: @escaping (WeakOwner, ObservableSchedulerContext<State>) -> Bindings<Event>
) -> (ObservableSchedulerContext<State>) -> Observable<Event> {
    bind { [weak owner] context in owner.map { bindings($0, context) } ?? .none }
}

/// A feedback that shows the states outside and brings in what happens there, on the main queue.
///
///     bind { state in Bindings(subscriptions: [state.drive(label)], events: [button.map { .tapped }]) }
///
/// - Ends: with the system: the subscriptions live as long, also when there are no events or all have ended (report
///   K4).
/// - Threads: `bindings` is called, and events are delivered, on the main queue.
/// - Cost: one `merge`, one `observe(on:)` and one `share` for the events.
@inlinable
public func bind<State, Event>(
    _ bindings: @escaping (Driver<State>) -> Bindings<Event>
) -> (Driver<State>) -> Signal<Event> {
    { state in
        bound(on: DriverSharingStrategy.scheduler.neverInline) { bindings(state) }.asSignal(onErrorSignalWith: .empty())
    }
}

/// As `bind(_:)`, with `owner`, which is not retained; nothing is bound when it has died before.
@inlinable
public func bind<State, Event, WeakOwner: AnyObject>(
    _ owner: WeakOwner, _ bindings: @escaping (WeakOwner, Driver<State>) -> Bindings<Event>
) -> (Driver<State>) -> Signal<Event> {
    bind { [weak owner] (state: Driver<State>) in owner.map { bindings($0, state) } ?? .none }
}

@inlinable
func bound<Event>(
    on scheduler: any ImmediateSchedulerType, _ bindings: @escaping () -> Bindings<Event>
) -> Observable<Event> {
    // `using` is outermost, for the subscriptions to end inside `dispose`; `never` keeps them when the events have
    // ended.
    Observable.using(bindings) { .merge($0.events + [.never()]).subscribe(on: scheduler).observe(on: scheduler) }
}

extension Bindings {
    @inlinable
    static var none: Bindings<Event> { Bindings(subscriptions: [], events: [Observable<Event>]()) }
}
