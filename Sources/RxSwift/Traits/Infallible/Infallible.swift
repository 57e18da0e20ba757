/// A sequence that cannot fail.
///
///     "-a-b-|"   "-a-b-"
///
/// Where an operator could let an error in, it is sealed: the error is reported, goes to `Hooks.defaultErrorHandler`,
/// and ends the sequence as a completion (report I5). So also `asObservable()` of an infallible never fails.
///
/// - Threads: immutable; may be subscribed to from any thread.
/// - Differs: upstream lets such errors through, and they silence the subscription.
public struct Infallible<Element>: InfallibleType, Sendable {
    /// A closure that hears the events of an infallible.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    @usableFromInline package let source: Observable<Element>

    /// `source` cannot fail: it is an infallible one, through operators whose closures do not throw.
    @inlinable
    package init(_ source: Observable<Element>) { self.source = source }

    /// This sequence as an `Observable`, which does not fail.
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

/// A type that is an `Infallible`; its operators are declared on it.
public protocol InfallibleType: ObservableConvertibleType {}

/// What an `Infallible` says.
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// The sequence ended; nothing follows.
    case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
    /// This event as one of an `Observable`.
    @inlinable
    public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}

extension InfallibleType {
    /// The sequence underneath.
    @inlinable
    var source: Observable<Element> { asObservable() }
}
