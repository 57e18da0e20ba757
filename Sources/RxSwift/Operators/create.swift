extension ObservableType {
    /// A sequence whose events `subscribe` tells to the observer it is given.
    ///
    /// - Ends: when `subscribe` says so; what it returns is disposed then, or when the subscription is.
    /// - Threads: `subscribe` runs on the subscribing thread; events are emitted where they are told. Telling them from
    ///   two threads at once breaks the Rx contract and is reported in debug builds.
    /// - Cost: nothing per element; the observer goes straight to the next operator.
    @inlinable
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        OnSubscribeObservable(Create(subscribe: subscribe))
    }
}

@usableFromInline
struct Create<Output>: OnSubscribe {
    @usableFromInline let subscribe: (AnyObserver<Output>) -> any Disposable

    @inlinable
    init(subscribe: @escaping (AnyObserver<Output>) -> any Disposable) { self.subscribe = subscribe }

    @inlinable
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) {
        cancel.set(subscribe(observer.watched("create", for: [.overlap, .reentrancy])))
    }
}
