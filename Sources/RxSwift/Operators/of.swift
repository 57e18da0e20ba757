extension ObservableType {
    /// Emits the elements it is given.
    ///
    ///     of(a, b)  "ab|"
    ///
    /// - Ends: after the last element.
    /// - Threads: emits on `scheduler`, one element for each turn; where turns are dear, as on dispatch and operation
    ///   queues, as many as come in 20 µs.
    /// - Cost: two objects per subscription, nothing per element.
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        .from(elements, scheduler: scheduler)
    }
}
