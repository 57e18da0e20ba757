extension ObservableType {
    /// Emits no elements, only the end.
    ///
    ///     "-a-b-|"  ignoreElements()  "-----|"
    ///
    /// - Ends: with the source.
    /// - Threads: ends on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    @inlinable
    public func ignoreElements() -> Observable<Never> {
        staged(IgnoreElementsStage<Element>())
    }
}

@usableFromInline
struct IgnoreElementsStage<Input>: Stage {
    @usableFromInline typealias Output = Never

    @inlinable
    init() {}

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Never, Void>) {}
}
