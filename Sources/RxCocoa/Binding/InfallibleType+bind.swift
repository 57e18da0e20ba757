public import RxSwift

extension InfallibleType {
    /// Hands every event to the observers, in order.
    ///
    /// - Ends: with the sequence; the observers hear `completed`.
    /// - Threads: those of the sequence.
    /// - Cost: one sink.
    @inlinable
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }

    /// Hands every event to the observers, in order; see `bind(to:)`.
    @inlinable
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().subscribe { event in
            for observer in observers { observer.on(event.map { $0 }) }
        }
    }

    /// What `binder` makes of this sequence; how bindings of one's own are written.
    @inlinable
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// What `binder` makes of this sequence and of `curriedArgument`.
    @inlinable
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls `onNext` with each element.
    ///
    /// - Ends: with the sequence.
    /// - Threads: those of the sequence.
    @inlinable
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
}
