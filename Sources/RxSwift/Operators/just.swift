extension ObservableType {
    /// Emits one element and completes, inside `subscribe`.
    ///
    ///     just(a)  "(a|)"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread; does not wait for its turn on the trampoline.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func just(_ element: Element) -> Observable<Element> {
        Observable(usesTrampoline: false) { observer, _ in
            observer.onNext(element)
            observer.stop(nil)
        }
    }

    /// Emits one element in one turn on `scheduler` and completes in the next.
    ///
    ///     just(a, scheduler: s)  "a|"
    ///
    /// - Ends: in the second turn.
    /// - Threads: emits on `scheduler`.
    /// - Cost: two scheduled items a subscription.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        .from(optional: element, scheduler: scheduler)
    }
}
