public import RxSwift

extension ObservableType {
    /// Hands every event to the observers, in order.
    ///
    /// - Ends: with the sequence; the observers hear the stop event.
    /// - Threads: those of the sequence.
    /// - Cost: one sink.
    @inlinable
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }

    /// Hands every event to the observers, in order; see `bind(to:)`.
    @inlinable
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        subscribe { event in
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
    /// - Errors: binding a sequence that fails is a mistake: it traps in debug builds and is printed in release builds.
    @inlinable
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext, onError: { misuse("bind(onNext:): a bound sequence failed: \($0)") })
    }

    /// Calls `onNext` with `object`, while that is alive, and each element.
    ///
    /// - Ends: with the sequence.
    /// - Threads: those of the sequence.
    /// - Cost: one weak reference; `object` is not retained.
    /// - Errors: binding a sequence that fails is a mistake: it traps in debug builds and is printed in release builds.
    @inlinable
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        bind { [weak object] in if let object { onNext(object, $0) } }
    }
}
