extension ObservableType {
    /// Says nothing, ever.
    ///
    ///     never()  "-----"
    ///
    /// - Ends: never.
    /// - Threads: none.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func never() -> Observable<Element> {
        Observable(usesTrampoline: false) { _, _, _ in }
    }
}
