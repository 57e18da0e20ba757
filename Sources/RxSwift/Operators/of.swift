extension ObservableType {
    /// Emits the elements it is given.
    ///
    ///     of(a, b)  "ab|"
    ///
    /// - Ends: after the last element.
    /// - Threads: emits on `scheduler`; turns as with an array, see `from(_:scheduler:)`.
    /// - Cost: two objects per subscription, nothing per element.
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        .from(elements, scheduler: scheduler)
    }
}
