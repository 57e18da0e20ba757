extension ObservableType {
    /// The only element of this sequence, when it completes; an error if there is another or none.
    ///
    ///     "-a---|"  asSingle()  "-----(a|)"
    ///     "-a-b-|"  asSingle()  "---#"
    ///     "-----|"  asSingle()  "-----#"
    ///
    /// - Ends: with the source, or at the second element.
    /// - Threads: the source's thread; takes no lock.
    /// - Cost: one sink per subscription.
    /// - Errors: `RxError.moreThanOneElement`, `RxError.noElements`.
    @inlinable
    public func asSingle() -> Single<Element> { Single(staged(OnlyStage(canBeEmpty: false))) }

    /// The only element of this sequence, if there is one, when it completes; an error if there is another.
    ///
    ///     "-a---|"  asMaybe()  "-----(a|)"
    ///     "-a-b-|"  asMaybe()  "---#"
    ///     "-----|"  asMaybe()  "-----|"
    ///
    /// - Ends: with the source, or at the second element.
    /// - Threads: the source's thread; takes no lock.
    /// - Cost: one sink per subscription.
    /// - Errors: `RxError.moreThanOneElement`.
    @inlinable
    public func asMaybe() -> Maybe<Element> { Maybe(staged(OnlyStage(canBeEmpty: true))) }

    /// The first element, or nil if there is none.
    ///
    ///     "-a-b-|"  first()  "-(a|)"
    ///     "-----|"  first()  "-----(nil|)"
    ///
    /// - Ends: at the first element, or with the source.
    /// - Threads: the source's thread; takes no lock.
    /// - Cost: one sink per subscription.
    @inlinable
    public func first() -> Single<Element?> { Single(staged(FirstStage<Element>())) }

    /// All elements as one array, when the sequence completes.
    ///
    ///     "-a-b-|"  toArray()  "-----([a, b]|)"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread; takes no lock.
    /// - Cost: one sink per subscription, and the array.
    @inlinable
    public func toArray() -> Single<[Element]> { Single(staged(ToArrayStage<Element>())) }
}

extension ObservableType where Element == Never {
    /// The same sequence as a `Completable`.
    ///
    ///     "--|"  asCompletable()  "--|"
    ///
    /// - Ends: with the source.
    /// - Threads: the source's thread.
    /// - Cost: none.
    @inlinable
    public func asCompletable() -> Completable { Completable(asObservable()) }
}

/// Emits the only element, when the source completes.
@usableFromInline
struct OnlyStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let canBeEmpty: Bool

    @inlinable
    init(canBeEmpty: Bool) { self.canBeEmpty = canBeEmpty }

    @inlinable
    func makeState() -> Input? { nil }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Input?>) {
        if sink.state == nil { sink.state = .some(element) } else { sink.fail(RxError.moreThanOneElement) }
    }

    @inlinable
    func completed(_ sink: some Downstream<Input, Input?>) {
        guard let element = sink.state.take() else {
            return canBeEmpty ? sink.complete() : sink.fail(RxError.noElements)
        }
        sink.emit(element)
        sink.complete()
    }
}
