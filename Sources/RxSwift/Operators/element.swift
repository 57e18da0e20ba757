extension ObservableType {
    /// Emits the element at `index`, counted from 0, then completes.
    ///
    ///     "-a-b-c-|"  element(at: 1)  "---(b|)"
    ///
    /// - Ends: after that element.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: a source that completes before it fails with `RxError.argumentOutOfRange`; a negative index traps,
    ///   naming the operator.
    @inlinable
    public func element(at index: Int) -> Observable<Element> {
        precondition(index >= 0, "element(at:): the index must not be negative, it is \(index)")
        return staged(ElementAtStage(index: index))
    }
}

@usableFromInline
struct ElementAtStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let index: Int

    @inlinable
    init(index: Int) { self.index = index }

    /// How many elements come before the one; negative once it came.
    @inlinable
    func makeState() -> Int { index }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Int>) {
        // A nested emission from inside `emit` may come before `complete`.
        guard sink.state >= 0 else { return }
        sink.state -= 1
        guard sink.state < 0 else { return }
        sink.emit(element)
        sink.complete()
    }

    @inlinable
    func completed(_ sink: some Downstream<Input, Int>) {
        if sink.state >= 0 { sink.fail(RxError.argumentOutOfRange) } else { sink.complete() }
    }
}
