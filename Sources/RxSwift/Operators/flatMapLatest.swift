extension ObservableType {
    /// Emits the elements of what `selector` made of the latest element.
    ///
    ///     "-a---b-----|"  flatMapLatest { $0 → "x-y-z-|" }  "-x-y-x-y-z-|"
    ///
    /// - Ends: when the source and the latest inner sequence have completed.
    /// - Threads: inners may emit on any threads; their events are serialised by hand-over. The sequence before is let
    ///   go of after `selector` has returned and before the next is subscribed to.
    /// - Cost: two objects for each inner sequence, two lock sections for each element.
    /// - Errors: an error of the source, of the latest inner sequence or of `selector` ends the sequence.
    @inlinable
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        OnSubscribeObservable(SwitchJoin(source: asObservable(), selector: selector))
    }
}
