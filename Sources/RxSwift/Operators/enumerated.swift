extension ObservableType {
    /// Emits each element with its index, counted from 0.
    ///
    ///     "-a-b-|"  enumerated()  "-(0,a)-(1,b)-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    @inlinable
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        staged(EnumeratedStage<Element>())
    }
}

@usableFromInline
struct EnumeratedStage<Input>: Stage {
    @usableFromInline typealias Output = (index: Int, element: Input)

    @inlinable
    init() {}

    @inlinable
    func makeState() -> Int { 0 }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Output, Int>) {
        let index = sink.state
        sink.state += 1
        sink.emit((index, element))
    }
}
