// Written by Scripts/arities.py; change it there.

extension InfallibleType {
    /// Emits what `resultSelector` makes of the first elements of both sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: as `Observable.zip`.
    /// - Cost: as `Observable.zip`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func zip<E1, E2>(
        _ source1: Infallible<E1>, _ source2: Infallible<E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.zip(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector
            ),
            "zip"
        )
    }
}

extension InfallibleType {
    /// Emits what `resultSelector` makes of the first elements of all three sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: as `Observable.zip`.
    /// - Cost: as `Observable.zip`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func zip<E1, E2, E3>(
        _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector
            ),
            "zip"
        )
    }
}

extension InfallibleType {
    /// Emits what `resultSelector` makes of the first elements of all four sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: as `Observable.zip`.
    /// - Cost: as `Observable.zip`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func zip<E1, E2, E3, E4>(
        _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector
            ),
            "zip"
        )
    }
}

extension InfallibleType {
    /// Emits what `resultSelector` makes of the first elements of all five sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: as `Observable.zip`.
    /// - Cost: as `Observable.zip`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
        _ source5: Infallible<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(),
                resultSelector: resultSelector
            ),
            "zip"
        )
    }
}

extension InfallibleType {
    /// Emits what `resultSelector` makes of the first elements of all six sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: as `Observable.zip`.
    /// - Cost: as `Observable.zip`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
        _ source5: Infallible<E5>, _ source6: Infallible<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(),
                resultSelector: resultSelector
            ),
            "zip"
        )
    }
}

extension InfallibleType {
    /// Emits what `resultSelector` makes of the first elements of all seven sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: as `Observable.zip`.
    /// - Cost: as `Observable.zip`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
        _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(),
                resultSelector: resultSelector
            ),
            "zip"
        )
    }
}

extension InfallibleType {
    /// Emits what `resultSelector` makes of the first elements of all eight sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: as `Observable.zip`.
    /// - Cost: as `Observable.zip`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
        _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>, _ source8: Infallible<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector
            ),
            "zip"
        )
    }
}
