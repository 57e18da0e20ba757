public import RxSwift

/// A `BehaviorSubject` that never ends.
///
/// - Ends: never.
/// - Threads: as `BehaviorSubject`; when nobody is accepting any more, every observer has last heard `value`.
/// - Cost: as `BehaviorSubject`; `value` is one lock section.
public final class BehaviorRelay<Element>: ObservableType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// A relay whose current element is `value`.
    @inlinable
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The current element.
    @inlinable
    public var value: Element { subject.current }

    /// Makes `event` the current element and tells it to everyone who is subscribed.
    @inlinable
    public func accept(_ event: Element) { subject.on(.next(event)) }

    /// Starts a subscription; the observer hears the current element first.
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
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
