// Written by Scripts/arities.py; change it there.

public import RxSwift

extension SharedSequence {
    /// Emits what `resultSelector` makes of the latest elements of both sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2,
        resultSelector:
            @escaping (
                S1.Element, S2.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy
    {
        SharedSequence(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the latest elements of both sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2
    ) -> SharedSequence<
        SharingStrategy,
        (
            S1.Element, S2.Element
        )
    >
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy
    {
        SharedSequence<
            SharingStrategy,
            (
                S1.Element, S2.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable()
            )
        )
    }
}

extension SharedSequence {
    /// Emits what `resultSelector` makes of the latest elements of all three sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3,
        resultSelector:
            @escaping (
                S1.Element, S2.Element, S3.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy
    {
        SharedSequence(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the latest elements of all three sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3
    ) -> SharedSequence<
        SharingStrategy,
        (
            S1.Element, S2.Element, S3.Element
        )
    >
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy
    {
        SharedSequence<
            SharingStrategy,
            (
                S1.Element, S2.Element, S3.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable()
            )
        )
    }
}

extension SharedSequence {
    /// Emits what `resultSelector` makes of the latest elements of all four sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4,
        resultSelector:
            @escaping (
                S1.Element, S2.Element, S3.Element, S4.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy
    {
        SharedSequence(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the latest elements of all four sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4
    ) -> SharedSequence<
        SharingStrategy,
        (
            S1.Element, S2.Element, S3.Element, S4.Element
        )
    >
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy
    {
        SharedSequence<
            SharingStrategy,
            (
                S1.Element, S2.Element, S3.Element, S4.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
            )
        )
    }
}

extension SharedSequence {
    /// Emits what `resultSelector` makes of the latest elements of all five sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType, S5: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5,
        resultSelector:
            @escaping (
                S1.Element, S2.Element, S3.Element, S4.Element, S5.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy,
        S4.SharingStrategy == S5.SharingStrategy
    {
        SharedSequence(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the latest elements of all five sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType, S5: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5
    ) -> SharedSequence<
        SharingStrategy,
        (
            S1.Element, S2.Element, S3.Element, S4.Element, S5.Element
        )
    >
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy,
        S4.SharingStrategy == S5.SharingStrategy
    {
        SharedSequence<
            SharingStrategy,
            (
                S1.Element, S2.Element, S3.Element, S4.Element, S5.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()
            )
        )
    }
}

extension SharedSequence {
    /// Emits what `resultSelector` makes of the latest elements of all six sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType, S5: SharedSequenceConvertibleType, S6: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6,
        resultSelector:
            @escaping (
                S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy,
        S4.SharingStrategy == S5.SharingStrategy,
        S5.SharingStrategy == S6.SharingStrategy
    {
        SharedSequence(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the latest elements of all six sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType, S5: SharedSequenceConvertibleType, S6: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6
    ) -> SharedSequence<
        SharingStrategy,
        (
            S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element
        )
    >
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy,
        S4.SharingStrategy == S5.SharingStrategy,
        S5.SharingStrategy == S6.SharingStrategy
    {
        SharedSequence<
            SharingStrategy,
            (
                S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()
            )
        )
    }
}

extension SharedSequence {
    /// Emits what `resultSelector` makes of the latest elements of all seven sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType, S5: SharedSequenceConvertibleType, S6: SharedSequenceConvertibleType,
        S7: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6, _ source7: S7,
        resultSelector:
            @escaping (
                S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy,
        S4.SharingStrategy == S5.SharingStrategy,
        S5.SharingStrategy == S6.SharingStrategy,
        S6.SharingStrategy == S7.SharingStrategy
    {
        SharedSequence(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the latest elements of all seven sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType, S5: SharedSequenceConvertibleType, S6: SharedSequenceConvertibleType,
        S7: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6, _ source7: S7
    ) -> SharedSequence<
        SharingStrategy,
        (
            S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element
        )
    >
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy,
        S4.SharingStrategy == S5.SharingStrategy,
        S5.SharingStrategy == S6.SharingStrategy,
        S6.SharingStrategy == S7.SharingStrategy
    {
        SharedSequence<
            SharingStrategy,
            (
                S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()
            )
        )
    }
}

extension SharedSequence {
    /// Emits what `resultSelector` makes of the latest elements of all eight sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType, S5: SharedSequenceConvertibleType, S6: SharedSequenceConvertibleType,
        S7: SharedSequenceConvertibleType, S8: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6, _ source7: S7,
        _ source8: S8,
        resultSelector:
            @escaping (
                S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, S8.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy,
        S4.SharingStrategy == S5.SharingStrategy,
        S5.SharingStrategy == S6.SharingStrategy,
        S6.SharingStrategy == S7.SharingStrategy,
        S7.SharingStrategy == S8.SharingStrategy
    {
        SharedSequence(
            sealing: Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the latest elements of all eight sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.combineLatest`, and one `share`.
    @inlinable
    public static func combineLatest<
        S1: SharedSequenceConvertibleType, S2: SharedSequenceConvertibleType, S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType, S5: SharedSequenceConvertibleType, S6: SharedSequenceConvertibleType,
        S7: SharedSequenceConvertibleType, S8: SharedSequenceConvertibleType
    >(
        _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6, _ source7: S7,
        _ source8: S8
    ) -> SharedSequence<
        SharingStrategy,
        (
            S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, S8.Element
        )
    >
    where
        SharingStrategy == S1.SharingStrategy,
        S1.SharingStrategy == S2.SharingStrategy,
        S2.SharingStrategy == S3.SharingStrategy,
        S3.SharingStrategy == S4.SharingStrategy,
        S4.SharingStrategy == S5.SharingStrategy,
        S5.SharingStrategy == S6.SharingStrategy,
        S6.SharingStrategy == S7.SharingStrategy,
        S7.SharingStrategy == S8.SharingStrategy
    {
        SharedSequence<
            SharingStrategy,
            (
                S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, S8.Element
            )
        >(
            Observable.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
            )
        )
    }
}
