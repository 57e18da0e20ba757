/// Something that can be ended: a subscription, a timer, a resource.
public protocol Disposable {
    /// Ends it; every call after the first does nothing.
    func dispose()

    /// Itself if it is an object, else an object around it. For the library, which keeps disposables as references: two
    /// words, copied by a retain, where `any Disposable` is five words that are copied through their type's metadata.
    var _object: any Disposable & AnyObject { get }
}

extension Disposable where Self: AnyObject {
    /// Itself.
    @inlinable
    public var _object: any Disposable & AnyObject { self }
}

extension Disposable {
    /// A new object around it.
    public var _object: any Disposable & AnyObject { DisposableBox(self) }
}

/// A disposable that is known to be an object.
@usableFromInline
package typealias DisposableObject = any Disposable & AnyObject

private final class DisposableBox: Disposable {
    let value: any Disposable

    init(_ value: any Disposable) { self.value = value }

    func dispose() { value.dispose() }
}

/// What users had made `object` of by `_object`.
func original(of object: DisposableObject) -> any Disposable { (object as? DisposableBox)?.value ?? object }

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
    /// Whether `dispose` was called.
    var isDisposed: Bool { get }
}
