/// A type that can be seen as an `Observable`.
public protocol ObservableConvertibleType {
    /// The type of its elements.
    associatedtype Element

    /// This value as an `Observable`.
    func asObservable() -> Observable<Element>
}

/// A sequence that can be subscribed to.
///
/// Operators are declared on this protocol and defined for `Observable`, which every conforming type can become.
public protocol ObservableType: ObservableConvertibleType {
    /// Starts a subscription; `observer` hears its events until the stop event, or until the result is disposed.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// This sequence as an `Observable`.
    @inlinable
    public func asObservable() -> Observable<Element> {
        AnonymousObservable { observer, cancel in
            let subscription = self.subscribe(observer)
            cancel.set(subscription)
        }
    }
}
