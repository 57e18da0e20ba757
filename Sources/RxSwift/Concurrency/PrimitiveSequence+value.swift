extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Subscribes, and waits for the element.
    ///
    ///     let a = try await single.value
    ///
    /// - Ends: with the event; the subscription is disposed before the task goes on. Cancelling the task disposes it
    ///   too.
    /// - Threads: subscribes on the task's executor, off every actor; elements arrive where the sequence emits them.
    /// - Cost: one lock section for each of: waiting, the event, the cancellation.
    /// - Errors: throws the error of the sequence; `CancellationError` when the task was cancelled first.
    @inlinable
    public var value: Element {
        get async throws {
            try await primitiveSequence.answer(SingleGrammar.self) { $0 }
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Subscribes, and waits for the element, or for nil if there is none.
    ///
    ///     let a = try await maybe.value
    ///
    /// - Ends: as `Single.value`.
    /// - Threads: as `Single.value`.
    /// - Cost: as `Single.value`.
    /// - Errors: as `Single.value`.
    @inlinable
    public var value: Element? {
        get async throws {
            try await primitiveSequence.answer(MaybeGrammar.self) { event -> Result<Element?, any Error> in
                switch event {
                case .success(let element): .success(element)
                case .error(let error): .failure(error)
                case .completed: .success(nil)
                }
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Subscribes, and waits for the end.
    ///
    ///     try await completable.value
    ///
    /// - Ends: as `Single.value`.
    /// - Threads: as `Single.value`.
    /// - Cost: as `Single.value`.
    /// - Errors: as `Single.value`.
    @inlinable
    public var value: Void {
        get async throws {
            try await primitiveSequence.answer(CompletableGrammar.self) { event -> Result<Void, any Error> in
                switch event {
                case .error(let error): .failure(error)
                case .completed: .success(())
                }
            }
        }
    }
}
