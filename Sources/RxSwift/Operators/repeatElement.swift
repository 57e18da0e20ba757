extension ObservableType {
    /// Emits one element over and over.
    ///
    ///     repeatElement(a)  "aaaaa…"
    ///
    /// - Ends: never by itself; `repeatElement(a).take(3)` ends.
    /// - Threads: emits on `scheduler`, one element for each turn; where turns are dear, as on dispatch and operation
    ///   queues, as many as come in 20 µs. On the current thread `subscribe` only returns when the subscription was
    ///   cancelled by what comes after.
    /// - Cost: two objects per subscription, nothing per element.
    @inlinable
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        OnSubscribeObservable(Pulled(RepeatPull(element: element), scheduler: scheduler))
    }
}

@usableFromInline
struct RepeatPull<Element>: Pull {
    @usableFromInline let element: Element

    @inlinable
    init(element: Element) { self.element = element }

    @inlinable
    func next() -> Element? { element }
}
