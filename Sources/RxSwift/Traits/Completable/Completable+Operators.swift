extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Emits what the source says, and calls a closure before or after each thing that happens.
    ///
    ///     "--|"  do(onCompleted: f)  "--|"
    ///
    /// - Ends: with the source.
    /// - Threads: as `Observable.do`.
    /// - Cost: as `Observable.do`.
    /// - Errors: what `onError` or `onCompleted` throws is the event.
    @inlinable
    public func `do`(
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            source.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
            )
        )
    }

    /// Ends when all completables have.
    ///
    ///     a       "--|"
    ///     b       "----|"
    ///     [a, b]  "----|"
    ///
    /// - Ends: with the last one, or at the first error. Without completables at once.
    /// - Threads: they are subscribed to in their order on the subscribing thread, and may end on any threads.
    /// - Cost: as `Observable.merge`.
    /// - Errors: the first error is the event; the others are disposed.
    @inlinable
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// Ends when all completables have; see `zip` of a collection.
    @inlinable
    public static func zip(_ sources: Completable...) -> Completable {
        Completable(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// Ends when all completables have; see `zip` of a collection.
    @inlinable
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(Observable.merge(sources.map { $0.asObservable() }))
    }
}
