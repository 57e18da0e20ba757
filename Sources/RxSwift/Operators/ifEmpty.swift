extension ObservableType {
    /// Emits what the source emits, or `default` when the source completes without an element.
    ///
    ///     "-----|"  ifEmpty(default: x)  "-----(x|)"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    @inlinable
    public func ifEmpty(default: Element) -> Observable<Element> {
        staged(IfEmptyStage(fallback: `default`))
    }
}

@usableFromInline
struct IfEmptyStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let fallback: Input

    @inlinable
    init(fallback: Input) { self.fallback = fallback }

    /// Whether nothing came so far.
    @inlinable
    func makeState() -> Bool { true }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Bool>) {
        sink.state = false
        sink.emit(element)
    }

    @inlinable
    func completed(_ sink: some Downstream<Input, Bool>) {
        if sink.state { sink.emit(fallback) }
        sink.complete()
    }
}
