public import RxSwift

extension SharedSequence {
    /// Asks `observableFactory` for a sequence when the first of its subscribers comes.
    ///
    ///     deferred { "-a-|" }  "-a-|"
    ///
    /// - Ends: with the sequence that was made.
    /// - Threads: the factory runs on the thread that subscribes first.
    /// - Cost: one `share`.
    @inlinable
    public static func deferred(
        _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.deferred { observableFactory().asObservable() })
    }
}
