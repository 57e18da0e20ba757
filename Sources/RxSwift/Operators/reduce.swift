extension ObservableType {
    /// Emits what is accumulated from all elements, when the source completes.
    ///
    ///     "-1-2-3-|"  reduce(0, +)  "--------(6|)"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: what `accumulator` throws ends the sequence.
    @inlinable
    public func reduce<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A
    ) -> Observable<A> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }

    /// Emits what `mapResult` makes of what is accumulated from all elements, when the source completes.
    ///
    ///     "-1-2-3-|"  reduce(0, +, f)  "--------(f(6)|)"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: what a closure throws ends the sequence.
    @inlinable
    public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        staged(ReduceStage(seed: seed, accumulator: accumulator, mapResult: mapResult))
    }
}

@usableFromInline
struct ReduceStage<Input, Accumulated, Output>: Stage {
    @usableFromInline let seed: Accumulated
    @usableFromInline let accumulator: (Accumulated, Input) throws -> Accumulated
    @usableFromInline let mapResult: (Accumulated) throws -> Output

    @inlinable
    init(
        seed: Accumulated,
        accumulator: @escaping (Accumulated, Input) throws -> Accumulated,
        mapResult: @escaping (Accumulated) throws -> Output
    ) {
        self.seed = seed
        self.accumulator = accumulator
        self.mapResult = mapResult
    }

    @inlinable
    func makeState() -> Accumulated { seed }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Output, Accumulated>) throws {
        sink.state = try accumulator(sink.state, element)
    }

    @inlinable
    func completed(_ sink: some Downstream<Output, Accumulated>) throws {
        sink.emit(try mapResult(sink.state))
        sink.complete()
    }
}
