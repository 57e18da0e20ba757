extension ObservableType {
    /// Emits what `transform` makes of each element, without the nils.
    ///
    ///     "-1-x-3-|"  compactMap(Int.init)  "-1---3-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: what `transform` throws ends the sequence.
    @inlinable
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        staged(CompactMapStage(transform: transform))
    }
}

@usableFromInline
struct CompactMapStage<Input, Output>: Stage {
    @usableFromInline let transform: (Input) throws -> Output?

    @inlinable
    init(transform: @escaping (Input) throws -> Output?) { self.transform = transform }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Output, Void>) throws {
        if let result = try transform(element) { sink.emit(result) }
    }
}
