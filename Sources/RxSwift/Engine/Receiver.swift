/// What hears a source inside the engine: a sink or a leaf.
@usableFromInline
package protocol Receiver<Element>: AnyObject {
    associatedtype Element

    /// Hears an element, by its address, and leaves it as it is: others may be told the same one.
    func next(_ element: inout Element)
    /// `nil` means completed.
    func stop(_ error: (any Error)?)
}

extension AnyObserver {
    /// The observer that hands every event to `receiver`.
    ///
    /// Here and not where it is used: closures that know no other type than the receiver's exist once in a program. Of
    /// copies, which are the same to the last byte, the linker keeps one, and the others jump to it: 0.3 Y an event.
    @inlinable @inline(never)
    package init<R: Receiver>(receiver: R) where R.Element == Element {
        self.init(next: { receiver.next(&$0) }, stop: { receiver.stop($0) })
    }
}

/// Hands events to an observer of any type.
@usableFromInline
final class ObserverReceiver<Observer: ObserverType>: Receiver {
    @usableFromInline let observer: Observer

    @inlinable
    init(_ observer: Observer) { self.observer = observer }

    @inlinable
    func next(_ element: inout Observer.Element) { observer.onNext(element) }

    @inlinable
    func stop(_ error: (any Error)?) { observer.on(Event(stop: error)) }
}
