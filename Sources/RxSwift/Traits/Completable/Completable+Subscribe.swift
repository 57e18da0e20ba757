extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Subscribes with a closure that hears the event: one call, none after `dispose`.
    ///
    /// - Ends: with the event.
    /// - Threads: the thread that tells it.
    /// - Cost: two objects a subscription.
    @inlinable
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        primitiveSequence.subscribe(CompletableGrammar.self, observer: observer)
    }

    /// Subscribes with a closure for each kind of event.
    ///
    /// - Ends: `onDisposed` is called once: after `onCompleted` or `onError`, or after the chain was torn down by
    ///   `dispose`.
    /// - Threads: as `subscribe(_:)`; `onDisposed` on the thread that tells the event, or that disposes.
    /// - Cost: as `subscribe(_:)`, two objects more with `onDisposed`.
    /// - Errors: without `onError` an error goes to `Hooks.defaultErrorHandler`.
    @inlinable
    public func subscribe(
        onCompleted: (() -> Void)? = nil,
        onError: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let last = LastAction(onDisposed)
        let outlet = ErrorOutlet(onError)
        let subscription = subscribe { event in
            switch event {
            case .error(let error): outlet.hear(error)
            case .completed: onCompleted?()
            }
            last.perform()
        }
        return last.following(subscription)
    }

    /// Subscribes with a closure for each kind of event, each called with `object` while that is alive.
    ///
    /// - Ends: as `subscribe(onCompleted:onError:onDisposed:)`.
    /// - Threads: as `subscribe(_:)`.
    /// - Cost: one weak reference more than without; `object` is not retained.
    /// - Errors: as `subscribe(onCompleted:onError:onDisposed:)`.
    @inlinable
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: onCompleted.map { call in { [weak object] in if let object { call(object) } } },
            onError: onError.map { call in { [weak object] in if let object { call(object, $0) } } },
            onDisposed: onDisposed.map { call in { [weak object] in if let object { call(object) } } }
        )
    }
}
