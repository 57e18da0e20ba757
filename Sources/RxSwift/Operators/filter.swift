extension ObservableType {
    /// Emits the elements that `predicate` holds for.
    ///
    ///     "-1-2-3-4-|"  filter(isEven)  "---2---4-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: what `predicate` throws ends the sequence.
    @inlinable
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        staged(FilterStage(predicate: predicate))
    }
}

@usableFromInline
struct FilterStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let predicate: (Input) throws -> Bool

    @inlinable
    init(predicate: @escaping (Input) throws -> Bool) { self.predicate = predicate }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Void>) throws {
        if try predicate(element) { sink.emit(element) }
    }
}
