extension InfallibleType {
    /// Emits the elements that differ from the one before.
    ///
    ///     "-a-a-b-a-|"  distinctUntilChanged()  "-a---b-a-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.distinctUntilChanged`.
    @inlinable
    public func distinctUntilChanged() -> Infallible<Element> where Element: Equatable {
        Infallible(source.distinctUntilChanged())
    }

    /// Emits the elements whose `property` differs from that of the one emitted before.
    ///
    ///     "-ab-a-B-|"  distinctUntilChanged(at: \.first)  "-ab---B-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.distinctUntilChanged`.
    @inlinable
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Infallible<Element> {
        Infallible(source.distinctUntilChanged(at: keyPath))
    }

    /// Emits the elements whose key differs from that of the one emitted before.
    ///
    ///     "-1-3-2-|"  distinctUntilChanged { $0 % 2 }  "-1---2-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.distinctUntilChanged`.
    /// - Errors: `keySelector` must not throw; see `Infallible`.
    @inlinable
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Infallible<Element> {
        Infallible(sealing: source.distinctUntilChanged(keySelector), "distinctUntilChanged")
    }

    /// Emits the elements that `comparer` does not call equal to the one emitted before.
    ///
    ///     "-a-A-b-|"  distinctUntilChanged(ignoringCase)  "-a---b-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.distinctUntilChanged`.
    /// - Errors: `comparer` must not throw; see `Infallible`.
    @inlinable
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(sealing: source.distinctUntilChanged(comparer), "distinctUntilChanged")
    }

    /// Emits the elements whose key `comparer` does not call equal to that of the one emitted before.
    ///
    ///     "-1-3-2-|"  distinctUntilChanged({ $0 % 2 }, comparer: ==)  "-1---2-|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: as `Observable.distinctUntilChanged`.
    /// - Errors: the closures must not throw; see `Infallible`.
    @inlinable
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(
            sealing: source.distinctUntilChanged(keySelector, comparer: comparer), "distinctUntilChanged"
        )
    }
}
