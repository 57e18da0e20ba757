public import RxCocoa
public import RxSwift

/// The two directions between a system and its surroundings: subscriptions that show its states, and events that
/// happen outside.
public class Bindings<Event>: Disposable {
    @usableFromInline let subscriptions: [any Disposable]
    @usableFromInline let events: [Observable<Event>]

    /// Subscriptions that live as long as the system, and events to merge into it.
    @inlinable
    public init(subscriptions: [any Disposable], events: [Observable<Event>]) {
        self.subscriptions = subscriptions
        self.events = events
    }

    /// Subscriptions that live as long as the system, and events to merge into it.
    @inlinable
    public convenience init(subscriptions: [any Disposable], events: [Signal<Event>]) {
        self.init(subscriptions: subscriptions, events: events.map { $0.asObservable() })
    }

    /// Disposes the subscriptions.
    public func dispose() {
        for subscription in subscriptions { subscription.dispose() }
    }
}
