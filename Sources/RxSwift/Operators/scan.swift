extension ObservableType {
    /// Emits, for each element, what is accumulated up to it.
    ///
    ///     "-1-2-3-|"  scan(0, +)  "-1-3-6-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: what `accumulator` throws ends the sequence.
    @inlinable
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        staged(ScanStage(seed: seed, accumulator: accumulator))
    }

    /// Emits, for each element, what is accumulated up to it, in place.
    ///
    ///     "-1-2-3-|"  scan(into: [], append)  "-[1]-[1,2]-[1,2,3]-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription; a collection is only copied if somebody kept the one emitted before.
    /// - Errors: what `accumulator` throws ends the sequence. An element that arrives from inside `accumulator` traps,
    ///   since there is nothing to accumulate into.
    @inlinable
    public func scan<A>(
        into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
    ) -> Observable<A> {
        staged(ScanIntoStage(seed: seed, accumulator: accumulator))
    }
}

@usableFromInline
struct ScanStage<Input, Output>: Stage {
    @usableFromInline let seed: Output
    @usableFromInline let accumulator: (Output, Input) throws -> Output

    @inlinable
    init(seed: Output, accumulator: @escaping (Output, Input) throws -> Output) {
        self.seed = seed
        self.accumulator = accumulator
    }

    @inlinable
    func makeState() -> Output { seed }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Output, Output>) throws {
        let accumulated = try accumulator(sink.state, element)
        sink.state = accumulated
        sink.emit(accumulated)
    }
}

@usableFromInline
struct ScanIntoStage<Input, Output>: Stage {
    @usableFromInline let seed: Output
    @usableFromInline let accumulator: (inout Output, Input) throws -> Void

    @inlinable
    init(seed: Output, accumulator: @escaping (inout Output, Input) throws -> Void) {
        self.seed = seed
        self.accumulator = accumulator
    }

    // Optional, to be taken out while the accumulator has it: a second reference would make it copy a collection.
    @inlinable
    func makeState() -> Output? { seed }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Output, Output?>) throws {
        guard var accumulated = sink.state.take() else {
            preconditionFailure("scan(into:): an element arrived from inside the accumulator")
        }
        try accumulator(&accumulated, element)
        sink.state = accumulated
        sink.emit(accumulated)
    }
}
