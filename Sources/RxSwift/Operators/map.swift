extension ObservableType {
    /// Emits what `transform` makes of each element.
    ///
    ///     "-a-b-|"  map(f)  "-f(a)-f(b)-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: what `transform` throws ends the sequence.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        staged(MapStage(transform: transform))
    }
}

@usableFromInline
struct MapStage<Input, Output>: Stage {
    @usableFromInline let transform: (Input) throws -> Output

    @inlinable
    init(transform: @escaping (Input) throws -> Output) { self.transform = transform }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Output, Void>) throws {
        sink.emit(try transform(element))
    }
}
