public import RxSwift

extension SharedSequence {
    /// Completes without an element.
    ///
    ///     empty()  "|"
    ///
    /// - Ends: at once.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one scheduled item a subscription.
    @inlinable
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: AnonymousObservable(inOneTurnOn: SharingStrategy.scheduler) { $0.onCompleted() })
    }
}
