public import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// What `transformation` makes of this sequence; how bindings of one's own are written.
    ///
    /// - Threads: to be called on the main thread; traps elsewhere.
    @inlinable
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        ensureMainThread("drive(_:)")
        return transformation(asObservable())
    }

    /// What `with` makes of this sequence and of `curriedArgument`.
    ///
    /// - Threads: to be called on the main thread; traps elsewhere.
    @inlinable
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        ensureMainThread("drive(_:curriedArgument:)")
        return with(asObservable())(curriedArgument)
    }

    /// Subscribes with a closure for each kind of event.
    ///
    /// - Ends: `onDisposed` is called once, after `onCompleted` or when the result is disposed.
    /// - Threads: to be called on the main thread; traps elsewhere. The closures are called on the main queue.
    @inlinable
    public func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        ensureMainThread("drive(onNext:)")
        return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes with a closure for each kind of event, each called with `object` while that is alive.
    ///
    /// - Ends: as `drive(onNext:onCompleted:onDisposed:)`.
    /// - Threads: as `drive(onNext:onCompleted:onDisposed:)`.
    /// - Cost: one weak reference more than without; `object` is not retained.
    @inlinable
    public func drive<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        ensureMainThread("drive(with:)")
        return asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed
        )
    }

    /// Subscribes for the sake of what happens on the way.
    ///
    /// - Ends: with the sequence.
    /// - Threads: to be called on the main thread; traps elsewhere.
    @inlinable
    public func drive() -> any Disposable {
        ensureMainThread("drive()")
        return asObservable().subscribe(onNext: { _ in })
    }
}
