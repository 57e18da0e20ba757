extension InfallibleType {
    /// Emits the first `count` elements, then completes.
    ///
    ///     "-a-b-c-|"  take(2)  "-a-(b|)"
    ///
    /// - Ends: after element `count`, or with the source if that is earlier.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.take`.
    /// - Errors: a negative count traps.
    @inlinable
    public func take(_ count: Int) -> Infallible<Element> { Infallible(source.take(count)) }

    /// Emits elements until `other` emits one.
    ///
    ///     "-a-b-c-|", other: "----x"  take(until: other)  "-a-b|"
    ///
    /// - Ends: with the source, or at the first element of `other`.
    /// - Threads: as `Observable.take(until:)`.
    /// - Cost: as `Observable.take(until:)`.
    @inlinable
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(source.take(until: other.asObservable()))
    }

    /// Emits elements until `other` emits one.
    ///
    ///     "-a-b-c-|", other: "----x"  take(until: other)  "-a-b|"
    ///
    /// - Ends: with the source, or at the first element of `other`.
    /// - Threads: as `Observable.take(until:)`.
    /// - Cost: as `Observable.take(until:)`.
    /// - Errors: `other` must not fail; see `Infallible`.
    @inlinable
    public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(sealing: source.take(until: other), "take(until:)")
    }

    /// Emits elements until `predicate` holds for one.
    ///
    ///     "-1-2-3-4-|"  take(until: isEven)  "-1-|"
    ///
    /// - Ends: at that element, which is emitted if `behavior` is `.inclusive`, or with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.take(until:behavior:)`.
    /// - Errors: `predicate` must not throw; see `Infallible`.
    @inlinable
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(sealing: source.take(until: predicate, behavior: behavior), "take(until:)")
    }

    /// Emits elements as long as `predicate` holds.
    ///
    ///     "-1-3-4-5-|"  take(while: isOdd)  "-1-3-|"
    ///
    /// - Ends: at the first element it does not hold for, which is emitted if `behavior` is `.inclusive`, or with the
    ///   source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.take(while:behavior:)`.
    /// - Errors: `predicate` must not throw; see `Infallible`.
    @inlinable
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(sealing: source.take(while: predicate, behavior: behavior), "take(while:)")
    }

    /// Emits elements once `other` has emitted one.
    ///
    ///     "-a-b-c-|", other: "----x"  skip(until: other)  "-----c-|"
    ///
    /// - Ends: with the source.
    /// - Threads: as `Observable.skip(until:)`.
    /// - Cost: as `Observable.skip(until:)`.
    /// - Errors: `other` must not fail; see `Infallible`.
    @inlinable
    public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(sealing: source.skip(until: other), "skip(until:)")
    }

    /// Emits elements from the first one on that `predicate` does not hold for.
    ///
    ///     "-1-3-4-5-|"  skip(while: isOdd)  "-----4-5-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.skip(while:)`.
    /// - Errors: `predicate` must not throw; see `Infallible`.
    @inlinable
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
        Infallible(sealing: source.skip(while: predicate), "skip(while:)")
    }
}
