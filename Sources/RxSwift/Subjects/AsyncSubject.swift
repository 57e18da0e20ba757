public import CSupport

/// Tells the last element it heard, when it completes.
///
///     events      "-a-b-c-|"
///     subscribed   "------(c|)"
///
/// - Ends: with the stop event it hears; who subscribes later hears the last element and the end, or the error.
/// - Threads: as `PublishSubject`.
/// - Cost: one lock section an element.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, @unchecked Sendable {
    /// The type of its observer side.
    public typealias SubjectObserverType = AsyncSubject<Element>

    @usableFromInline let core: AsyncSubjectCore<Element>

    /// A subject that has heard nothing.
    @inlinable
    public init() {
        let core = AsyncSubjectCore<Element>()
        self.core = core
        super.init(usesTrampoline: false) { this, observer, cancel in
            unsafeDowncast(this, to: AsyncSubject.self).core.end.subscribe(consume observer, cancel)
        }
        core.end.owner = self
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { core.end.hasObservers }

    /// Keeps an element; tells a stop event, and before `completed` the last element, to everyone who is subscribed.
    @inlinable
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> AsyncSubject<Element> { self }
}

/// The last element, in front of a replay subject that only ever hears the end.
@usableFromInline
final class AsyncSubjectCore<Element> {
    @usableFromInline let end = SubjectCore(BufferMemory<Element>(limit: 1))
    // Unchecked: `last` is touched under `lock`, which is an atomic word.
    @exclusivity(unchecked) @usableFromInline var lock = SpinLock()
    /// Nil once the end was heard.
    @exclusivity(unchecked) @usableFromInline var last: Element??

    @inlinable
    init() { last = .some(nil) }

    @inlinable
    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): keep(element)
        case .error: if takeLast() != nil { end.on(event) }
        case .completed:
            guard let last = takeLast() else { return }
            if let last { end.on(.next(last)) }
            end.on(.completed)
        }
    }

    @inlinable
    func keep(_ element: Element) {
        let dropped = withLock(&lock) { () -> Element?? in
            guard let old = last else { return nil }
            last = .some(element)
            return old
        }
        withExtendedLifetime(dropped) {}
    }

    @inlinable
    func takeLast() -> Element?? {
        withLock(&lock) {
            defer { last = nil }
            return last
        }
    }
}
