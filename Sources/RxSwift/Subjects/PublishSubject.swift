/// Tells what it hears to whoever is subscribed at that moment.
///
///     events      "-a-b---c-|"
///     subscribed     "^b---c-|"
///
/// - Ends: with the stop event it hears; who subscribes later hears that event only.
/// - Threads: may be told events from any threads; they are serialised by hand-over, so the call may return before its
///   event was delivered by the thread that is delivering. On the same thread a nested event is delivered at once.
/// - Cost: two lock sections an event, biased to the first thread that emits; one closure call for each observer.
/// - Differs: upstream calls observers from several threads at once.
public final class PublishSubject<Element>:
    Observable<Element>, SubjectType, Cancelable, ObserverType, @unchecked Sendable
{
    /// The type of its observer side.
    public typealias SubjectObserverType = PublishSubject<Element>

    @usableFromInline let core: SubjectCore<NoMemory<Element>>

    /// A subject without observers.
    @inlinable
    public init() {
        let core = SubjectCore(NoMemory<Element>())
        self.core = core
        super.init(usesTrampoline: false) { this, observer, cancel in
            unsafeDowncast(this, to: PublishSubject.self).core.subscribe(consume observer, cancel)
        }
        core.owner = self
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { core.isDisposed }

    /// Tells `event` to everyone who is subscribed.
    @inlinable
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Lets go of all observers without a stop event; who subscribes later hears `RxError.disposed`.
    public func dispose() { core.dispose() }
}
