extension ObservableType {
    /// Subscribes with a closure that hears every event.
    ///
    /// - Threads: as `subscribe(onNext:onError:onCompleted:onDisposed:)`.
    @inlinable
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(HandlerObserver(on))
    }

    /// Subscribes with a closure for each kind of event.
    ///
    /// - Ends: `onDisposed` is called once: after `onError` or `onCompleted`, or after the chain was torn down by
    ///   `dispose`.
    /// - Threads: `onDisposed` runs on the thread that delivers the stop event, or that disposes.
    /// - Errors: without `onError` an error goes to `Hooks.defaultErrorHandler`.
    // Disfavoured, as the next one: `subscribe { … }` means the form that hears events, whatever the closure does.
    @_disfavoredOverload
    @inlinable
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        guard let onDisposed else {
            return subscribe(onNext: onNext ?? { _ in }, onError: onError, onCompleted: onCompleted)
        }
        // The order users know: the chain is torn down first, then `onDisposed` is called.
        let last = AnonymousDisposable(onDisposed)
        let run = SinkDisposer()
        let cancel = SinkDisposer()
        cancel.set(BinaryDisposable(run, last))
        start(ClosureLeaf(onNext ?? { _ in }, onError, onCompleted, last, cancel), run)
        return cancel
    }

    /// Subscribes with a closure for each kind of event, the first of which is there.
    ///
    /// Does what the form with optional closures does. A closure that was optional in generic code is called through
    /// two thunks, 3 ns an element; this form is what the compiler picks for `subscribe(onNext: { … })`, and has none.
    @_disfavoredOverload
    @inlinable
    public func subscribe(
        onNext: consuming @escaping (Element) -> Void,
        onError: consuming ((any Error) -> Void)? = nil,
        onCompleted: consuming (() -> Void)? = nil
    ) -> any Disposable {
        let run = SinkDisposer()
        start(ClosureLeaf(onNext, onError, onCompleted, nil, run), run)
        return run
    }

    /// Subscribes with a closure for each kind of event, each called with `object` while that is alive.
    ///
    /// - Cost: one weak reference more than without; `object` is not retained.
    @inlinable
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: onNext.map { call in { [weak object] in if let object { call(object, $0) } } },
            onError: onError.map { call in { [weak object] in if let object { call(object, $0) } } },
            onCompleted: onCompleted.map { call in { [weak object] in if let object { call(object) } } },
            onDisposed: onDisposed.map { call in { [weak object] in if let object { call(object) } } }
        )
    }

    @inlinable
    func start(_ leaf: consuming ClosureLeaf<Element>, _ run: SinkDisposer) {
        asObservable().start(AnyObserver(receiver: leaf), run)
    }
}
