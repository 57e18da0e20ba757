/// Tells what it hears to whoever is subscribed, and the latest element to whoever subscribes later.
///
///     events      "a-b---c-|"
///     subscribed     "^b-c-|"
///
/// - Ends: with the stop event it hears; who subscribes later hears that event only.
/// - Threads: as `PublishSubject`. A new subscriber hears the value that is current when it subscribes, on its own
///   thread and with no lock held, and then every later one, none twice and none left out (reports A10, B7).
/// - Cost: as `PublishSubject`, and one check an event for each observer.
/// - Differs: upstream delivers the current value under the subject's lock.
public final class BehaviorSubject<Element>:
    Observable<Element>, SubjectType, ObserverType, Cancelable, @unchecked Sendable
{
    /// The type of its observer side.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    @usableFromInline let core: SubjectCore<LatestMemory<Element>>

    /// A subject whose current element is `value`.
    @inlinable
    public init(value: Element) {
        let core = SubjectCore(LatestMemory(value))
        self.core = core
        super.init(usesTrampoline: false) { this, observer, cancel in
            unsafeDowncast(this, to: BehaviorSubject.self).core.subscribe(consume observer, cancel)
        }
        core.owner = self
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { core.isDisposed }

    /// The current element: the last one that was accepted, also when it waits to be told by another thread.
    ///
    /// - Errors: throws the error that ended the subject, or `RxError.disposed`.
    @inlinable
    public func value() throws -> Element {
        let (latest, end) = core.remembered { ($1 ?? $0.latest, core.end) }
        guard let latest else { throw RxError.disposed(object: self) }
        if let error = end?.error { throw error }
        return latest
    }

    /// The current element of a subject that is never disposed and never fails: of a relay.
    @inlinable
    package var current: Element {
        core.remembered { $1 ?? $0.latest.unsafelyUnwrapped }
    }

    /// Tells `event` to everyone who is subscribed; an element becomes the current one.
    @inlinable
    public func on(_ event: Event<Element>) { core.on(event) }

    /// Itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Lets go of all observers and of the element, without a stop event; who subscribes later hears
    /// `RxError.disposed`.
    public func dispose() { core.dispose() }
}
