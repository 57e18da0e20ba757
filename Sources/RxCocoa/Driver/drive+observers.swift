public import RxRelay
public import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Hands every event to the observers, in order, on the main queue.
    ///
    /// - Ends: with the sequence; the observers hear `completed`.
    /// - Threads: to be called on the main thread; traps elsewhere.
    @inlinable
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        ensureMainThread("drive(_:)")
        return asObservable().subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }

    /// Hands every event to the observers, in order, on the main queue.
    ///
    /// - Ends: with the sequence; the observers hear `completed`.
    /// - Threads: to be called on the main thread; traps elsewhere.
    @inlinable
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        ensureMainThread("drive(_:)")
        return asObservable().subscribe { event in
            for observer in observers { observer.on(event.map { $0 }) }
        }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: to be called on the main thread; traps elsewhere.
    @inlinable
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: to be called on the main thread; traps elsewhere.
    @inlinable
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: to be called on the main thread; traps elsewhere.
    @inlinable
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order, on the main queue.
    ///
    /// - Ends: the relays do not hear the end.
    /// - Threads: to be called on the main thread; traps elsewhere.
    @inlinable
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        driveEach { element in for relay in relays { relay.accept(element) } }
    }

    @inlinable
    func driveEach(_ accept: @escaping (Element) -> Void) -> any Disposable {
        ensureMainThread("drive(_:)")
        return asObservable().subscribe(onNext: accept)
    }
}
