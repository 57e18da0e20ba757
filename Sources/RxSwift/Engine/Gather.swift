/// A join of sources that are all there from the start and told apart by their place: `combineLatest`, `zip`, `merge`
/// of a list. One core for all arities; what depends on the arity is in the slots of the state.
@usableFromInline
package struct GatherJoin<State: GatherState, Sources: GatherSources, Combination: GatherCombination>: Join
where Sources.Element == State.Element, Combination.Values == State.Values {
    @usableFromInline package typealias Output = Combination.Output

    @usableFromInline let state: State
    @usableFromInline let sources: Sources
    @usableFromInline let combination: Combination

    @inlinable
    init(_ state: State, _ sources: Sources, _ combination: Combination) {
        self.state = state
        self.sources = sources
        self.combination = combination
    }

    @inlinable
    package func makeState() -> State { state }

    @inlinable
    package func start(_ sink: JoinSink<Self>) {
        if sources.isEmpty { return sink.receive(.nothing) }
        sources.start(sink)
    }

    @inlinable @inline(__always)
    package func perform(_ step: State.Step, _ sink: JoinSink<Self>) throws {
        switch step {
        case .emit(let values, dropped: _): sink.emit(try combination.combine(values))
        case .emitLast(let values):
            sink.emit(try combination.combine(values))
            sink.complete()
        case .stop(let error, dropped: _): sink.stop(error)
        case .wait(dropped: _): break
        }
    }
}

/// The sources of a gathering.
@usableFromInline
package protocol GatherSources<Element> {
    /// An element of any of them.
    associatedtype Element

    var isEmpty: Bool { get }
    /// Subscribes to all, in their order.
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element
}

extension JoinSink {
    /// Subscribes to the source at `place`; `next` makes what hears its elements. (Not a closure that makes an input of
    /// an element: that would be called for each, and what calls it would capture two things instead of the child
    /// alone.)
    @inlinable @inline(__always)
    func gather<State, Sources, Combination, Element>(
        _ source: Observable<Element>, at place: Int, _ next: (JoinChild<J>) -> (inout Element) -> Void
    ) where J == GatherJoin<State, Sources, Combination> {
        let child = makeChild(id: place)
        subscribe(
            source, as: child,
            next: next(child),
            stop: { child.stopped(.stopped(child.id, $0), endsAll: State.hearsErrorBeforeRelease && $0 != nil) }
        )
    }
}

/// Sources of one type that need not be told apart.
@usableFromInline
struct PlainSources<Element>: GatherSources {
    @usableFromInline let all: [Observable<Element>]

    @inlinable
    init(_ all: [Observable<Element>]) { self.all = all }

    @inlinable var isEmpty: Bool { all.isEmpty }

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {
        for (place, source) in all.enumerated() {
            sink.gather(source, at: place) { child in { child.receive(.next($0)) } }
        }
    }
}

/// Sources of one type that are told apart by their place.
@usableFromInline
struct NumberedSources<Value>: GatherSources {
    @usableFromInline typealias Element = (place: Int, value: Value)

    @usableFromInline let all: [Observable<Value>]

    @inlinable
    init<Collection: Swift.Collection>(_ sources: Collection)
    where Collection.Element: ObservableType, Collection.Element.Element == Value {
        all = sources.map { $0.asObservable() }
    }

    @inlinable var isEmpty: Bool { all.isEmpty }

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {
        for (place, source) in all.enumerated() {
            sink.gather(source, at: place) { child in { child.receive(.next((child.id, $0))) } }
        }
    }
}

/// What gathered sources tell.
@usableFromInline
package enum GatherInput<Element> {
    case next(Element)
    /// The source at that place is over.
    case stopped(Int, (any Error)?)
    /// There is no source.
    case nothing
}

/// What to do about it; `dropped` is only there to die outside the lock.
@usableFromInline
package enum GatherStep<Values, Element> {
    case emit(Values, dropped: Element?)
    case emitLast(Values)
    case stop((any Error)?, dropped: Element?)
    case wait(dropped: Element?)
}

@usableFromInline
package protocol GatherState: JoinState where Input == GatherInput<Element>, Step == GatherStep<Values, Element> {
    /// An element of any of the sources.
    associatedtype Element
    /// One of each.
    associatedtype Values

    /// Whether the observer hears an error before the source that failed is let go of. The original does it one way in
    /// `merge` and the other way in `combineLatest` and `zip`.
    static var hearsErrorBeforeRelease: Bool { get }
}

/// What is emitted for a set of values. Not a closure that takes them all: around a result selector of several
/// arguments that would be one more call for each element.
@usableFromInline
package protocol GatherCombination {
    associatedtype Values
    associatedtype Output

    /// Calls user code.
    func combine(_ values: Values) throws -> Output
}

/// The values themselves.
@usableFromInline
struct PlainValues<Values>: GatherCombination {
    @inlinable
    init() {}

    @inlinable @inline(__always)
    func combine(_ values: Values) -> Values { values }
}

/// What a closure makes of all values in one.
@usableFromInline
struct SelectedValues<Values, Output>: GatherCombination {
    @usableFromInline let select: (Values) throws -> Output

    @inlinable
    init(_ select: @escaping (Values) throws -> Output) { self.select = select }

    @inlinable @inline(__always)
    func combine(_ values: Values) throws -> Output { try select(values) }
}
