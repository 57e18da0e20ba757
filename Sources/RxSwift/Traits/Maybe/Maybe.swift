/// What makes a `PrimitiveSequence` a `Maybe`.
public enum MaybeTrait {}

/// A sequence of one element or none, or an error.
///
///     "--(a|)"   "--|"   "--#"
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a `Maybe` says, once.
@frozen
public enum MaybeEvent<Element> {
    /// The element; nothing follows.
    case success(Element)
    /// The sequence failed; nothing follows.
    case error(any Error)
    /// The sequence ended without an element.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A closure that hears the event of a `Maybe`.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// A maybe whose event `subscribe` tells to the closure it is given.
    ///
    ///     create { maybe in maybe(.completed); … }  "|"
    ///
    /// - Ends: with the first event it is told; the others are dropped, also when several threads tell one at once.
    ///   What `subscribe` returns is disposed then, or when the subscription is.
    /// - Threads: `subscribe` runs on the subscribing thread; the event is emitted where it is told.
    /// - Cost: one object a subscription.
    @inlinable
    public static func create(
        subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            OnSubscribeObservable(
                CreateAnswer(subscribe) { event, observer in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.stop(nil)
                    case .error(let error): observer.stop(error)
                    case .completed: observer.stop(nil)
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
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(Observable.just(element)) }

    /// Emits one element in a turn on `scheduler`.
    ///
    ///     just(a, scheduler: s)  "a|"
    ///
    /// - Ends: in the turn after that.
    /// - Threads: emits on `scheduler`.
    /// - Cost: two scheduled items a subscription.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
        Maybe(Observable.just(element, scheduler: scheduler))
    }

    /// Completes inside `subscribe`.
    ///
    ///     empty()  "|"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func empty() -> Maybe<Element> { Maybe(Observable.empty()) }

    /// Fails inside `subscribe`.
    ///
    ///     error(e)  "#"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func error(_ error: any Swift.Error) -> Maybe<Element> { Maybe(Observable.error(error)) }

    /// Never says anything.
    ///
    ///     never()  "-----"
    ///
    /// - Ends: never.
    /// - Threads: any.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func never() -> Maybe<Element> { Maybe(Observable.never()) }
}
