public import RxSwift

/// A `PublishSubject` that never ends.
///
/// - Ends: never.
/// - Threads: as `PublishSubject`; `accept` may be called from any threads.
/// - Cost: as `PublishSubject`.
public final class PublishRelay<Element>: ObservableType {
    @usableFromInline let subject: PublishSubject<Element>

    /// A relay without observers.
    @inlinable
    public init() { subject = PublishSubject() }

    /// Tells `event` to everyone who is subscribed.
    @inlinable
    public func accept(_ event: Element) { subject.on(.next(event)) }

    /// Starts a subscription.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay's observable face, which has no `accept`.
    @inlinable
    public func asObservable() -> Observable<Element> { subject.asObservable() }

    /// The relay as a sequence that cannot fail.
    ///
    /// - Ends: never.
    /// - Threads: as `asObservable()`.
    /// - Cost: none.
    @inlinable
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

// Unchecked: its subject's state is under a lock. With its element, which whoever has the relay can get at.
extension PublishRelay: @unchecked Sendable where Element: Sendable {}
