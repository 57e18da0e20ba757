extension ObservableType {
    /// Completes inside `subscribe`.
    ///
    ///     empty()  "|"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func empty() -> Observable<Element> {
        Observable(usesTrampoline: false) { _, observer, _ in observer.stop(nil) }
    }
}
