/// Something that can be ended: a subscription, a timer, a resource.
public protocol Disposable {
    /// Ends it; every call after the first does nothing.
    func dispose()
}

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
    /// Whether `dispose` was called.
    var isDisposed: Bool { get }
}
