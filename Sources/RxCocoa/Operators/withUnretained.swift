public import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Emits what `resultSelector` makes of `object` and each element, while `object` is alive.
    ///
    ///     "-a-b-c-|", object dies at "----x"  withUnretained(object)  "-A-B-|"
    ///
    /// - Ends: with this sequence, or with the first element after `object` has died.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one weak reference, and one `share`; `object` is not retained.
    @inlinable
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        SharedSequence(asObservable().withUnretained(object, resultSelector: resultSelector))
    }

    /// Emits `object` with each element, while `object` is alive; see the form with a `resultSelector`.
    @inlinable
    public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Not there: a driver replays its latest element, which would hold `object` (report E5).
    @available(
        *, unavailable,
        message:
            "a driver would keep the object alive in what it replays; use drive(with:onNext:onCompleted:onDisposed:)"
    )
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        fatalError("withUnretained: not available on a driver")
    }

    /// Not there: a driver replays its latest element, which would hold `object` (report E5).
    @available(
        *, unavailable,
        message:
            "a driver would keep the object alive in what it replays; use drive(with:onNext:onCompleted:onDisposed:)"
    )
    public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        fatalError("withUnretained: not available on a driver")
    }
}
