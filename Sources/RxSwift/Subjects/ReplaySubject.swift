/// Tells what it hears to whoever is subscribed, and the last elements to whoever subscribes later.
///
///     create(bufferSize: 2)   events      "a-b-c---d-|"
///                             subscribed       "^(bc)-d-|"
///
/// - Ends: with the stop event it hears; who subscribes later hears the last elements and that event.
/// - Threads: as `BehaviorSubject`: a new subscriber is told the past with no lock held; what is emitted meanwhile
///   follows it, in order (report A4).
/// - Cost: as `BehaviorSubject`; a subscription copies the elements held, and memory follows them, not the size asked
///   for (report E7).
/// - Differs: upstream allocates the whole buffer at once.
public final class ReplaySubject<Element>:
    Observable<Element>, SubjectType, ObserverType, Disposable, @unchecked Sendable
{
    /// The type of its observer side.
    public typealias SubjectObserverType = ReplaySubject<Element>

    @usableFromInline let core: SubjectCore<BufferMemory<Element>>

    @inlinable
    package init(limit: Int) {
        let core = SubjectCore(BufferMemory<Element>(limit: limit))
        self.core = core
        super.init(usesTrampoline: false) { this, observer, cancel in
            unsafeDowncast(this, to: ReplaySubject.self).core.subscribe(consume observer, cancel)
        }
        core.owner = self
    }

    /// A subject that replays the last `bufferSize` elements.
    ///
    /// - Errors: a negative size traps, naming the method.
    @inlinable
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        precondition(bufferSize >= 0, "ReplaySubject.create: bufferSize must not be negative, it is \(bufferSize)")
        return ReplaySubject(limit: bufferSize)
    }

    /// A subject that replays everything.
    @inlinable
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { core.hasObservers }

    package var isDisposed: Bool { core.isDisposed }

    /// Tells `event` to everyone who is subscribed, and keeps an element for those who come later.
    @inlinable
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Lets go of all observers and elements, without a stop event; who subscribes later hears `RxError.disposed`.
    public func dispose() { core.dispose() }
}
