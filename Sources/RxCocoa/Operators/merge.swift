public import RxSwift

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Emits the elements of all inner sequences as they come.
    ///
    ///     "-x---y-|" of x = "-a-b-c|" and y = "-d|"  "---a-b-(cd)|"
    ///
    /// - Ends: when this sequence and all inner ones have completed.
    /// - Threads: those of the inner sequences' strategy.
    /// - Cost: two objects for each inner sequence, and one `share`.
    @inlinable
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().flatMap { $0.asSharedSequence() })
    }

    /// Emits the elements of all inner sequences as they come, with at most `maxConcurrent` of them live.
    ///
    ///     "-x-y-|" of x = "-a-b|" and y = "-c|"  merge(maxConcurrent: 1)  "---a-b-c|"
    ///
    /// - Ends: when this sequence and all inner ones have completed.
    /// - Threads: those of the inner sequences' strategy.
    /// - Cost: two objects for each inner sequence, and one `share`; inner sequences wait in a queue.
    @inlinable
    public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().map { $0.asSharedSequence() }.merge(maxConcurrent: maxConcurrent))
    }
}

extension SharedSequenceConvertibleType {
    /// Emits the elements of all sources as they come.
    ///
    ///     merge(["-a---b-|", "---x---|"])  "-a-x-b-|"
    ///
    /// - Ends: when all sources have completed; without sources at once.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one object for each source, and one `share`.
    @inlinable
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of all sources as they come; see `merge(_:)` of a collection.
    @inlinable
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of all sources as they come; see `merge(_:)` of a collection.
    @inlinable
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }
}
