public import RxSwift

/// A `ReplaySubject` that never ends.
///
/// - Ends: never.
/// - Threads: as `ReplaySubject`; `accept` may be called from any threads.
/// - Cost: as `ReplaySubject`.
public final class ReplayRelay<Element>: ObservableType {
    @usableFromInline let subject: ReplaySubject<Element>

    @inlinable
    init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// A relay that replays the last `bufferSize` elements.
    @inlinable
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
    }

    /// A relay that replays everything.
    @inlinable
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject.createUnbounded()) }

    /// Tells `event` to everyone who is subscribed, and keeps it for those who come later.
    @inlinable
    public func accept(_ event: Element) { subject.on(.next(event)) }

    /// Starts a subscription; the observer hears the kept elements first.
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
extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
