extension InfallibleType {
    /// Emits one element and completes, inside `subscribe`.
    ///
    ///     just(a)  "(a|)"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(Observable.just(element)) }

    /// Emits one element in one turn on `scheduler` and completes in the next.
    ///
    ///     just(a, scheduler: s)  "a|"
    ///
    /// - Ends: in the second turn.
    /// - Threads: emits on `scheduler`.
    /// - Cost: two scheduled items a subscription.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(Observable.just(element, scheduler: scheduler))
    }

    /// Completes inside `subscribe`.
    ///
    ///     empty()  "|"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func empty() -> Infallible<Element> { Infallible(Observable.empty()) }

    /// Never says anything.
    ///
    ///     never()  "-----"
    ///
    /// - Ends: never.
    /// - Threads: any.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func never() -> Infallible<Element> { Infallible(Observable.never()) }

    /// Asks `observableFactory` for a sequence at each subscription.
    ///
    ///     deferred { "-a-|" }  "-a-|"
    ///
    /// - Ends: with the sequence that was made.
    /// - Threads: the factory runs on the subscribing thread.
    /// - Cost: as `Observable.deferred`.
    /// - Errors: the factory must not throw; see `Infallible`.
    @inlinable
    public static func deferred(
        _ observableFactory: @escaping () throws -> Infallible<Element>
    ) -> Infallible<Element> {
        // Caught here and not sealed: a seal would keep the chain around it from unfolding it.
        Infallible(
            Observable.deferred {
                do { return try observableFactory().source } catch {
                    errorInInfallible(error, "deferred")
                    return .empty()
                }
            })
    }
}

extension Infallible {
    /// A sequence whose events `subscribe` tells to the closure it is given.
    ///
    ///     create { observer in observer(.next(a)); observer(.completed); … }  "(a|)"
    ///
    /// - Ends: when `subscribe` says so; what it returns is disposed then, or when the subscription is.
    /// - Threads: `subscribe` runs on the subscribing thread; events are emitted where they are told, by one thread
    ///   at a time.
    /// - Cost: nothing per element.
    @inlinable
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(
            Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .next(let element): observer.onNext(element)
                    case .completed: observer.onCompleted()
                    }
                }
            }
        )
    }

    /// Emits the elements it is given.
    ///
    ///     of(a, b)  "ab|"
    ///
    /// - Ends: after the last element.
    /// - Threads: as `Observable.of`.
    /// - Cost: as `Observable.of`.
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(Observable.from(elements, scheduler: scheduler))
    }

    /// Emits the elements of `array`.
    ///
    ///     from([a, b])  "ab|"
    ///
    /// - Ends: after the last element.
    /// - Threads: as `Observable.from`.
    /// - Cost: as `Observable.from`.
    @inlinable
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(Observable.from(array, scheduler: scheduler))
    }

    /// Emits the elements of `sequence`.
    ///
    ///     from(1...2)  "12|"
    ///
    /// - Ends: after the last element.
    /// - Threads: as `Observable.from`.
    /// - Cost: as `Observable.from`.
    @inlinable
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(Observable.from(sequence, scheduler: scheduler))
    }
}
