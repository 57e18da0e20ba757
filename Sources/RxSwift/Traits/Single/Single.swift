/// What makes a `PrimitiveSequence` a `Single`.
public enum SingleTrait {}

/// A sequence of exactly one element, or an error.
///
///     "--(a|)"   "--#"
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a `Single` says, once.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A closure that hears the event of a `Single`.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// A single whose event `subscribe` tells to the closure it is given.
    ///
    ///     create { single in single(.success(a)); … }  "(a|)"
    ///
    /// - Ends: with the first event it is told; the others are dropped, also when several threads tell one at once.
    ///   What `subscribe` returns is disposed then, or when the subscription is.
    /// - Threads: `subscribe` runs on the subscribing thread; the event is emitted where it is told.
    /// - Cost: one object a subscription.
    @inlinable
    public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
        Single(
            OnSubscribeObservable(
                CreateAnswer(subscribe) { event, observer in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.stop(nil)
                    case .failure(let error): observer.stop(error)
                    }
                }
            )
        )
    }

    /// Emits one element, inside `subscribe`.
    ///
    ///     just(a)  "(a|)"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func just(_ element: Element) -> Single<Element> { Single(Observable.just(element)) }

    /// Emits one element in a turn on `scheduler`.
    ///
    ///     just(a, scheduler: s)  "a|"
    ///
    /// - Ends: in the turn after that.
    /// - Threads: emits on `scheduler`.
    /// - Cost: two scheduled items a subscription.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
        Single(Observable.just(element, scheduler: scheduler))
    }

    /// Fails inside `subscribe`.
    ///
    ///     error(e)  "#"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func error(_ error: any Swift.Error) -> Single<Element> { Single(Observable.error(error)) }

    /// Never says anything.
    ///
    ///     never()  "-----"
    ///
    /// - Ends: never.
    /// - Threads: any.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func never() -> Single<Element> { Single(Observable.never()) }
}
