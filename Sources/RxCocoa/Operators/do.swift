public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits what this sequence emits, and calls a closure before or after each thing that happens.
    ///
    ///     "-a-b-|"  do(onNext: f)  "-a-b-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: what concerns an event on the strategy's scheduler; `onSubscribe` and `onSubscribed` on the thread
    ///   that subscribes first; `onDispose` on the one that disposes last.
    /// - Cost: one `share`; the closures run once for each event, however many listen.
    @inlinable
    public func `do`(
        onNext: ((Element) -> Void)? = nil,
        afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().do(
                onNext: onNext, afterNext: afterNext,
                onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
            )
        )
    }
}
