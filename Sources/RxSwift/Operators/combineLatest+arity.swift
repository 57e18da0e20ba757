// Written by Scripts/arities.py; change it there.

extension ObservableType {
    /// Emits what `resultSelector` makes of the latest elements of both sources, whenever one of
    /// them emits and all have.
    ///
    ///     combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        typealias State = CombineLatestState<Latest2<O1.Element, O2.Element>>
        typealias Selected = Selected2<O1.Element, O2.Element, Element>
        typealias Join = GatherJoin<State, Selected>
        return JoinObservable(
            Join(
                CombineLatestState(Latest2(), count: 2),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                ],
                Selected(resultSelector)
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
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        typealias State = CombineLatestState<Latest2<O1.Element, O2.Element>>
        typealias Join = GatherJoin<State, PlainValues<State.Values>>
        return JoinObservable(
            Join(
                CombineLatestState(Latest2(), count: 2),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                ],
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
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        typealias State = CombineLatestState<Latest3<O1.Element, O2.Element, O3.Element>>
        typealias Selected = Selected3<O1.Element, O2.Element, O3.Element, Element>
        typealias Join = GatherJoin<State, Selected>
        return JoinObservable(
            Join(
                CombineLatestState(Latest3(), count: 3),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                ],
                Selected(resultSelector)
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
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        typealias State = CombineLatestState<Latest3<O1.Element, O2.Element, O3.Element>>
        typealias Join = GatherJoin<State, PlainValues<State.Values>>
        return JoinObservable(
            Join(
                CombineLatestState(Latest3(), count: 3),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                ],
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
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        typealias State = CombineLatestState<Latest4<O1.Element, O2.Element, O3.Element, O4.Element>>
        typealias Selected = Selected4<O1.Element, O2.Element, O3.Element, O4.Element, Element>
        typealias Join = GatherJoin<State, Selected>
        return JoinObservable(
            Join(
                CombineLatestState(Latest4(), count: 4),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                ],
                Selected(resultSelector)
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
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        typealias State = CombineLatestState<Latest4<O1.Element, O2.Element, O3.Element, O4.Element>>
        typealias Join = GatherJoin<State, PlainValues<State.Values>>
        return JoinObservable(
            Join(
                CombineLatestState(Latest4(), count: 4),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                ],
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
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        typealias State = CombineLatestState<Latest5<O1.Element, O2.Element, O3.Element, O4.Element, O5.Element>>
        typealias Selected = Selected5<O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, Element>
        typealias Join = GatherJoin<State, Selected>
        return JoinObservable(
            Join(
                CombineLatestState(Latest5(), count: 5),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                    Join.source(source5, at: 4) { child in { child.receive(.next(.e5($0))) } },
                ],
                Selected(resultSelector)
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
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        typealias State = CombineLatestState<Latest5<O1.Element, O2.Element, O3.Element, O4.Element, O5.Element>>
        typealias Join = GatherJoin<State, PlainValues<State.Values>>
        return JoinObservable(
            Join(
                CombineLatestState(Latest5(), count: 5),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                    Join.source(source5, at: 4) { child in { child.receive(.next(.e5($0))) } },
                ],
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
    /// - Cost: two objects for each source, two lock sections for each element.
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
        typealias State = CombineLatestState<
            Latest6<O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element>
        >
        typealias Selected = Selected6<
            O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, Element
        >
        typealias Join = GatherJoin<State, Selected>
        return JoinObservable(
            Join(
                CombineLatestState(Latest6(), count: 6),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                    Join.source(source5, at: 4) { child in { child.receive(.next(.e5($0))) } },
                    Join.source(source6, at: 5) { child in { child.receive(.next(.e6($0))) } },
                ],
                Selected(resultSelector)
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
    /// - Cost: two objects for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        typealias State = CombineLatestState<
            Latest6<O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element>
        >
        typealias Join = GatherJoin<State, PlainValues<State.Values>>
        return JoinObservable(
            Join(
                CombineLatestState(Latest6(), count: 6),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                    Join.source(source5, at: 4) { child in { child.receive(.next(.e5($0))) } },
                    Join.source(source6, at: 5) { child in { child.receive(.next(.e6($0))) } },
                ],
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
    /// - Cost: two objects for each source, two lock sections for each element.
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
        typealias State = CombineLatestState<
            Latest7<
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
            >
        >
        typealias Selected = Selected7<
            O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, Element
        >
        typealias Join = GatherJoin<State, Selected>
        return JoinObservable(
            Join(
                CombineLatestState(Latest7(), count: 7),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                    Join.source(source5, at: 4) { child in { child.receive(.next(.e5($0))) } },
                    Join.source(source6, at: 5) { child in { child.receive(.next(.e6($0))) } },
                    Join.source(source7, at: 6) { child in { child.receive(.next(.e7($0))) } },
                ],
                Selected(resultSelector)
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
    /// - Cost: two objects for each source, two lock sections for each element.
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
        typealias State = CombineLatestState<
            Latest7<
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
            >
        >
        typealias Join = GatherJoin<State, PlainValues<State.Values>>
        return JoinObservable(
            Join(
                CombineLatestState(Latest7(), count: 7),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                    Join.source(source5, at: 4) { child in { child.receive(.next(.e5($0))) } },
                    Join.source(source6, at: 5) { child in { child.receive(.next(.e6($0))) } },
                    Join.source(source7, at: 6) { child in { child.receive(.next(.e7($0))) } },
                ],
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
    /// - Cost: two objects for each source, two lock sections for each element.
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
        typealias State = CombineLatestState<
            Latest8<
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            >
        >
        typealias Selected = Selected8<
            O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element, Element
        >
        typealias Join = GatherJoin<State, Selected>
        return JoinObservable(
            Join(
                CombineLatestState(Latest8(), count: 8),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                    Join.source(source5, at: 4) { child in { child.receive(.next(.e5($0))) } },
                    Join.source(source6, at: 5) { child in { child.receive(.next(.e6($0))) } },
                    Join.source(source7, at: 6) { child in { child.receive(.next(.e7($0))) } },
                    Join.source(source8, at: 7) { child in { child.receive(.next(.e8($0))) } },
                ],
                Selected(resultSelector)
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
    /// - Cost: two objects for each source, two lock sections for each element.
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
        typealias State = CombineLatestState<
            Latest8<
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            >
        >
        typealias Join = GatherJoin<State, PlainValues<State.Values>>
        return JoinObservable(
            Join(
                CombineLatestState(Latest8(), count: 8),
                [
                    Join.source(source1, at: 0) { child in { child.receive(.next(.e1($0))) } },
                    Join.source(source2, at: 1) { child in { child.receive(.next(.e2($0))) } },
                    Join.source(source3, at: 2) { child in { child.receive(.next(.e3($0))) } },
                    Join.source(source4, at: 3) { child in { child.receive(.next(.e4($0))) } },
                    Join.source(source5, at: 4) { child in { child.receive(.next(.e5($0))) } },
                    Join.source(source6, at: 5) { child in { child.receive(.next(.e6($0))) } },
                    Join.source(source7, at: 6) { child in { child.receive(.next(.e7($0))) } },
                    Join.source(source8, at: 7) { child in { child.receive(.next(.e8($0))) } },
                ],
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
