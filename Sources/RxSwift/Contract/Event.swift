/// One thing that a sequence says: an element, or that it is over.
///
/// A subscription hears `next* (error | completed)?` and nothing after that (the Rx contract).
@frozen
public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence failed; nothing follows.
    case error(any Error)
    /// The sequence ended; nothing follows.
    case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
    /// The event as `debug` prints it: `next(1)`, `error(…)`, `completed`.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether nothing follows this event.
    @inlinable
    public var isStopEvent: Bool {
        switch self {
        case .next: false
        case .error, .completed: true
        }
    }

    /// The element of a `next` event.
    @inlinable
    public var element: Element? {
        switch self {
        case .next(let element): element
        case .error, .completed: nil
        }
    }

    /// The error of an `error` event.
    @inlinable
    public var error: (any Error)? {
        switch self {
        case .error(let error): error
        case .next, .completed: nil
        }
    }

    /// Whether this is `completed`.
    @inlinable
    public var isCompleted: Bool {
        switch self {
        case .completed: true
        case .next, .error: false
        }
    }

    /// The event with its element transformed; an error that `transform` throws becomes an `error` event.
    @inlinable
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }

    /// The stop event that an operator's `stop(error)` stands for.
    @inlinable
    package init(stop error: (any Error)?) {
        self = error.map { .error($0) } ?? .completed
    }
}

/// A type that can be turned into an event, as `dematerialize` needs.
public protocol EventConvertible {
    /// The type of the event's element.
    associatedtype Element
    /// This value as an event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// Itself.
    @inlinable
    public var event: Event<Element> { self }
}
