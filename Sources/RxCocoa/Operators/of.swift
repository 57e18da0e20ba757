extension SharedSequence {
    /// Emits `elements` and completes.
    ///
    ///     of(a, b)  "(ab|)"
    ///
    /// - Ends: after the last element.
    /// - Threads: the strategy's scheduler, one turn for each element.
    /// - Cost: one scheduled item an element.
    @inlinable
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }
}
