extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Subscribes with a closure that hears the event: one call, whatever the source says, none after `dispose`.
    ///
    /// - Ends: with the event.
    /// - Threads: the thread that tells it.
    /// - Cost: two objects a subscription.
    /// - Errors: a source that emits a second element breaks the trait: that traps in debug builds and is printed in
    ///   release builds.
    @inlinable
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        primitiveSequence.subscribe(MaybeGrammar.self, observer: observer)
    }

    /// Subscribes with a closure for each kind of event.
    ///
    /// - Ends: `onDisposed` is called once: after `onSuccess`, `onError` or `onCompleted`, or after the chain was torn
    ///   down by `dispose`. After `onSuccess` there is no `onCompleted`.
    /// - Threads: as `subscribe(_:)`; `onDisposed` on the thread that tells the event, or that disposes.
    /// - Cost: as `subscribe(_:)`, two objects more with `onDisposed`.
    /// - Errors: as `subscribe(_:)`; without `onError` an error goes to `Hooks.defaultErrorHandler`.
    @inlinable
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let last = LastAction(onDisposed)
        let outlet = ErrorOutlet(onError)
        let subscription = subscribe { event in
            switch event {
            case .success(let element): onSuccess?(element)
            case .error(let error): outlet.hear(error)
            case .completed: onCompleted?()
            }
            last.perform()
        }
        return last.following(subscription)
    }

    /// Subscribes with a closure for each kind of event, each called with `object` while that is alive.
    ///
    /// - Ends: as `subscribe(onSuccess:onError:onCompleted:onDisposed:)`.
    /// - Threads: as `subscribe(_:)`.
    /// - Cost: one weak reference more than without; `object` is not retained.
    /// - Errors: as `subscribe(onSuccess:onError:onCompleted:onDisposed:)`.
    @inlinable
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: onSuccess.map { call in { [weak object] in if let object { call(object, $0) } } },
            onError: onError.map { call in { [weak object] in if let object { call(object, $0) } } },
            onCompleted: onCompleted.map { call in { [weak object] in if let object { call(object) } } },
            onDisposed: onDisposed.map { call in { [weak object] in if let object { call(object) } } }
        )
    }
}
