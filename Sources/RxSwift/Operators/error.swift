extension ObservableType {
    /// Fails inside `subscribe`.
    ///
    ///     error(e)  "#"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func error(_ error: any Error) -> Observable<Element> {
        OnSubscribeObservable(Failure(error: error))
    }
}

@usableFromInline
struct Failure<Output>: OnSubscribe {
    @usableFromInline let error: any Error

    @inlinable
    init(error: any Error) { self.error = error }

    @inlinable static var usesTrampoline: Bool { false }

    @inlinable
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) { observer.stop(error) }
}
