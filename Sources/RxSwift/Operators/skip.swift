extension ObservableType {
    /// Emits all but the first `count` elements.
    ///
    ///     "-a-b-c-|"  skip(2)  "-----c-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element. A count of 0 or less skips nothing.
    @inlinable
    public func skip(_ count: Int) -> Observable<Element> {
        staged(SkipStage(count: count))
    }

    /// Emits the elements from the first on that `predicate` does not hold for.
    ///
    ///     "-1-3-4-5-|"  skip(while: isOdd)  "-----4-5-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription; `predicate` is not called again once it did not hold.
    /// - Errors: what `predicate` throws ends the sequence.
    @inlinable
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        staged(SkipWhileStage(predicate: predicate))
    }
}

@usableFromInline
struct SkipStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let count: Int

    @inlinable
    init(count: Int) { self.count = count }

    @inlinable
    func makeState() -> Int { count }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Int>) {
        if sink.state > 0 { sink.state -= 1 } else { sink.emit(element) }
    }
}

@usableFromInline
struct SkipWhileStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let predicate: (Input) throws -> Bool

    @inlinable
    init(predicate: @escaping (Input) throws -> Bool) { self.predicate = predicate }

    /// Whether elements are still skipped.
    @inlinable
    func makeState() -> Bool { true }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Bool>) throws {
        if sink.state { sink.state = try predicate(element) }
        if !sink.state { sink.emit(element) }
    }
}
