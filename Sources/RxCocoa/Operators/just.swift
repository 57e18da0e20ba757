public import RxSwift

extension SharedSequence {
    /// Emits one element and completes.
    ///
    ///     just(a)  "(a|)"
    ///
    /// - Ends: at once.
    /// - Threads: the strategy's scheduler; on the main queue that is inside `drive`, whatever else is queued.
    /// - Cost: one scheduled item a subscription.
    @inlinable
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: AnonymousObservable(inOneTurnOn: SharingStrategy.scheduler) {
                $0.onNext(element)
                $0.onCompleted()
            }
        )
    }
}
