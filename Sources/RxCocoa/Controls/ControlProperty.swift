public import RxSwift

/// A property of a control: what the user sets it to can be listened to, and it can be set.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// This property as a `ControlProperty`.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: emits its value and then what the user changes it to, never fails, and sets what it hears.
///
/// That it does not emit what the program sets, and that it emits on the main queue, is a promise of whoever makes one.
///
/// - Threads: the values are subscribed to on the main queue, at once when the caller is on it.
/// - Cost: one scheduled item a subscription elsewhere.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The type of its elements.
    public typealias Element = PropertyType

    @usableFromInline let values: Observable<PropertyType>
    @usableFromInline let valueSink: AnyObserver<PropertyType>

    /// A property that emits `values` and hands what it hears to `valueSink`.
    @inlinable
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Starts a subscription, on the main queue.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// Sets the property.
    ///
    /// - Errors: binding a sequence that fails is a mistake: it traps in debug builds and is printed in release builds.
    @inlinable
    public func on(_ event: Event<Element>) {
        switch event {
        case .next, .completed: valueSink.on(event)
        case .error(let error): misuse("ControlProperty: a bound sequence failed: \(error)")
        }
    }

    /// This property's values as an `Observable`.
    @inlinable
    public func asObservable() -> Observable<Element> { values }

    /// Itself.
    @inlinable
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// What the user changes the property to, without the value it has at subscription.
    @inlinable
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    /// This property's values as a driver.
    ///
    /// - Errors: an error, which there must not be, traps in debug builds; in release builds it is printed and
    ///   completes.
    @inlinable
    public func asDriver() -> Driver<Element> { asSharedSequence(sealing: "ControlProperty") }
}

extension ControlProperty: Sendable where PropertyType: Sendable {}

extension ControlPropertyType where Element == String? {
    /// The same property with an empty string for nil.
    @inlinable
    public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(
            values: property.values.map { $0 ?? "" }, valueSink: property.valueSink.mapObserver { $0 }
        )
    }
}
