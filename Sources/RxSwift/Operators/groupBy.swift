extension ObservableType {
    /// Emits, for each key that `keySelector` finds, the sequence of the elements with that key.
    ///
    ///     "-1-2-3-4-|"  groupBy { $0 % 2 }  "-x-y-----|" with x = "1---3---|" and y = "2---4-|"
    ///
    /// - Ends: with the source; first the groups end, in the order in which they came. A group that is subscribed to
    ///   later than inside `onNext` misses what it emitted before. The source lives until this and all subscriptions to
    ///   groups are disposed.
    /// - Threads: emits on the source's thread; groups are subjects and may be subscribed to on any thread.
    /// - Cost: a hash look-up and a subject's emission for each element; a subject for each key, until the end.
    /// - Errors: an error of the source or of `keySelector` ends the groups and the sequence.
    @inlinable
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        OnSubscribeObservable(GroupBy(source: asObservable(), keySelector: keySelector))
    }
}

@usableFromInline
struct GroupBy<Key: Hashable, Input>: OnSubscribe {
    @usableFromInline let source: Observable<Input>
    @usableFromInline let keySelector: (Input) throws -> Key

    @inlinable
    init(source: Observable<Input>, keySelector: @escaping (Input) throws -> Key) {
        self.source = source
        self.keySelector = keySelector
    }

    @inlinable
    func start(_ observer: consuming AnyObserver<GroupedObservable<Key, Input>>, _ cancel: SinkDisposer) {
        let (run, life) = cancel.shared()
        let stage = GroupByStage(life: life, keySelector: keySelector)
        source.start(AnyObserver(receiver: StageSink(stage, consume observer, run)), run)
    }
}

@usableFromInline
struct GroupByStage<Key: Hashable, Input>: Stage {
    @usableFromInline typealias Output = GroupedObservable<Key, Input>
    @usableFromInline typealias State = GroupTable<Key, Input>

    @usableFromInline let life: RefCountDisposable
    @usableFromInline let keySelector: (Input) throws -> Key

    @inlinable
    init(life: RefCountDisposable, keySelector: @escaping (Input) throws -> Key) {
        self.life = life
        self.keySelector = keySelector
    }

    @inlinable
    func makeState() -> State { GroupTable() }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Output, State>) {
        do {
            let key = try keySelector(element)
            if let group = sink.state.group(key) { return group.onNext(element) }
            let group = sink.state.insert(key)
            sink.emit(GroupedObservable(key: key, source: group.sharing(life)))
            group.onNext(element)
        } catch { failed(error, sink) }
    }

    @inlinable
    func completed(_ sink: some Downstream<Output, State>) {
        for group in sink.state.inOrder { group.onCompleted() }
        sink.complete()
    }

    @inlinable
    func failed(_ error: any Error, _ sink: some Downstream<Output, State>) {
        for group in sink.state.inOrder { group.onError(error) }
        sink.fail(error)
    }
}

/// An object, so that looking up a key, which runs the user's `==`, is no access to the sink's state.
@usableFromInline
final class GroupTable<Key: Hashable, Element> {
    // Unchecked: only the source's thread comes here, one element at a time.
    @exclusivity(unchecked) @usableFromInline var byKey: [Key: PublishSubject<Element>] = [:]
    @exclusivity(unchecked) @usableFromInline var inOrder: [PublishSubject<Element>] = []

    @inlinable
    init() {}

    @inlinable
    func group(_ key: Key) -> PublishSubject<Element>? { byKey[key] }

    @inlinable
    func insert(_ key: Key) -> PublishSubject<Element> {
        let group = PublishSubject<Element>()
        byKey[key] = group
        inOrder.append(group)
        return group
    }
}
