extension ObservableType {
    /// Emits `initialState` and what `iterate` makes of the element before, as long as `condition` holds.
    ///
    ///     generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })  "1248|"
    ///
    /// - Ends: when `condition` does not hold.
    /// - Threads: calls the closures and emits on `scheduler`, one element for each turn; where turns are dear, as on
    ///   dispatch and operation queues, as many as come in 20 µs.
    /// - Cost: two objects per subscription, nothing per element.
    /// - Errors: what a closure throws ends the sequence.
    @inlinable
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        OnSubscribeObservable(
            Pulled(GeneratePull(state: initialState, condition: condition, iterate: iterate), scheduler: scheduler)
        )
    }
}

@usableFromInline
struct GeneratePull<Element>: Pull {
    @usableFromInline var state: Element
    @usableFromInline var isFirst = true
    @usableFromInline let condition: (Element) throws -> Bool
    @usableFromInline let iterate: (Element) throws -> Element

    @inlinable
    init(
        state: Element, condition: @escaping (Element) throws -> Bool, iterate: @escaping (Element) throws -> Element
    ) {
        self.state = state
        self.condition = condition
        self.iterate = iterate
    }

    @inlinable
    mutating func next() throws -> Element? {
        if isFirst { isFirst = false } else { state = try iterate(state) }
        return try condition(state) ? state : nil
    }
}
