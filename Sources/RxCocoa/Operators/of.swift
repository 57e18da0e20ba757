extension SharedSequence {
    /// Emits `elements` and completes.
    ///
    ///     of(a, b)  "(ab|)"
    ///
    /// - Ends: after the last element.
    /// - Threads: the strategy's scheduler, turns as with `Observable.from`.
    /// - Cost: one scheduled item a turn.
    @inlinable
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }
}
