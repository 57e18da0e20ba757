extension ObservableType {
    /// Emits the last `count` elements, when the source completes.
    ///
    ///     "-a-b-c-|"  takeLast(2)  "-------(bc|)"
    ///
    /// - Ends: with the source; an error drops what was kept.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription; memory for the elements kept, whatever the count.
    /// - Errors: a negative count traps, naming the operator.
    @inlinable
    public func takeLast(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "takeLast: count must not be negative, it is \(count)")
        return staged(TakeLastStage(count: count))
    }
}

@usableFromInline
struct TakeLastStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let count: Int

    @inlinable
    init(count: Int) { self.count = count }

    // Starts empty: `takeLast(Int.max)` is a way to say "all, at the end" (the kind of report E7).
    @inlinable
    func makeState() -> Queue<Input> { Queue() }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Queue<Input>>) {
        guard count > 0 else { return }
        // Held until the state is whole again: its deinit may re-enter.
        let dropped = sink.state.count == count ? sink.state.dequeue() : nil
        sink.state.enqueue(element)
        withExtendedLifetime(dropped) {}
    }

    @inlinable
    func completed(_ sink: some Downstream<Input, Queue<Input>>) {
        var last = sink.state
        sink.state = Queue()
        while !sink.isSilent, let element = last.dequeue() { sink.emit(element) }
        sink.complete()
    }
}
