/// Holds one disposable that is set later, at most once.
///
/// - Threads: setting and disposing may race; the disposable is disposed exactly once, outside any lock.
/// - Errors: setting it twice traps.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    private let core = SinkDisposer()

    /// One with nothing set.
    public override init() {}

    /// Whether `dispose` was called.
    public var isDisposed: Bool { core.isDisposed }

    /// Sets the disposable; disposes it at once if this one is disposed already.
    public func setDisposable(_ disposable: any Disposable) { core.set(disposable) }

    /// Disposes what was set or will be.
    public func dispose() { core.dispose() }
}
