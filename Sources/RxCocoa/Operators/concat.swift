public import RxSwift

extension SharedSequence {
    /// Emits the elements of one source after another.
    ///
    ///     concat(["-a-b|", "-x|"])  "-a-b-x|"
    ///
    /// - Ends: with the last source; without sources at once.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one object for each source, and one `share`.
    @inlinable
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// Emits the elements of one source after another; see `concat(_:)` of a sequence.
    @inlinable
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.concat(collection.map { $0.asObservable() }))
    }
}
