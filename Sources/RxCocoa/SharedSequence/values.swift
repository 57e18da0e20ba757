internal import RxSwift

extension SharedSequence {
    /// The elements for `for await`; subscribes at once.
    ///
    /// - Ends: the loop ends when the sequence completes. Leaving the loop or cancelling its task disposes.
    /// - Threads: for the main actor, where the elements arrive.
    /// - Cost: elements that nobody has awaited yet are buffered without bound.
    @MainActor
    public var values: AsyncStream<Element> { asInfallible().values }
}
