public import RxSwift

/// What happens at a control: a sequence that never fails, is subscribed to on the main queue and emits there.
public protocol ControlEventType: ObservableType {
    /// This sequence as a `ControlEvent`.
    func asControlEvent() -> ControlEvent<Element>
}

/// What happens at a control: a sequence that never fails, replays nothing, is subscribed to on the main queue, emits
/// there and completes when the control dies.
///
/// That is a promise of whoever makes one; nothing here enforces it.
///
/// - Threads: the source is subscribed to on the main queue, at once when the caller is on it.
/// - Cost: one scheduled item a subscription elsewhere.
public struct ControlEvent<PropertyType>: ControlEventType, Sendable {
    /// The type of its elements.
    public typealias Element = PropertyType

    @usableFromInline let events: Observable<PropertyType>

    /// An event that happens whenever `events` emits.
    @inlinable
    public init<Events: ObservableType>(events: Events) where Events.Element == Element {
        self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Starts a subscription, on the main queue.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// This sequence as an `Observable`.
    @inlinable
    public func asObservable() -> Observable<Element> { events }

    /// This sequence as an `Infallible`.
    ///
    /// - Errors: an error, which there must not be, traps in debug builds; in release builds it is printed and
    ///   completes.
    @inlinable
    public func asInfallible() -> Infallible<Element> { Infallible(sealing: events, "ControlEvent") }

    /// Itself.
    @inlinable
    public func asControlEvent() -> ControlEvent<Element> { self }

    /// This event as a signal.
    ///
    /// - Errors: an error, which there must not be, traps in debug builds; in release builds it is printed and
    ///   completes.
    @inlinable
    public func asSignal() -> Signal<Element> { asSharedSequence(sealing: "ControlEvent") }

    /// This event as a driver, which tells the latest element to those who come later.
    ///
    /// - Errors: an error, which there must not be, traps in debug builds; in release builds it is printed and
    ///   completes.
    @inlinable
    public func asDriver() -> Driver<Element> { asSharedSequence(sealing: "ControlEvent") }
}
