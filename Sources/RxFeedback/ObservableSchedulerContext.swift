public import RxSwift

/// What a feedback gets: the states of its system, and the scheduler to answer on.
///
/// - Ends: with the system.
/// - Threads: states arrive where the system reduces; answering there at once is safe, the answer waits for its turn.
public struct ObservableSchedulerContext<Element>: ObservableType {
    /// The type of the states.
    public typealias E = Element

    /// The current state, then those that follow.
    public let source: Observable<Element>
    /// Where effects run and deliver: the system's scheduler, or for the main queue one that never runs inline.
    public let scheduler: any ImmediateSchedulerType

    /// States from `source`, answered on `scheduler`.
    @inlinable
    public init(source: Observable<Element>, scheduler: any ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
    }

    /// Starts a subscription; the observer hears the current state first.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// The states as an `Observable`.
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension ImmediateSchedulerType {
    /// This scheduler; for one that may run actions of the main queue inline, its twin that never does. An effect that
    /// started inside the turn of the state that asks for it could not be cancelled before it starts.
    @usableFromInline
    var neverInline: any ImmediateSchedulerType {
        self is MainScheduler || self is ConcurrentMainScheduler ? MainScheduler.asyncInstance : self
    }
}
