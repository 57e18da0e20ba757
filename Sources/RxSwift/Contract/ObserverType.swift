/// Something that listens to a sequence.
public protocol ObserverType {
    /// The type of the elements it hears.
    associatedtype Element

    /// Hears one event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Hears an element.
    @inlinable
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Hears that the sequence ended.
    @inlinable
    public func onCompleted() { on(.completed) }

    /// Hears that the sequence failed.
    @inlinable
    public func onError(_ error: any Error) { on(.error(error)) }

    /// This observer with its type erased.
    @inlinable
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of another type that hands its elements, transformed, to this one.
    ///
    /// - Errors: an error that `transform` throws reaches this observer as an `error` event.
    @inlinable
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { self.on($0.map(transform)) }
    }
}
