internal import RxSwift

extension SharedSequence {
    /// The elements for `for await`; subscribes at once.
    ///
    /// - Ends: the loop ends when the sequence completes. Leaving the loop or cancelling its task disposes.
    /// - Threads: for the main actor, where the elements arrive.
    /// - Cost: elements that nobody has awaited yet are buffered without bound.
    @MainActor
    public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = source.subscribe(
                onNext: {
                    // Elements that are not `Sendable` do not leave the main queue: this is for the main actor.
                    nonisolated(unsafe) let element = $0
                    continuation.yield(element)
                },
                onCompleted: { continuation.finish() }
            )
            nonisolated(unsafe) let cancel = subscription
            continuation.onTermination = { _ in cancel.dispose() }
        }
    }
}
