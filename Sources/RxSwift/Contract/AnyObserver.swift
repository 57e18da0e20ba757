/// An observer with its type erased: a pair of closures, which is how every event crosses from one operator to the
/// next.
///
/// Two closures instead of one that takes an `Event`: a hop through `map` costs half (5 ns against 9–11 ns), and a
/// third where the client's code cannot be specialised. See Decisions/TwoClosures.
public struct AnyObserver<Element>: ObserverType {
    /// A closure that hears events.
    public typealias EventHandler = (Event<Element>) -> Void

    @usableFromInline package let next: (inout Element) -> Void
    /// `nil` means completed.
    @usableFromInline package let stop: ((any Error)?) -> Void

    @inlinable
    package init(next: @escaping (inout Element) -> Void, stop: @escaping ((any Error)?) -> Void) {
        self.next = next
        self.stop = stop
    }

    /// An observer that hands every event to `eventHandler`.
    @inlinable
    public init(eventHandler: @escaping EventHandler) { self.init(HandlerObserver(eventHandler)) }

    /// An observer that hands every event to `observer`.
    @inlinable
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        self.init(receiver: ObserverReceiver(observer))
    }

    /// Hears one event.
    @inlinable
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): stop(error)
        case .completed: stop(nil)
        }
    }

    /// Hears an element.
    @inlinable
    public func onNext(_ element: Element) {
        // Not a variable: that would be a copy, a retain and a release for each hop.
        withUnsafePointer(to: element) { next(&UnsafeMutablePointer(mutating: $0).pointee) }
    }

    /// Hears that the sequence ended.
    @inlinable
    public func onCompleted() { stop(nil) }

    /// Hears that the sequence failed.
    @inlinable
    public func onError(_ error: any Error) { stop(error) }

    /// Itself.
    @inlinable
    public func asObserver() -> AnyObserver<Element> { self }
}

/// An observer that is a closure.
@usableFromInline
struct HandlerObserver<Element>: ObserverType {
    @usableFromInline let handler: AnyObserver<Element>.EventHandler

    @inlinable
    init(_ handler: @escaping AnyObserver<Element>.EventHandler) { self.handler = handler }

    @inlinable
    func on(_ event: Event<Element>) {
        enteringUserCode()
        handler(event)
    }
}
