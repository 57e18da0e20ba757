// Written by Scripts/arities.py; change it there.

extension ObservableType {
    /// Emits what `resultSelector` makes of the latest elements of both sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest2(), count: 2),
                Sources2(source1.asObservable(), source2.asObservable()),
                Selected2(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of both sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest2(), count: 2),
                Sources2(source1.asObservable(), source2.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the latest elements of all three sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest3(), count: 3),
                Sources3(source1.asObservable(), source2.asObservable(), source3.asObservable()),
                Selected3(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all three sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest3(), count: 3),
                Sources3(source1.asObservable(), source2.asObservable(), source3.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the latest elements of all four sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest4(), count: 4),
                Sources4(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()),
                Selected4(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all four sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest4(), count: 4),
                Sources4(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the latest elements of all five sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest5(), count: 5),
                Sources5(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable()),
                Selected5(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all five sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest5(), count: 5),
                Sources5(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the latest elements of all six sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest6(), count: 6),
                Sources6(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable()),
                Selected6(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all six sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest6(), count: 6),
                Sources6(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the latest elements of all seven sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        resultSelector:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
            ) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest7(), count: 7),
                Sources7(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable(), source7.asObservable()),
                Selected7(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all seven sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
    ) -> Observable<
        (
            O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
        )
    > {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest7(), count: 7),
                Sources7(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable(), source7.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the latest elements of all eight sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest8(), count: 8),
                Sources8(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()),
                Selected8(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all eight sources, whenever one of them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8
    ) -> Observable<
        (
            O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
        )
    > {
        OnSubscribeObservable(
            GatherJoin(
                CombineLatestState(Latest8(), count: 8),
                Sources8(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()),
                PlainValues()
            )
        )
    }
}

@usableFromInline
struct Latest2<E1, E2>: LatestSlots {
    @usableFromInline typealias Element = OneOf2<E1, E2>

    @usableFromInline var e1: E1?
    @usableFromInline var e2: E2?

    @inlinable
    init() {}

    @inlinable
    mutating func store(_ element: Element) -> Element? {
        switch element {
        case .e1(let new):
            let old = e1
            e1 = new
            return old.map { .e1($0) }
        case .e2(let new):
            let old = e2
            e2 = new
            return old.map { .e2($0) }
        }
    }

    @inlinable
    var values: (E1, E2) {
        (
            e1.unsafelyUnwrapped,
            e2.unsafelyUnwrapped
        )
    }
}

@usableFromInline
struct Latest3<E1, E2, E3>: LatestSlots {
    @usableFromInline typealias Element = OneOf3<E1, E2, E3>

    @usableFromInline var e1: E1?
    @usableFromInline var e2: E2?
    @usableFromInline var e3: E3?

    @inlinable
    init() {}

    @inlinable
    mutating func store(_ element: Element) -> Element? {
        switch element {
        case .e1(let new):
            let old = e1
            e1 = new
            return old.map { .e1($0) }
        case .e2(let new):
            let old = e2
            e2 = new
            return old.map { .e2($0) }
        case .e3(let new):
            let old = e3
            e3 = new
            return old.map { .e3($0) }
        }
    }

    @inlinable
    var values: (E1, E2, E3) {
        (
            e1.unsafelyUnwrapped,
            e2.unsafelyUnwrapped,
            e3.unsafelyUnwrapped
        )
    }
}

@usableFromInline
struct Latest4<E1, E2, E3, E4>: LatestSlots {
    @usableFromInline typealias Element = OneOf4<E1, E2, E3, E4>

    @usableFromInline var e1: E1?
    @usableFromInline var e2: E2?
    @usableFromInline var e3: E3?
    @usableFromInline var e4: E4?

    @inlinable
    init() {}

    @inlinable
    mutating func store(_ element: Element) -> Element? {
        switch element {
        case .e1(let new):
            let old = e1
            e1 = new
            return old.map { .e1($0) }
        case .e2(let new):
            let old = e2
            e2 = new
            return old.map { .e2($0) }
        case .e3(let new):
            let old = e3
            e3 = new
            return old.map { .e3($0) }
        case .e4(let new):
            let old = e4
            e4 = new
            return old.map { .e4($0) }
        }
    }

    @inlinable
    var values: (E1, E2, E3, E4) {
        (
            e1.unsafelyUnwrapped,
            e2.unsafelyUnwrapped,
            e3.unsafelyUnwrapped,
            e4.unsafelyUnwrapped
        )
    }
}

@usableFromInline
struct Latest5<E1, E2, E3, E4, E5>: LatestSlots {
    @usableFromInline typealias Element = OneOf5<E1, E2, E3, E4, E5>

    @usableFromInline var e1: E1?
    @usableFromInline var e2: E2?
    @usableFromInline var e3: E3?
    @usableFromInline var e4: E4?
    @usableFromInline var e5: E5?

    @inlinable
    init() {}

    @inlinable
    mutating func store(_ element: Element) -> Element? {
        switch element {
        case .e1(let new):
            let old = e1
            e1 = new
            return old.map { .e1($0) }
        case .e2(let new):
            let old = e2
            e2 = new
            return old.map { .e2($0) }
        case .e3(let new):
            let old = e3
            e3 = new
            return old.map { .e3($0) }
        case .e4(let new):
            let old = e4
            e4 = new
            return old.map { .e4($0) }
        case .e5(let new):
            let old = e5
            e5 = new
            return old.map { .e5($0) }
        }
    }

    @inlinable
    var values: (E1, E2, E3, E4, E5) {
        (
            e1.unsafelyUnwrapped,
            e2.unsafelyUnwrapped,
            e3.unsafelyUnwrapped,
            e4.unsafelyUnwrapped,
            e5.unsafelyUnwrapped
        )
    }
}

@usableFromInline
struct Latest6<E1, E2, E3, E4, E5, E6>: LatestSlots {
    @usableFromInline typealias Element = OneOf6<E1, E2, E3, E4, E5, E6>

    @usableFromInline var e1: E1?
    @usableFromInline var e2: E2?
    @usableFromInline var e3: E3?
    @usableFromInline var e4: E4?
    @usableFromInline var e5: E5?
    @usableFromInline var e6: E6?

    @inlinable
    init() {}

    @inlinable
    mutating func store(_ element: Element) -> Element? {
        switch element {
        case .e1(let new):
            let old = e1
            e1 = new
            return old.map { .e1($0) }
        case .e2(let new):
            let old = e2
            e2 = new
            return old.map { .e2($0) }
        case .e3(let new):
            let old = e3
            e3 = new
            return old.map { .e3($0) }
        case .e4(let new):
            let old = e4
            e4 = new
            return old.map { .e4($0) }
        case .e5(let new):
            let old = e5
            e5 = new
            return old.map { .e5($0) }
        case .e6(let new):
            let old = e6
            e6 = new
            return old.map { .e6($0) }
        }
    }

    @inlinable
    var values: (E1, E2, E3, E4, E5, E6) {
        (
            e1.unsafelyUnwrapped,
            e2.unsafelyUnwrapped,
            e3.unsafelyUnwrapped,
            e4.unsafelyUnwrapped,
            e5.unsafelyUnwrapped,
            e6.unsafelyUnwrapped
        )
    }
}

@usableFromInline
struct Latest7<E1, E2, E3, E4, E5, E6, E7>: LatestSlots {
    @usableFromInline typealias Element = OneOf7<E1, E2, E3, E4, E5, E6, E7>

    @usableFromInline var e1: E1?
    @usableFromInline var e2: E2?
    @usableFromInline var e3: E3?
    @usableFromInline var e4: E4?
    @usableFromInline var e5: E5?
    @usableFromInline var e6: E6?
    @usableFromInline var e7: E7?

    @inlinable
    init() {}

    @inlinable
    mutating func store(_ element: Element) -> Element? {
        switch element {
        case .e1(let new):
            let old = e1
            e1 = new
            return old.map { .e1($0) }
        case .e2(let new):
            let old = e2
            e2 = new
            return old.map { .e2($0) }
        case .e3(let new):
            let old = e3
            e3 = new
            return old.map { .e3($0) }
        case .e4(let new):
            let old = e4
            e4 = new
            return old.map { .e4($0) }
        case .e5(let new):
            let old = e5
            e5 = new
            return old.map { .e5($0) }
        case .e6(let new):
            let old = e6
            e6 = new
            return old.map { .e6($0) }
        case .e7(let new):
            let old = e7
            e7 = new
            return old.map { .e7($0) }
        }
    }

    @inlinable
    var values: (E1, E2, E3, E4, E5, E6, E7) {
        (
            e1.unsafelyUnwrapped,
            e2.unsafelyUnwrapped,
            e3.unsafelyUnwrapped,
            e4.unsafelyUnwrapped,
            e5.unsafelyUnwrapped,
            e6.unsafelyUnwrapped,
            e7.unsafelyUnwrapped
        )
    }
}

@usableFromInline
struct Latest8<E1, E2, E3, E4, E5, E6, E7, E8>: LatestSlots {
    @usableFromInline typealias Element = OneOf8<E1, E2, E3, E4, E5, E6, E7, E8>

    @usableFromInline var e1: E1?
    @usableFromInline var e2: E2?
    @usableFromInline var e3: E3?
    @usableFromInline var e4: E4?
    @usableFromInline var e5: E5?
    @usableFromInline var e6: E6?
    @usableFromInline var e7: E7?
    @usableFromInline var e8: E8?

    @inlinable
    init() {}

    @inlinable
    mutating func store(_ element: Element) -> Element? {
        switch element {
        case .e1(let new):
            let old = e1
            e1 = new
            return old.map { .e1($0) }
        case .e2(let new):
            let old = e2
            e2 = new
            return old.map { .e2($0) }
        case .e3(let new):
            let old = e3
            e3 = new
            return old.map { .e3($0) }
        case .e4(let new):
            let old = e4
            e4 = new
            return old.map { .e4($0) }
        case .e5(let new):
            let old = e5
            e5 = new
            return old.map { .e5($0) }
        case .e6(let new):
            let old = e6
            e6 = new
            return old.map { .e6($0) }
        case .e7(let new):
            let old = e7
            e7 = new
            return old.map { .e7($0) }
        case .e8(let new):
            let old = e8
            e8 = new
            return old.map { .e8($0) }
        }
    }

    @inlinable
    var values: (E1, E2, E3, E4, E5, E6, E7, E8) {
        (
            e1.unsafelyUnwrapped,
            e2.unsafelyUnwrapped,
            e3.unsafelyUnwrapped,
            e4.unsafelyUnwrapped,
            e5.unsafelyUnwrapped,
            e6.unsafelyUnwrapped,
            e7.unsafelyUnwrapped,
            e8.unsafelyUnwrapped
        )
    }
}
