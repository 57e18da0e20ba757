// Written by Scripts/arities.py; change it there.

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of both sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source, or what `resultSelector` throws, is the event.
    @inlinable
    public static func zip<E1, E2>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    /// Emits the elements of both sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source is the event.
    @inlinable
    public static func zip<E1, E2>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>
    ) -> PrimitiveSequence<
        Trait,
        (
            E1, E2
        )
    > {
        PrimitiveSequence<
            Trait,
            (
                E1, E2
            )
        >(
            Observable.zip(
                source1.asObservable(), source2.asObservable()
            )
        )
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all three sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source, or what `resultSelector` throws, is the event.
    @inlinable
    public static func zip<E1, E2, E3>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    /// Emits the elements of all three sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source is the event.
    @inlinable
    public static func zip<E1, E2, E3>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>
    ) -> PrimitiveSequence<
        Trait,
        (
            E1, E2, E3
        )
    > {
        PrimitiveSequence<
            Trait,
            (
                E1, E2, E3
            )
        >(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable()
            )
        )
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all four sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source, or what `resultSelector` throws, is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    /// Emits the elements of all four sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>
    ) -> PrimitiveSequence<
        Trait,
        (
            E1, E2, E3, E4
        )
    > {
        PrimitiveSequence<
            Trait,
            (
                E1, E2, E3, E4
            )
        >(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
            )
        )
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all five sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source, or what `resultSelector` throws, is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    /// Emits the elements of all five sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>
    ) -> PrimitiveSequence<
        Trait,
        (
            E1, E2, E3, E4, E5
        )
    > {
        PrimitiveSequence<
            Trait,
            (
                E1, E2, E3, E4, E5
            )
        >(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()
            )
        )
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all six sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source, or what `resultSelector` throws, is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    /// Emits the elements of all six sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>
    ) -> PrimitiveSequence<
        Trait,
        (
            E1, E2, E3, E4, E5, E6
        )
    > {
        PrimitiveSequence<
            Trait,
            (
                E1, E2, E3, E4, E5, E6
            )
        >(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()
            )
        )
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all seven sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source, or what `resultSelector` throws, is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    /// Emits the elements of all seven sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>
    ) -> PrimitiveSequence<
        Trait,
        (
            E1, E2, E3, E4, E5, E6, E7
        )
    > {
        PrimitiveSequence<
            Trait,
            (
                E1, E2, E3, E4, E5, E6, E7
            )
        >(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()
            )
        )
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Emits what `resultSelector` makes of the elements of all eight sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source, or what `resultSelector` throws, is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    /// Emits the elements of all eight sources.
    ///
    ///     zip("-(1|)", "---(x|)")  "---(1x|)"
    ///
    /// - Ends: when all have emitted.
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
    /// - Errors: the first error of a source is the event.
    @inlinable
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>
    ) -> PrimitiveSequence<
        Trait,
        (
            E1, E2, E3, E4, E5, E6, E7, E8
        )
    > {
        PrimitiveSequence<
            Trait,
            (
                E1, E2, E3, E4, E5, E6, E7, E8
            )
        >(
            Observable.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
            )
        )
    }
}
