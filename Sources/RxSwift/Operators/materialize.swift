extension ObservableType {
    /// Emits each event of the source as an element, then completes.
    ///
    ///     "-a-#"  materialize()  "-next(a)-(error|)"
    ///
    /// - Ends: after the source, by completing.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    @inlinable
    public func materialize() -> Observable<Event<Element>> {
        staged(MaterializeStage<Element>())
    }
}

@usableFromInline
struct MaterializeStage<Input>: Stage {
    @usableFromInline typealias Output = Event<Input>

    @inlinable
    init() {}

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Event<Input>, Void>) { sink.emit(.next(element)) }

    @inlinable
    func completed(_ sink: some Downstream<Event<Input>, Void>) {
        sink.emit(.completed)
        sink.complete()
    }

    @inlinable
    func failed(_ error: any Error, _ sink: some Downstream<Event<Input>, Void>) {
        sink.emit(.error(error))
        sink.complete()
    }
}
