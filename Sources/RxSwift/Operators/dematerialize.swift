extension ObservableType where Element: EventConvertible {
    /// Does what the elements of the source, which are events, say: `materialize` undone.
    ///
    ///     "-next(a)-completed-next(b)-"  dematerialize()  "-a-|"
    ///
    /// - Ends: at the first stop event, or with the source if that is earlier.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    @inlinable
    public func dematerialize() -> Observable<Element.Element> {
        staged(DematerializeStage<Element>())
    }
}

@usableFromInline
struct DematerializeStage<Input: EventConvertible>: Stage {
    @usableFromInline typealias Output = Input.Element

    @inlinable
    init() {}

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input.Element, Void>) {
        switch element.event {
        case .next(let element): sink.emit(element)
        case .error(let error): sink.fail(error)
        case .completed: sink.complete()
        }
    }
}
