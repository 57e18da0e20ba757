extension ObservableConvertibleType {
    /// Subscribes, and gives the elements to be read with `for try await`.
    ///
    ///     for try await a in source.values { … }
    ///
    /// - Ends: with the sequence. Cancelling the task that reads, or letting go of the stream, disposes the
    ///   subscription.
    /// - Threads: subscribes here and now, on this thread: a source that never returns from `subscribe` blocks here,
    ///   and elements wait in the stream until they are read (report H8).
    /// - Cost: an element that waits is kept, without bound; see `values(bufferingPolicy:)`.
    /// - Errors: the stream throws the error of the sequence, or `CancellationError` when the task was cancelled before
    ///   that.
    @inlinable
    public var values: AsyncThrowingStream<Element, any Error> { values(bufferingPolicy: .unbounded) }

    /// Subscribes, and gives the elements to be read with `for try await`, as many as may wait.
    ///
    ///     for try await a in source.values(bufferingPolicy: .bufferingNewest(1)) { … }
    ///
    /// - Ends: as `values`.
    /// - Threads: as `values`.
    /// - Cost: what waits is bounded by `policy`, which also says what is dropped (report H7).
    /// - Errors: as `values`.
    @inlinable
    public func values(
        bufferingPolicy policy: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy
    ) -> AsyncThrowingStream<Element, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Element, any Error>.makeStream(bufferingPolicy: policy)
        let run = SinkDisposer()
        continuation.onTermination = { reason in
            run.dispose()
            // The stream itself would end as if the sequence had.
            if case .cancelled = reason { continuation.finish(throwing: CancellationError()) }
        }
        let leaf = ClosureLeaf<Element>(
            {
                // The element goes from the sequence to the task: who emits it answers for that, see Threads.
                nonisolated(unsafe) let element = $0
                continuation.yield(element)
            },
            { continuation.finish(throwing: $0) }, { continuation.finish() }, nil, run
        )
        asObservable().start(AnyObserver(receiver: leaf), run)
        return stream
    }
}

extension InfallibleType {
    /// Subscribes, and gives the elements to be read with `for await`.
    ///
    ///     for await a in source.values { … }
    ///
    /// - Ends: as `Observable.values`. This stream cannot throw: when the task is cancelled, it just ends.
    /// - Threads: as `Observable.values`.
    /// - Cost: an element that waits is kept, without bound; see `values(bufferingPolicy:)`.
    @inlinable
    public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

    /// Subscribes, and gives the elements to be read with `for await`, as many as may wait.
    ///
    ///     for await a in source.values(bufferingPolicy: .bufferingNewest(1)) { … }
    ///
    /// - Ends: as `Observable.values`.
    /// - Threads: as `Observable.values`.
    /// - Cost: what waits is bounded by `policy`, which also says what is dropped (report H7).
    @inlinable
    public func values(
        bufferingPolicy policy: AsyncStream<Element>.Continuation.BufferingPolicy
    ) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream<Element>.makeStream(bufferingPolicy: policy)
        let run = SinkDisposer()
        continuation.onTermination = { _ in run.dispose() }
        let leaf = ClosureLeaf<Element>(
            {
                nonisolated(unsafe) let element = $0
                continuation.yield(element)
            },
            nil, { continuation.finish() }, nil, run
        )
        source.start(AnyObserver(receiver: leaf), run)
        return stream
    }
}
