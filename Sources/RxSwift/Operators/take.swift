extension ObservableType {
    /// Emits the first `count` elements, then completes.
    ///
    ///     "-a-b-c-|"  take(2)  "-a-(b|)"
    ///
    /// - Ends: after element `count`, or with the source if that is earlier; `take(0)` completes without subscribing.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: a negative count traps, naming the operator.
    @inlinable
    public func take(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "take: count must not be negative, it is \(count)")
        return count == 0 ? .empty() : staged(TakeStage(count: count))
    }
}

@usableFromInline
struct TakeStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let count: Int

    @inlinable
    init(count: Int) { self.count = count }

    @inlinable
    func makeState() -> Int { count }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Int>) {
        // A nested emission from inside `emit` may come before `complete`.
        guard sink.state > 0 else { return }
        sink.state -= 1
        sink.emit(element)
        if sink.state == 0 { sink.complete() }
    }
}
