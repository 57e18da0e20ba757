extension ObservableType {
    /// Subscribes to what `selector` makes of an element, and drops the elements that come before that has completed.
    ///
    ///     "-a-b---c-|"  flatMapFirst { $0 → "x-y|" }  "-x-y---x-y|"
    ///
    /// - Ends: when the source has completed and no inner sequence is live.
    /// - Threads: inners may emit on any threads; their events are serialised by hand-over.
    /// - Cost: two objects for each inner sequence, two lock sections for each element.
    /// - Errors: an error of the source, of an inner sequence or of `selector` ends the sequence.
    @inlinable
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        OnSubscribeObservable(MergeJoin(source: asObservable(), onlyWhenIdle: true, selector: selector))
    }
}
