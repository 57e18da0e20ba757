/// The elements of a sequence that have one key in common; what `groupBy` emits.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// What the elements have in common.
    public let key: Key

    @usableFromInline let source: Observable<Element>

    /// The elements of `source`, with `key`.
    @inlinable
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Starts a subscription to the elements of this group.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// The elements of this group, without the key.
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}
