/// What makes a `PrimitiveSequence` a `Completable`.
public enum CompletableTrait {}

/// A sequence without elements: it ends or fails.
///
///     "--|"   "--#"
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// What a `Completable` says, once.
@frozen
public enum CompletableEvent: Sendable {
    /// The sequence failed; nothing follows.
    case error(any Error)
    /// The sequence ended; nothing follows.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// A closure that hears the event of a `Completable`.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// A completable whose event `subscribe` tells to the closure it is given.
    ///
    ///     create { completable in completable(.completed); … }  "|"
    ///
    /// - Ends: with the first event it is told; the others are dropped, also when several threads tell one at once.
    ///   What `subscribe` returns is disposed then, or when the subscription is.
    /// - Threads: `subscribe` runs on the subscribing thread; the event is emitted where it is told.
    /// - Cost: one object a subscription.
    @inlinable
    public static func create(
        subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            OnSubscribeObservable(
                CreateAnswer(subscribe) { event, observer in
                    switch event {
                    case .error(let error): observer.stop(error)
                    case .completed: observer.stop(nil)
                    }
                }
            )
        )
    }

    /// Completes inside `subscribe`.
    ///
    ///     empty()  "|"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func empty() -> Completable { Completable(Observable.empty()) }

    /// Fails inside `subscribe`.
    ///
    ///     error(e)  "#"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func error(_ error: any Swift.Error) -> Completable { Completable(Observable.error(error)) }

    /// Never says anything.
    ///
    ///     never()  "-----"
    ///
    /// - Ends: never.
    /// - Threads: any.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func never() -> Completable { Completable(Observable.never()) }
}
