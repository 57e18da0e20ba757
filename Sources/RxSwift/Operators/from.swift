extension ObservableType {
    /// Emits the elements of an array.
    ///
    ///     from([a, b])  "ab|"
    ///
    /// - Ends: after the last element.
    /// - Threads: emits on `scheduler`, one element for each turn; where turns are dear, as on dispatch and operation
    ///   queues, as many as come in 20 µs.
    /// - Cost: two objects per subscription, nothing per element.
    @inlinable
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        OnSubscribeObservable(Pulled(ArrayPull(elements: array), scheduler: scheduler))
    }

    /// Emits the elements of a sequence.
    ///
    ///     from(stride(…))  "ab|"
    ///
    /// - Ends: after the last element.
    /// - Threads: each subscription makes an iterator, and emits on `scheduler`; turns as with an array.
    /// - Cost: two objects and an iterator per subscription, nothing per element.
    @inlinable
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        OnSubscribeObservable(Pulled(SequencePull(elements: sequence), scheduler: scheduler))
    }

    /// Emits the value of an optional, if there is one, and completes, inside `subscribe`.
    ///
    ///     from(optional: a)    "(a|)"
    ///     from(optional: nil)  "|"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread; does not wait for its turn on the trampoline.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func from(optional: Element?) -> Observable<Element> {
        optional.map { .just($0) } ?? .empty()
    }

    /// Emits the value of an optional, if there is one, in one turn on `scheduler`, and completes in the next.
    ///
    ///     from(optional: a, scheduler: s)    "a|"
    ///     from(optional: nil, scheduler: s)  "|"
    ///
    /// - Ends: in the turn after the element, or in the first.
    /// - Threads: emits on `scheduler`.
    /// - Cost: one or two turns a subscription.
    @inlinable
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        OnSubscribeObservable(Pulled(OptionalPull(element: optional), scheduler: scheduler))
    }
}

@usableFromInline
struct OptionalPull<Element>: Pull {
    @usableFromInline var element: Element?

    @inlinable
    init(element: Element?) { self.element = element }

    @inlinable
    mutating func next() -> Element? { element.take() }
}

/// As `SequencePull`, without an iterator: to destroy one, an object that dies looks its metadata up.
@usableFromInline
struct ArrayPull<Element>: Pull {
    @usableFromInline let elements: [Element]
    @usableFromInline var place = 0

    @inlinable
    init(elements: [Element]) { self.elements = elements }

    @inlinable
    mutating func next() -> Element? {
        guard place < elements.count else { return nil }
        defer { place += 1 }
        return elements[place]
    }
}

@usableFromInline
struct SequencePull<Elements: Sequence>: Pull {
    @usableFromInline let elements: Elements
    /// Made by the first turn: the declaration's copy has none, since an iterator that is an object can be used once.
    @usableFromInline var iterator: Elements.Iterator?

    @inlinable
    init(elements: Elements) { self.elements = elements }

    @inlinable
    mutating func next() -> Elements.Element? {
        if iterator == nil { iterator = elements.makeIterator() }
        return iterator?.next()
    }
}
