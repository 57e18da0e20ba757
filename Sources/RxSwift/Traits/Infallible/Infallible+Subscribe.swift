extension InfallibleType {
    /// Subscribes with a closure that hears every event.
    ///
    /// - Ends: with the completion, or when the result is disposed.
    /// - Threads: the thread that tells the event.
    /// - Cost: as `Observable.subscribe`.
    @inlinable
    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
        source.subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
    }

    /// Subscribes with a closure for each kind of event.
    ///
    /// - Ends: `onDisposed` is called once: after `onCompleted`, or after the chain was torn down by `dispose`.
    /// - Threads: `onDisposed` on the thread that tells the completion, or that disposes.
    /// - Cost: as `Observable.subscribe`.
    // Disfavoured, as the next one: `subscribe { … }` means the form that hears events, whatever the closure does.
    @_disfavoredOverload
    @inlinable
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes with a closure for each kind of event, the first of which is there.
    ///
    /// What the compiler picks for `subscribe(onNext: { … })`: an optional closure costs two thunks an element.
    @_disfavoredOverload
    @inlinable
    public func subscribe(
        onNext: @escaping (Element) -> Void, onCompleted: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onError: nil, onCompleted: onCompleted)
    }

    /// Subscribes with a closure for each kind of event, each called with `object` while that is alive.
    ///
    /// - Ends: as `subscribe(onNext:onCompleted:onDisposed:)`.
    /// - Threads: as `subscribe(onNext:onCompleted:onDisposed:)`.
    /// - Cost: one weak reference more than without; `object` is not retained.
    @inlinable
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            with: object, onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed
        )
    }
}
