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
        DeferredObservable(observableFactory)
    }
}

/// A chain of one source, which is subscribed to straight away when it stands alone.
@usableFromInline
final class DeferredObservable<Element>: ChainObservable<Element>, @unchecked Sendable {
    @usableFromInline let factory: () throws -> Observable<Element>
    @exclusivity(unchecked) @usableFromInline var ownDescent = Descent()

    @inlinable
    init(_ factory: @escaping () throws -> Observable<Element>) {
        self.factory = factory
        super.init(makeFrame: { { _ in .last(try factory()) } }) { this, observer, cancel in
            let this = unsafeDowncast(this, to: DeferredObservable.self)
            do { try this.factory().start(observer, cancel) } catch { observer.stop(error) }
        }
    }

    deinit {
        if !ownDescent.begin() { Unwinder.release(later: factory) }
    }
}
