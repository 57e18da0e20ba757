public import RxSwift

extension SharedSequence {
    /// Emits the elements of `array` and completes.
    ///
    ///     from([a, b])  "(ab|)"
    ///
    /// - Ends: after the last element.
    /// - Threads: the strategy's scheduler, turns as with `Observable.from`.
    /// - Cost: one scheduled item a turn.
    @inlinable
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
    }

    /// Emits the elements of `sequence` and completes.
    ///
    ///     from(a...b)  "(ab|)"
    ///
    /// - Ends: after the last element.
    /// - Threads: the strategy's scheduler, turns as with `Observable.from`.
    /// - Cost: one scheduled item a turn.
    @inlinable
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
    }

    /// Emits the element, if there is one, and completes.
    ///
    ///     from(optional: a)  "(a|)"
    ///
    /// - Ends: at once.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one or two scheduled items a subscription.
    @inlinable
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
    }
}
