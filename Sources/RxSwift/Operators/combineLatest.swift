extension ObservableType {
    /// Emits what `resultSelector` makes of the latest elements of all sources, whenever one of them emits and all
    /// have.
    ///
    ///     a           "-1---2-----|"
    ///     b           "---x---y-|"
    ///     [a, b]      "---A-B-C---|"  A = f([1, x])  B = f([2, x])  C = f([2, y])
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    ///   Without sources emits `resultSelector([])` and completes.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over. `resultSelector` is called
    ///   on the thread that delivers.
    /// - Cost: one object for each source, two lock sections and one array for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        latest(collection, SelectedValues(resultSelector))
    }

    /// Emits the latest elements of all sources, whenever one of them emits and all have.
    ///
    ///     a           "-1---2-----|"
    ///     b           "---x---y-|"
    ///     [a, b]      "---A-B-C---|"  A = [1, x]  B = [2, x]  C = [2, y]
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits while another never did.
    ///   Without sources emits an empty array and completes.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object for each source, two lock sections and one array for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        latest(collection, PlainValues<[Element]>())
    }

    @inlinable
    static func latest<Collection: Swift.Collection, Combination: GatherCombination>(
        _ collection: Collection, _ combination: Combination
    ) -> Observable<Combination.Output>
    where Collection.Element: ObservableType, Combination.Values == [Collection.Element.Element] {
        let sources = NumberedSources(collection)
        let count = sources.all.count
        let state = CombineLatestState(LatestArray<Collection.Element.Element>(count: count), count: count)
        return OnSubscribeObservable(GatherJoin(state, sources, combination))
    }
}

/// Where the latest element of each source is kept.
@usableFromInline
protocol LatestSlots {
    associatedtype Element
    associatedtype Values

    /// Returns what was there before; nil for the first of its source.
    mutating func store(_ element: Element) -> Element?
    /// All of them; only asked when all are there.
    var values: Values { get }
}

@usableFromInline
struct CombineLatestState<Slots: LatestSlots>: GatherState {
    @usableFromInline typealias Element = Slots.Element
    @usableFromInline typealias Values = Slots.Values

    @inlinable static var hearsErrorBeforeRelease: Bool { false }

    @usableFromInline var slots: Slots
    /// How many sources have not emitted yet.
    @usableFromInline var missing: Int
    /// How many sources have not completed yet.
    @usableFromInline var live: Int

    @inlinable
    init(_ slots: Slots, count: Int) {
        self.slots = slots
        missing = count
        live = count
    }

    @inlinable @inline(__always)
    mutating func receive(_ input: GatherInput<Element>) -> GatherStep<Values, Element> {
        switch input {
        case .next(let element):
            let old = slots.store(element)
            if old == nil { missing -= 1 }
            if missing == 0 { return .emit(slots.values, dropped: old) }
            // Nobody is left who could fill the gap. Upstream notices with the element, not with the completion before
            // it (report M1).
            return live == 1 ? .stop(nil, dropped: old) : .wait(dropped: old)
        case .stopped(_, let error?): return .stop(error, dropped: nil)
        case .stopped(_, nil):
            live -= 1
            return live == 0 ? .stop(nil, dropped: nil) : .wait(dropped: nil)
        case .nothing: return .emitLast(slots.values)
        }
    }
}

/// Any number of sources of one type.
@usableFromInline
struct LatestArray<Value>: LatestSlots {
    @usableFromInline typealias Element = (place: Int, value: Value)

    @usableFromInline var slots: ContiguousArray<Value?>

    @inlinable
    init(count: Int) { slots = ContiguousArray(repeating: nil, count: count) }

    @inlinable
    mutating func store(_ element: Element) -> Element? {
        let old = slots[element.place]
        slots[element.place] = element.value
        return old.map { (element.place, $0) }
    }

    @inlinable
    var values: [Value] { slots.map { $0.unsafelyUnwrapped } }
}
