extension ObservableType {
    /// Emits the first `count` elements, then completes.
    ///
    ///     "-a-b-c-|"  take(2)  "-a-(b|)"
    ///
    /// - Ends: after element `count`, or with the source if that is earlier; `take(0)` completes without subscribing.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: a negative count traps, naming the operator.
    @inlinable
    public func take(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "take: count must not be negative, it is \(count)")
        return count == 0 ? .empty() : staged(TakeStage(count: count))
    }

    /// Emits elements as long as `predicate` holds, then completes.
    ///
    ///     "-1-3-4-5-|"  take(while: isOdd)                        "-1-3-|"
    ///     "-1-3-4-5-|"  take(while: isOdd, behavior: .inclusive)  "-1-3-(4|)"
    ///
    /// - Ends: at the first element that `predicate` does not hold for, or with the source if that is earlier.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: what `predicate` throws ends the sequence.
    @inlinable
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        staged(TakeUntilStage(behavior: behavior, isLast: { try !predicate($0) }))
    }

    /// Emits elements until `predicate` holds, then completes.
    ///
    ///     "-1-3-4-5-|"  take(until: isEven)                        "-1-3-|"
    ///     "-1-3-4-5-|"  take(until: isEven, behavior: .inclusive)  "-1-3-(4|)"
    ///
    /// - Ends: at the first element that `predicate` holds for, or with the source if that is earlier.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: what `predicate` throws ends the sequence.
    @inlinable
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        staged(TakeUntilStage(behavior: behavior, isLast: predicate))
    }
}

/// What becomes of the element at which `take(while:)` and `take(until:)` end.
public enum TakeBehavior {
    /// It is emitted.
    case inclusive
    /// It is not.
    case exclusive
}

@usableFromInline
struct TakeStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let count: Int

    @inlinable
    init(count: Int) { self.count = count }

    @inlinable
    func makeState() -> Int { count }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Int>) {
        // A nested emission from inside `emit` may come before `complete`.
        guard sink.state > 0 else { return }
        sink.state -= 1
        sink.emit(element)
        if sink.state == 0 { sink.complete() }
    }
}

@usableFromInline
struct TakeUntilStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let behavior: TakeBehavior
    @usableFromInline let isLast: (Input) throws -> Bool

    @inlinable
    init(behavior: TakeBehavior, isLast: @escaping (Input) throws -> Bool) {
        self.behavior = behavior
        self.isLast = isLast
    }

    /// Whether the last element was seen: a nested emission from inside `emit` may come before `complete`.
    @inlinable
    func makeState() -> Bool { false }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Bool>) throws {
        guard !sink.state else { return }
        guard try isLast(element) else { return sink.emit(element) }
        sink.state = true
        switch behavior {
        case .inclusive: sink.emit(element)
        case .exclusive: break
        }
        sink.complete()
    }
}
