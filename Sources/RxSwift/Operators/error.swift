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
        AnonymousObservable(usesTrampoline: false) { observer, _ in observer.stop(error) }
    }
}
