extension ObservableType {
    /// Emits the elements that differ from the one before.
    ///
    ///     "-a-a-b-b-a-|"  distinctUntilChanged()  "-a---b---a-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, which holds the last element.
    @inlinable
    public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
        distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
    }

    /// Emits the elements whose key differs from the key of the one before.
    ///
    ///     "-a-A-b-|"  distinctUntilChanged(lowercased)  "-a---b-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, which holds the last key.
    /// - Errors: what `keySelector` throws ends the sequence.
    @inlinable
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 })
    }

    /// Emits the elements that `comparer` says differ from the one emitted before.
    ///
    ///     "-1-2-5-|"  distinctUntilChanged(isClose)  "-1---5-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, which holds the last element emitted.
    /// - Errors: what `comparer` throws ends the sequence.
    @inlinable
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    /// Emits the elements whose key `comparer` says differs from the key of the one emitted before.
    ///
    ///     "-1-2-5-|"  distinctUntilChanged(key, comparer: isClose)  "-1---5-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, which holds the key of the last element emitted.
    /// - Errors: what a closure throws ends the sequence.
    @inlinable
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
    ) -> Observable<Element> {
        staged(DistinctStage(keySelector: keySelector, comparer: comparer))
    }

    /// Emits the elements whose property at `keyPath` differs from that of the one before.
    ///
    ///     "-a1-a2-b3-|"  distinctUntilChanged(at: \.letter)  "-a1----b3-|"
    ///
    /// - Ends: with the source.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, which holds the last property; a key path access per element.
    @inlinable
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
    }
}

@usableFromInline
struct DistinctStage<Input, Key>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let keySelector: (Input) throws -> Key
    @usableFromInline let comparer: (Key, Key) throws -> Bool

    @inlinable
    init(keySelector: @escaping (Input) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool) {
        self.keySelector = keySelector
        self.comparer = comparer
    }

    /// The key of the last element emitted.
    @inlinable
    func makeState() -> Key? { nil }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Key?>) throws {
        let key = try keySelector(element)
        if let last = sink.state, try comparer(last, key) { return }
        sink.state = key
        sink.emit(element)
    }
}
