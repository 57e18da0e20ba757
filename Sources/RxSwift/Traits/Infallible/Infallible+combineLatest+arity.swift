// Written by Scripts/arities.py; change it there.

extension Infallible {
    /// Emits what `resultSelector` makes of the latest elements of both sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType
    >(
        _ source1: I1, _ source2: I2,
        resultSelector:
            @escaping (
                I1.Element, I2.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension InfallibleType where Element == Any {
    /// Emits the latest elements of both sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType
    >(
        _ source1: I1, _ source2: I2
    ) -> Infallible<
        (
            I1.Element, I2.Element
        )
    > {
        Infallible<
            (
                I1.Element, I2.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable()
            )
        )
    }
}

extension Infallible {
    /// Emits what `resultSelector` makes of the latest elements of all three sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3,
        resultSelector:
            @escaping (
                I1.Element, I2.Element, I3.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension InfallibleType where Element == Any {
    /// Emits the latest elements of all three sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3
    ) -> Infallible<
        (
            I1.Element, I2.Element, I3.Element
        )
    > {
        Infallible<
            (
                I1.Element, I2.Element, I3.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable()
            )
        )
    }
}

extension Infallible {
    /// Emits what `resultSelector` makes of the latest elements of all four sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4,
        resultSelector:
            @escaping (
                I1.Element, I2.Element, I3.Element, I4.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension InfallibleType where Element == Any {
    /// Emits the latest elements of all four sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4
    ) -> Infallible<
        (
            I1.Element, I2.Element, I3.Element, I4.Element
        )
    > {
        Infallible<
            (
                I1.Element, I2.Element, I3.Element, I4.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
            )
        )
    }
}

extension Infallible {
    /// Emits what `resultSelector` makes of the latest elements of all five sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
        resultSelector:
            @escaping (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension InfallibleType where Element == Any {
    /// Emits the latest elements of all five sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5
    ) -> Infallible<
        (
            I1.Element, I2.Element, I3.Element, I4.Element, I5.Element
        )
    > {
        Infallible<
            (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()
            )
        )
    }
}

extension Infallible {
    /// Emits what `resultSelector` makes of the latest elements of all six sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
        resultSelector:
            @escaping (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension InfallibleType where Element == Any {
    /// Emits the latest elements of all six sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6
    ) -> Infallible<
        (
            I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element
        )
    > {
        Infallible<
            (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()
            )
        )
    }
}

extension Infallible {
    /// Emits what `resultSelector` makes of the latest elements of all seven sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
        resultSelector:
            @escaping (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension InfallibleType where Element == Any {
    /// Emits the latest elements of all seven sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7
    ) -> Infallible<
        (
            I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element
        )
    > {
        Infallible<
            (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()
            )
        )
    }
}

extension Infallible {
    /// Emits what `resultSelector` makes of the latest elements of all eight sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
        _ source8: I8,
        resultSelector:
            @escaping (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension InfallibleType where Element == Any {
    /// Emits the latest elements of all eight sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: as `Observable.combineLatest`.
    /// - Cost: as `Observable.combineLatest`.
    @inlinable
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
        _ source8: I8
    ) -> Infallible<
        (
            I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element
        )
    > {
        Infallible<
            (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
            )
        )
    }
}
