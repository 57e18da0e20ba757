// Written by Scripts/arities.py; change it there.

extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of both sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip2(), count: 2),
                Sources2(source1.asObservable(), source2.asObservable()),
                Selected2(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of both sources, then the second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip2(), count: 2),
                Sources2(source1.asObservable(), source2.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all three sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip3(), count: 3),
                Sources3(source1.asObservable(), source2.asObservable(), source3.asObservable()),
                Selected3(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all three sources, then the second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip3(), count: 3),
                Sources3(source1.asObservable(), source2.asObservable(), source3.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all four sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip4(), count: 4),
                Sources4(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()),
                Selected4(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all four sources, then the second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip4(), count: 4),
                Sources4(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all five sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip5(), count: 5),
                Sources5(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable()),
                Selected5(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all five sources, then the second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip5(), count: 5),
                Sources5(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all six sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip6(), count: 6),
                Sources6(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable()),
                Selected6(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all six sources, then the second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        OnSubscribeObservable(
            GatherJoin(
                ZipState(Zip6(), count: 6),
                Sources6(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all seven sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func zip<
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
                ZipState(Zip7(), count: 7),
                Sources7(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable(), source7.asObservable()),
                Selected7(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all seven sources, then the second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func zip<
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
                ZipState(Zip7(), count: 7),
                Sources7(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable(), source7.asObservable()),
                PlainValues()
            )
        )
    }
}

extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all eight sources, then of the
    /// second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func zip<
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
                ZipState(Zip8(), count: 8),
                Sources8(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()),
                Selected8(resultSelector)
            )
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all eight sources, then the second ones, and so on.
    ///
    ///     zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y
    ///
    /// - Ends: when all sources have completed. (`zip` of a collection may end earlier.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element; what waits for a partner is
    ///   kept.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func zip<
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
                ZipState(Zip8(), count: 8),
                Sources8(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()),
                PlainValues()
            )
        )
    }
}

@usableFromInline
struct Zip2<E1, E2>: ZipSlots {
    @inlinable static var endsWithoutPartner: Bool { false }

    @usableFromInline var e1 = Queue<E1>()
    @usableFromInline var e2 = Queue<E2>()

    @inlinable
    init() {}

    @inlinable
    func isEmpty(at place: Int) -> Bool {
        switch place {
        case 0: e1.isEmpty
        case 1: e2.isEmpty
        default: preconditionFailure("\(#function): there is no source \(place) of 2")
        }
    }

    @inlinable @inline(__always)
    func isFirst(_ element: OneOf2<E1, E2>) -> Bool {
        switch element {
        case .e1: e1.isEmpty
        case .e2: e2.isEmpty
        }
    }

    @inlinable @inline(__always)
    mutating func push(_ element: OneOf2<E1, E2>) {
        switch element {
        case .e1(let value): e1.enqueue(value)
        case .e2(let value): e2.enqueue(value)
        }
    }

    @inlinable @inline(__always)
    mutating func match(_ element: OneOf2<E1, E2>) -> ((E1, E2), empty: Int) {
        var arrived1: E1?
        var arrived2: E2?
        switch element {
        case .e1(let value): arrived1 = value
        case .e2(let value): arrived2 = value
        }
        let values = (
            arrived1 ?? e1.dequeue().unsafelyUnwrapped,
            arrived2 ?? e2.dequeue().unsafelyUnwrapped
        )
        var empty = 0
        if e1.isEmpty { empty += 1 }
        if e2.isEmpty { empty += 1 }
        return (values, empty)
    }
}

@usableFromInline
struct Zip3<E1, E2, E3>: ZipSlots {
    @inlinable static var endsWithoutPartner: Bool { false }

    @usableFromInline var e1 = Queue<E1>()
    @usableFromInline var e2 = Queue<E2>()
    @usableFromInline var e3 = Queue<E3>()

    @inlinable
    init() {}

    @inlinable
    func isEmpty(at place: Int) -> Bool {
        switch place {
        case 0: e1.isEmpty
        case 1: e2.isEmpty
        case 2: e3.isEmpty
        default: preconditionFailure("\(#function): there is no source \(place) of 3")
        }
    }

    @inlinable @inline(__always)
    func isFirst(_ element: OneOf3<E1, E2, E3>) -> Bool {
        switch element {
        case .e1: e1.isEmpty
        case .e2: e2.isEmpty
        case .e3: e3.isEmpty
        }
    }

    @inlinable @inline(__always)
    mutating func push(_ element: OneOf3<E1, E2, E3>) {
        switch element {
        case .e1(let value): e1.enqueue(value)
        case .e2(let value): e2.enqueue(value)
        case .e3(let value): e3.enqueue(value)
        }
    }

    @inlinable @inline(__always)
    mutating func match(_ element: OneOf3<E1, E2, E3>) -> ((E1, E2, E3), empty: Int) {
        var arrived1: E1?
        var arrived2: E2?
        var arrived3: E3?
        switch element {
        case .e1(let value): arrived1 = value
        case .e2(let value): arrived2 = value
        case .e3(let value): arrived3 = value
        }
        let values = (
            arrived1 ?? e1.dequeue().unsafelyUnwrapped,
            arrived2 ?? e2.dequeue().unsafelyUnwrapped,
            arrived3 ?? e3.dequeue().unsafelyUnwrapped
        )
        var empty = 0
        if e1.isEmpty { empty += 1 }
        if e2.isEmpty { empty += 1 }
        if e3.isEmpty { empty += 1 }
        return (values, empty)
    }
}

@usableFromInline
struct Zip4<E1, E2, E3, E4>: ZipSlots {
    @inlinable static var endsWithoutPartner: Bool { false }

    @usableFromInline var e1 = Queue<E1>()
    @usableFromInline var e2 = Queue<E2>()
    @usableFromInline var e3 = Queue<E3>()
    @usableFromInline var e4 = Queue<E4>()

    @inlinable
    init() {}

    @inlinable
    func isEmpty(at place: Int) -> Bool {
        switch place {
        case 0: e1.isEmpty
        case 1: e2.isEmpty
        case 2: e3.isEmpty
        case 3: e4.isEmpty
        default: preconditionFailure("\(#function): there is no source \(place) of 4")
        }
    }

    @inlinable @inline(__always)
    func isFirst(_ element: OneOf4<E1, E2, E3, E4>) -> Bool {
        switch element {
        case .e1: e1.isEmpty
        case .e2: e2.isEmpty
        case .e3: e3.isEmpty
        case .e4: e4.isEmpty
        }
    }

    @inlinable @inline(__always)
    mutating func push(_ element: OneOf4<E1, E2, E3, E4>) {
        switch element {
        case .e1(let value): e1.enqueue(value)
        case .e2(let value): e2.enqueue(value)
        case .e3(let value): e3.enqueue(value)
        case .e4(let value): e4.enqueue(value)
        }
    }

    @inlinable @inline(__always)
    mutating func match(_ element: OneOf4<E1, E2, E3, E4>) -> ((E1, E2, E3, E4), empty: Int) {
        var arrived1: E1?
        var arrived2: E2?
        var arrived3: E3?
        var arrived4: E4?
        switch element {
        case .e1(let value): arrived1 = value
        case .e2(let value): arrived2 = value
        case .e3(let value): arrived3 = value
        case .e4(let value): arrived4 = value
        }
        let values = (
            arrived1 ?? e1.dequeue().unsafelyUnwrapped,
            arrived2 ?? e2.dequeue().unsafelyUnwrapped,
            arrived3 ?? e3.dequeue().unsafelyUnwrapped,
            arrived4 ?? e4.dequeue().unsafelyUnwrapped
        )
        var empty = 0
        if e1.isEmpty { empty += 1 }
        if e2.isEmpty { empty += 1 }
        if e3.isEmpty { empty += 1 }
        if e4.isEmpty { empty += 1 }
        return (values, empty)
    }
}

@usableFromInline
struct Zip5<E1, E2, E3, E4, E5>: ZipSlots {
    @inlinable static var endsWithoutPartner: Bool { false }

    @usableFromInline var e1 = Queue<E1>()
    @usableFromInline var e2 = Queue<E2>()
    @usableFromInline var e3 = Queue<E3>()
    @usableFromInline var e4 = Queue<E4>()
    @usableFromInline var e5 = Queue<E5>()

    @inlinable
    init() {}

    @inlinable
    func isEmpty(at place: Int) -> Bool {
        switch place {
        case 0: e1.isEmpty
        case 1: e2.isEmpty
        case 2: e3.isEmpty
        case 3: e4.isEmpty
        case 4: e5.isEmpty
        default: preconditionFailure("\(#function): there is no source \(place) of 5")
        }
    }

    @inlinable @inline(__always)
    func isFirst(_ element: OneOf5<E1, E2, E3, E4, E5>) -> Bool {
        switch element {
        case .e1: e1.isEmpty
        case .e2: e2.isEmpty
        case .e3: e3.isEmpty
        case .e4: e4.isEmpty
        case .e5: e5.isEmpty
        }
    }

    @inlinable @inline(__always)
    mutating func push(_ element: OneOf5<E1, E2, E3, E4, E5>) {
        switch element {
        case .e1(let value): e1.enqueue(value)
        case .e2(let value): e2.enqueue(value)
        case .e3(let value): e3.enqueue(value)
        case .e4(let value): e4.enqueue(value)
        case .e5(let value): e5.enqueue(value)
        }
    }

    @inlinable @inline(__always)
    mutating func match(_ element: OneOf5<E1, E2, E3, E4, E5>) -> ((E1, E2, E3, E4, E5), empty: Int) {
        var arrived1: E1?
        var arrived2: E2?
        var arrived3: E3?
        var arrived4: E4?
        var arrived5: E5?
        switch element {
        case .e1(let value): arrived1 = value
        case .e2(let value): arrived2 = value
        case .e3(let value): arrived3 = value
        case .e4(let value): arrived4 = value
        case .e5(let value): arrived5 = value
        }
        let values = (
            arrived1 ?? e1.dequeue().unsafelyUnwrapped,
            arrived2 ?? e2.dequeue().unsafelyUnwrapped,
            arrived3 ?? e3.dequeue().unsafelyUnwrapped,
            arrived4 ?? e4.dequeue().unsafelyUnwrapped,
            arrived5 ?? e5.dequeue().unsafelyUnwrapped
        )
        var empty = 0
        if e1.isEmpty { empty += 1 }
        if e2.isEmpty { empty += 1 }
        if e3.isEmpty { empty += 1 }
        if e4.isEmpty { empty += 1 }
        if e5.isEmpty { empty += 1 }
        return (values, empty)
    }
}

@usableFromInline
struct Zip6<E1, E2, E3, E4, E5, E6>: ZipSlots {
    @inlinable static var endsWithoutPartner: Bool { false }

    @usableFromInline var e1 = Queue<E1>()
    @usableFromInline var e2 = Queue<E2>()
    @usableFromInline var e3 = Queue<E3>()
    @usableFromInline var e4 = Queue<E4>()
    @usableFromInline var e5 = Queue<E5>()
    @usableFromInline var e6 = Queue<E6>()

    @inlinable
    init() {}

    @inlinable
    func isEmpty(at place: Int) -> Bool {
        switch place {
        case 0: e1.isEmpty
        case 1: e2.isEmpty
        case 2: e3.isEmpty
        case 3: e4.isEmpty
        case 4: e5.isEmpty
        case 5: e6.isEmpty
        default: preconditionFailure("\(#function): there is no source \(place) of 6")
        }
    }

    @inlinable @inline(__always)
    func isFirst(_ element: OneOf6<E1, E2, E3, E4, E5, E6>) -> Bool {
        switch element {
        case .e1: e1.isEmpty
        case .e2: e2.isEmpty
        case .e3: e3.isEmpty
        case .e4: e4.isEmpty
        case .e5: e5.isEmpty
        case .e6: e6.isEmpty
        }
    }

    @inlinable @inline(__always)
    mutating func push(_ element: OneOf6<E1, E2, E3, E4, E5, E6>) {
        switch element {
        case .e1(let value): e1.enqueue(value)
        case .e2(let value): e2.enqueue(value)
        case .e3(let value): e3.enqueue(value)
        case .e4(let value): e4.enqueue(value)
        case .e5(let value): e5.enqueue(value)
        case .e6(let value): e6.enqueue(value)
        }
    }

    @inlinable @inline(__always)
    mutating func match(_ element: OneOf6<E1, E2, E3, E4, E5, E6>) -> ((E1, E2, E3, E4, E5, E6), empty: Int) {
        var arrived1: E1?
        var arrived2: E2?
        var arrived3: E3?
        var arrived4: E4?
        var arrived5: E5?
        var arrived6: E6?
        switch element {
        case .e1(let value): arrived1 = value
        case .e2(let value): arrived2 = value
        case .e3(let value): arrived3 = value
        case .e4(let value): arrived4 = value
        case .e5(let value): arrived5 = value
        case .e6(let value): arrived6 = value
        }
        let values = (
            arrived1 ?? e1.dequeue().unsafelyUnwrapped,
            arrived2 ?? e2.dequeue().unsafelyUnwrapped,
            arrived3 ?? e3.dequeue().unsafelyUnwrapped,
            arrived4 ?? e4.dequeue().unsafelyUnwrapped,
            arrived5 ?? e5.dequeue().unsafelyUnwrapped,
            arrived6 ?? e6.dequeue().unsafelyUnwrapped
        )
        var empty = 0
        if e1.isEmpty { empty += 1 }
        if e2.isEmpty { empty += 1 }
        if e3.isEmpty { empty += 1 }
        if e4.isEmpty { empty += 1 }
        if e5.isEmpty { empty += 1 }
        if e6.isEmpty { empty += 1 }
        return (values, empty)
    }
}

@usableFromInline
struct Zip7<E1, E2, E3, E4, E5, E6, E7>: ZipSlots {
    @inlinable static var endsWithoutPartner: Bool { false }

    @usableFromInline var e1 = Queue<E1>()
    @usableFromInline var e2 = Queue<E2>()
    @usableFromInline var e3 = Queue<E3>()
    @usableFromInline var e4 = Queue<E4>()
    @usableFromInline var e5 = Queue<E5>()
    @usableFromInline var e6 = Queue<E6>()
    @usableFromInline var e7 = Queue<E7>()

    @inlinable
    init() {}

    @inlinable
    func isEmpty(at place: Int) -> Bool {
        switch place {
        case 0: e1.isEmpty
        case 1: e2.isEmpty
        case 2: e3.isEmpty
        case 3: e4.isEmpty
        case 4: e5.isEmpty
        case 5: e6.isEmpty
        case 6: e7.isEmpty
        default: preconditionFailure("\(#function): there is no source \(place) of 7")
        }
    }

    @inlinable @inline(__always)
    func isFirst(_ element: OneOf7<E1, E2, E3, E4, E5, E6, E7>) -> Bool {
        switch element {
        case .e1: e1.isEmpty
        case .e2: e2.isEmpty
        case .e3: e3.isEmpty
        case .e4: e4.isEmpty
        case .e5: e5.isEmpty
        case .e6: e6.isEmpty
        case .e7: e7.isEmpty
        }
    }

    @inlinable @inline(__always)
    mutating func push(_ element: OneOf7<E1, E2, E3, E4, E5, E6, E7>) {
        switch element {
        case .e1(let value): e1.enqueue(value)
        case .e2(let value): e2.enqueue(value)
        case .e3(let value): e3.enqueue(value)
        case .e4(let value): e4.enqueue(value)
        case .e5(let value): e5.enqueue(value)
        case .e6(let value): e6.enqueue(value)
        case .e7(let value): e7.enqueue(value)
        }
    }

    @inlinable @inline(__always)
    mutating func match(_ element: OneOf7<E1, E2, E3, E4, E5, E6, E7>) -> ((E1, E2, E3, E4, E5, E6, E7), empty: Int) {
        var arrived1: E1?
        var arrived2: E2?
        var arrived3: E3?
        var arrived4: E4?
        var arrived5: E5?
        var arrived6: E6?
        var arrived7: E7?
        switch element {
        case .e1(let value): arrived1 = value
        case .e2(let value): arrived2 = value
        case .e3(let value): arrived3 = value
        case .e4(let value): arrived4 = value
        case .e5(let value): arrived5 = value
        case .e6(let value): arrived6 = value
        case .e7(let value): arrived7 = value
        }
        let values = (
            arrived1 ?? e1.dequeue().unsafelyUnwrapped,
            arrived2 ?? e2.dequeue().unsafelyUnwrapped,
            arrived3 ?? e3.dequeue().unsafelyUnwrapped,
            arrived4 ?? e4.dequeue().unsafelyUnwrapped,
            arrived5 ?? e5.dequeue().unsafelyUnwrapped,
            arrived6 ?? e6.dequeue().unsafelyUnwrapped,
            arrived7 ?? e7.dequeue().unsafelyUnwrapped
        )
        var empty = 0
        if e1.isEmpty { empty += 1 }
        if e2.isEmpty { empty += 1 }
        if e3.isEmpty { empty += 1 }
        if e4.isEmpty { empty += 1 }
        if e5.isEmpty { empty += 1 }
        if e6.isEmpty { empty += 1 }
        if e7.isEmpty { empty += 1 }
        return (values, empty)
    }
}

@usableFromInline
struct Zip8<E1, E2, E3, E4, E5, E6, E7, E8>: ZipSlots {
    @inlinable static var endsWithoutPartner: Bool { false }

    @usableFromInline var e1 = Queue<E1>()
    @usableFromInline var e2 = Queue<E2>()
    @usableFromInline var e3 = Queue<E3>()
    @usableFromInline var e4 = Queue<E4>()
    @usableFromInline var e5 = Queue<E5>()
    @usableFromInline var e6 = Queue<E6>()
    @usableFromInline var e7 = Queue<E7>()
    @usableFromInline var e8 = Queue<E8>()

    @inlinable
    init() {}

    @inlinable
    func isEmpty(at place: Int) -> Bool {
        switch place {
        case 0: e1.isEmpty
        case 1: e2.isEmpty
        case 2: e3.isEmpty
        case 3: e4.isEmpty
        case 4: e5.isEmpty
        case 5: e6.isEmpty
        case 6: e7.isEmpty
        case 7: e8.isEmpty
        default: preconditionFailure("\(#function): there is no source \(place) of 8")
        }
    }

    @inlinable @inline(__always)
    func isFirst(_ element: OneOf8<E1, E2, E3, E4, E5, E6, E7, E8>) -> Bool {
        switch element {
        case .e1: e1.isEmpty
        case .e2: e2.isEmpty
        case .e3: e3.isEmpty
        case .e4: e4.isEmpty
        case .e5: e5.isEmpty
        case .e6: e6.isEmpty
        case .e7: e7.isEmpty
        case .e8: e8.isEmpty
        }
    }

    @inlinable @inline(__always)
    mutating func push(_ element: OneOf8<E1, E2, E3, E4, E5, E6, E7, E8>) {
        switch element {
        case .e1(let value): e1.enqueue(value)
        case .e2(let value): e2.enqueue(value)
        case .e3(let value): e3.enqueue(value)
        case .e4(let value): e4.enqueue(value)
        case .e5(let value): e5.enqueue(value)
        case .e6(let value): e6.enqueue(value)
        case .e7(let value): e7.enqueue(value)
        case .e8(let value): e8.enqueue(value)
        }
    }

    @inlinable @inline(__always)
    mutating func match(_ element: OneOf8<E1, E2, E3, E4, E5, E6, E7, E8>) -> (
        (E1, E2, E3, E4, E5, E6, E7, E8), empty: Int
    ) {
        var arrived1: E1?
        var arrived2: E2?
        var arrived3: E3?
        var arrived4: E4?
        var arrived5: E5?
        var arrived6: E6?
        var arrived7: E7?
        var arrived8: E8?
        switch element {
        case .e1(let value): arrived1 = value
        case .e2(let value): arrived2 = value
        case .e3(let value): arrived3 = value
        case .e4(let value): arrived4 = value
        case .e5(let value): arrived5 = value
        case .e6(let value): arrived6 = value
        case .e7(let value): arrived7 = value
        case .e8(let value): arrived8 = value
        }
        let values = (
            arrived1 ?? e1.dequeue().unsafelyUnwrapped,
            arrived2 ?? e2.dequeue().unsafelyUnwrapped,
            arrived3 ?? e3.dequeue().unsafelyUnwrapped,
            arrived4 ?? e4.dequeue().unsafelyUnwrapped,
            arrived5 ?? e5.dequeue().unsafelyUnwrapped,
            arrived6 ?? e6.dequeue().unsafelyUnwrapped,
            arrived7 ?? e7.dequeue().unsafelyUnwrapped,
            arrived8 ?? e8.dequeue().unsafelyUnwrapped
        )
        var empty = 0
        if e1.isEmpty { empty += 1 }
        if e2.isEmpty { empty += 1 }
        if e3.isEmpty { empty += 1 }
        if e4.isEmpty { empty += 1 }
        if e5.isEmpty { empty += 1 }
        if e6.isEmpty { empty += 1 }
        if e7.isEmpty { empty += 1 }
        if e8.isEmpty { empty += 1 }
        return (values, empty)
    }
}
