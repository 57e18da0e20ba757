extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Subscribes with a closure that hears the event: one call, whatever the source says, none after `dispose`.
    ///
    /// - Ends: with the event.
    /// - Threads: the thread that tells it.
    /// - Cost: two objects a subscription.
    /// - Errors: a source that completes without an element, or that emits another, breaks the trait: that traps in
    ///   debug builds; in release builds it is printed, and the former is heard as `RxError.noElements`.
    /// - Differs: upstream hears nothing at all from such a source in release builds.
    @inlinable
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        primitiveSequence.subscribe(SingleGrammar.self, observer: observer)
    }

    /// Subscribes with a closure for each kind of event.
    ///
    /// - Ends: `onDisposed` is called once: after `onSuccess` or `onFailure`, or after the chain was torn down by
    ///   `dispose`.
    /// - Threads: as `subscribe(_:)`; `onDisposed` on the thread that tells the event, or that disposes.
    /// - Cost: as `subscribe(_:)`, two objects more with `onDisposed`.
    /// - Errors: as `subscribe(_:)`; without `onFailure` an error goes to `Hooks.defaultErrorHandler`.
    @inlinable
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let last = LastAction(onDisposed)
        let outlet = ErrorOutlet(onFailure)
        let subscription = subscribe { event in
            switch event {
            case .success(let element): onSuccess?(element)
            case .failure(let error): outlet.hear(error)
            }
            last.perform()
        }
        return last.following(subscription)
    }

    /// Subscribes with a closure for each kind of event, each called with `object` while that is alive.
    ///
    /// - Ends: as `subscribe(onSuccess:onFailure:onDisposed:)`.
    /// - Threads: as `subscribe(_:)`.
    /// - Cost: one weak reference more than without; `object` is not retained.
    /// - Errors: as `subscribe(onSuccess:onFailure:onDisposed:)`.
    @inlinable
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: onSuccess.map { call in { [weak object] in if let object { call(object, $0) } } },
            onFailure: onFailure.map { call in { [weak object] in if let object { call(object, $0) } } },
            onDisposed: onDisposed.map { call in { [weak object] in if let object { call(object) } } }
        )
    }
}
