extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Goes on with `second` when this has completed.
    ///
    ///     "--|"  andThen("-(a|)")  "---(a|)"
    ///
    /// - Ends: with `second`.
    /// - Threads: `second` is subscribed to on the thread that completed, in a loop if that was inside `subscribe`.
    /// - Cost: as `Observable.concat`.
    /// - Errors: an error of this is the event; `second` is not subscribed to then.
    @inlinable
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        Single<Element>(followed(by: second.asObservable()))
    }

    /// Goes on with `second` when this has completed.
    ///
    ///     "--|"  andThen("-|")  "---|"
    ///
    /// - Ends: with `second`.
    /// - Threads: `second` is subscribed to on the thread that completed, in a loop if that was inside `subscribe`.
    /// - Cost: as `Observable.concat`.
    /// - Errors: an error of this is the event; `second` is not subscribed to then.
    @inlinable
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe<Element>(followed(by: second.asObservable()))
    }

    /// Goes on with `second` when this has completed.
    ///
    ///     "--|"  andThen("-|")  "---|"
    ///
    /// - Ends: with `second`.
    /// - Threads: `second` is subscribed to on the thread that completed, in a loop if that was inside `subscribe`.
    /// - Cost: as `Observable.concat`.
    /// - Errors: an error of this is the event; `second` is not subscribed to then.
    @inlinable
    public func andThen(_ second: Completable) -> Completable { concat(second) }

    /// Goes on with `second` when this has completed.
    ///
    ///     "--|"  andThen("-a-b-|")  "---a-b-|"
    ///
    /// - Ends: with `second`.
    /// - Threads: `second` is subscribed to on the thread that completed, in a loop if that was inside `subscribe`.
    /// - Cost: as `Observable.concat`.
    /// - Errors: an error of this ends the sequence; `second` is not subscribed to then.
    @inlinable
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> { followed(by: second) }

    /// Goes on with `second` when this has completed; the same as `andThen`.
    ///
    ///     "--|"  concat("-|")  "---|"
    ///
    /// - Ends: with `second`.
    /// - Threads: as `andThen`.
    /// - Cost: as `Observable.concat`.
    /// - Errors: an error of this is the event; `second` is not subscribed to then.
    @inlinable
    public func concat(_ second: Completable) -> Completable { Completable(source.concat(second.source)) }

    /// Runs the completables one after another.
    ///
    ///     concat(["-|", "--|"])  "---|"
    ///
    /// - Ends: with the last one. `sequence` is asked for one when it is needed, so it may be endless.
    /// - Threads: as `andThen`.
    /// - Cost: as `Observable.concat`.
    /// - Errors: the first error is the event; what follows is not subscribed to.
    @inlinable
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(Observable.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// Runs the completables one after another; see `concat` of a sequence.
    @inlinable
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(Observable.concat(collection.map { $0.asObservable() }))
    }

    /// Runs the completables one after another; see `concat` of a sequence.
    @inlinable
    public static func concat(_ sources: Completable...) -> Completable {
        Completable(Observable.concat(sources.map { $0.asObservable() }))
    }

    /// This end, and then `second`.
    @inlinable
    func followed<Element>(by second: Observable<Element>) -> Observable<Element> {
        source.staged(EndStage<Element>()).concat(second)
    }
}

/// The end of a sequence without elements, in front of elements of any type.
@usableFromInline
struct EndStage<Output>: Stage {
    @usableFromInline typealias Input = Never

    @inlinable
    init() {}

    @inlinable
    func next(_ element: Never, _ sink: some Downstream<Output, Void>) {}
}
