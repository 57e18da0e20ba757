public import RxSwift

extension SharedSequence {
    /// Emits nothing and does not end.
    ///
    ///     never()  "-"
    ///
    /// - Ends: never.
    /// - Threads: none.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: Observable.never()) }
}
