extension ObservableType {
    /// Makes a sequence for each subscription, and emits what it emits.
    ///
    ///     deferred { "-a-|" }  "-a-|"
    ///
    /// - Ends: with the sequence that `observableFactory` makes.
    /// - Threads: `observableFactory` runs on the subscribing thread.
    /// - Cost: nothing beside the sequence it makes. At the end of `concat`, `catch` or `retry` it is unfolded into
    ///   them, so `func again() -> … { source.concat(.deferred(again)) }` repeats in flat memory and on a flat stack.
    /// - Errors: an error that `observableFactory` throws ends the sequence.
    @inlinable
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        ChainObservable(
            run: { observer, cancel in
                do { try observableFactory().start(observer, cancel) } catch { observer.stop(error) }
            },
            makeFrame: { { _ in .last(try observableFactory()) } }
        )
    }
}
