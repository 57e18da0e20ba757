extension ObservableType {
    /// Emits what `resultSelector` makes of the first elements of all sources, then of the second ones, and so on.
    ///
    ///     a       "-1-2---3-|"
    ///     b       "---x-y---"
    ///     [a, b]  "---A-B---"  A = f([1, x])  B = f([2, y])
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits what the others have nothing
    ///   for. Without sources completes at once. (`zip` of arguments ends only when all have completed.)
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over. `resultSelector` is called
    ///   on the thread that delivers.
    /// - Cost: one object and a queue for each source, two lock sections for each element.
    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
    @inlinable
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        zipped(collection, SelectedValues(resultSelector))
    }

    /// Emits the first elements of all sources, then the second ones, and so on.
    ///
    ///     a       "-1-2---3-|"
    ///     b       "---x-y---"
    ///     [a, b]  "---A-B---"  A = [1, x]  B = [2, y]
    ///
    /// - Ends: when all sources have completed; or when the only one that has not, emits what the others have nothing
    ///   for. Without sources completes at once.
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: one object and a queue for each source, two lock sections for each element.
    /// - Errors: an error of a source ends the sequence.
    @inlinable
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        zipped(collection, PlainValues<[Element]>())
    }

    @inlinable
    static func zipped<Collection: Swift.Collection, Combination: GatherCombination>(
        _ collection: Collection, _ combination: Combination
    ) -> Observable<Combination.Output>
    where Collection.Element: ObservableType, Combination.Values == [Collection.Element.Element] {
        let sources = NumberedSources(collection)
        let count = sources.all.count
        return OnSubscribeObservable(GatherJoin(ZipState(ZipArray(count: count), count: count), sources, combination))
    }
}

/// Where the elements of each source wait for their partners.
@usableFromInline
protocol ZipSlots {
    associatedtype Element
    associatedtype Values

    /// Whether the sequence ends with the first element that can have no partner.
    static var endsWithoutPartner: Bool { get }

    /// Whether nothing of that source waits.
    func isEmpty(at place: Int) -> Bool
    /// Whether nothing of its source waits.
    func isFirst(_ element: Element) -> Bool
    mutating func push(_ element: Element)
    /// What arrived with the first of each other source, and how many of the queues are empty then; only asked when
    /// nothing waits of its source, and something of each other.
    mutating func match(_ element: Element) -> (Values, empty: Int)
}

@usableFromInline
struct ZipState<Slots: ZipSlots>: GatherState {
    @usableFromInline typealias Element = Slots.Element
    @usableFromInline typealias Values = Slots.Values

    @inlinable static var hearsErrorBeforeRelease: Bool { false }

    @usableFromInline var slots: Slots
    /// How many queues are empty.
    @usableFromInline var empty: Int
    /// How many sources have not completed yet.
    @usableFromInline var live: Int
    /// The places of those that have.
    @usableFromInline var done: [Int] = []
    /// Whether one of those has nothing waiting: then nothing that arrives will ever find its partner, and is not kept.
    /// Upstream keeps it, without bound.
    @usableFromInline var isHopeless = false

    @inlinable
    init(_ slots: Slots, count: Int) {
        self.slots = slots
        empty = count
        live = count
    }

    @inlinable @inline(__always)
    mutating func receive(_ input: GatherInput<Element>) -> GatherStep<Values, Element> {
        switch input {
        case .next(let element):
            if isHopeless { return withoutPartner(dropped: element) }
            let isFirst = slots.isFirst(element)
            // The last to arrive does not wait.
            guard isFirst, empty == 1 else {
                if isFirst { empty -= 1 }
                slots.push(element)
                return withoutPartner(dropped: nil)
            }
            let (values, emptied) = slots.match(element)
            empty = emptied
            for place in done where slots.isEmpty(at: place) { isHopeless = true }
            return .emit(values, dropped: nil)
        case .stopped(_, let error?): return .stop(error, dropped: nil)
        case .stopped(let place, nil):
            live -= 1
            if live == 0 { return .stop(nil, dropped: nil) }
            done.append(place)
            if slots.isEmpty(at: place) { isHopeless = true }
            return .wait(dropped: nil)
        case .nothing: return .stop(nil, dropped: nil)
        }
    }

    @inlinable
    func withoutPartner(dropped element: Element?) -> GatherStep<Values, Element> {
        Slots.endsWithoutPartner && live == 1 ? .stop(nil, dropped: element) : .wait(dropped: element)
    }
}

/// Any number of sources of one type.
@usableFromInline
struct ZipArray<Value>: ZipSlots {
    @usableFromInline typealias Element = (place: Int, value: Value)

    @inlinable static var endsWithoutPartner: Bool { true }

    @usableFromInline var queues: ContiguousArray<Queue<Value>>

    @inlinable
    init(count: Int) { queues = ContiguousArray(repeating: Queue(), count: count) }

    @inlinable
    func isEmpty(at place: Int) -> Bool { queues[place].isEmpty }

    @inlinable
    func isFirst(_ element: Element) -> Bool { queues[element.place].isEmpty }

    @inlinable
    mutating func push(_ element: Element) { queues[element.place].enqueue(element.value) }

    @inlinable
    mutating func match(_ element: Element) -> ([Value], empty: Int) {
        let values = queues.indices.map { place in
            place == element.place ? element.value : queues[place].dequeue().unsafelyUnwrapped
        }
        return (values, queues.count { $0.isEmpty })
    }
}
