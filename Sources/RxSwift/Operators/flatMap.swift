extension ObservableType {
    /// Subscribes to what `selector` makes of each element, and emits the elements of all of them as they come.
    ///
    ///     "-a---b-|"  flatMap { $0 → "x-y|" }  "-x-y-x-y|"
    ///
    /// - Ends: when the source and every inner sequence has completed.
    /// - Threads: inners may emit on any threads; their events are serialised by hand-over.
    /// - Cost: two objects for each inner sequence, two lock sections for each element.
    /// - Errors: an error of the source, of an inner sequence or of `selector` ends the sequence.
    @inlinable
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        OnSubscribeObservable(MergeJoin(source: asObservable(), selector: selector))
    }
}
