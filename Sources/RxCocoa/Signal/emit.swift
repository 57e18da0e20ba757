public import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Subscribes with a closure for each kind of event.
    ///
    /// - Ends: `onDisposed` is called once, after `onCompleted` or when the result is disposed.
    /// - Threads: the closures are called on the main queue.
    @inlinable
    public func emit(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes with a closure for each kind of event, each called with `object` while that is alive.
    ///
    /// - Ends: as `emit(onNext:onCompleted:onDisposed:)`.
    /// - Threads: as `emit(onNext:onCompleted:onDisposed:)`.
    /// - Cost: one weak reference more than without; `object` is not retained.
    @inlinable
    public func emit<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed
        )
    }

    /// Subscribes for the sake of what happens on the way.
    ///
    /// - Ends: with the sequence.
    /// - Threads: may be called on any.
    @inlinable
    public func emit() -> any Disposable {
        asObservable().subscribe(onNext: { _ in })
    }
}
