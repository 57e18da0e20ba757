public import RxRelay
public import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Hands every event to the observers, in order, on the main queue.
    ///
    /// - Ends: with the sequence; the observers hear `completed`.
    /// - Threads: may be called on any.
    @inlinable
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }

    /// Hands every event to the observers, in order, on the main queue.
    ///
    /// - Ends: with the sequence; the observers hear `completed`.
    /// - Threads: may be called on any.
    @inlinable
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().subscribe { event in
            for observer in observers { observer.on(event.map { $0 }) }
        }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: may be called on any.
    @inlinable
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: may be called on any.
    @inlinable
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: may be called on any.
    @inlinable
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: may be called on any.
    @inlinable
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: may be called on any.
    @inlinable
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: may be called on any.
    @inlinable
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        emitEach { element in for relay in relays { relay.accept(element) } }
    }

    @inlinable
    func emitEach(_ accept: @escaping (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: accept)
    }
}
