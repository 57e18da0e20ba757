internal import CSupport

/// Holds one disposable that is set later, at most once.
///
/// - Threads: setting and disposing may race; the disposable is disposed exactly once, outside any lock.
/// - Errors: setting it twice traps.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    // Unchecked: see there.
    @exclusivity(unchecked) private var teardown = Teardown()

    /// One with nothing set.
    public override init() {}

    /// Whether `dispose` was called.
    @inline(never)
    public var isDisposed: Bool { Teardown.isMarked(&teardown, Teardown.disposed) }

    /// Sets the disposable; disposes it at once if this one is disposed already.
    public func setDisposable(_ disposable: any Disposable) {
        if Teardown.set(&teardown, disposable._object) { Teardown.tearDown(&teardown) }
    }

    /// Disposes what was set or will be.
    @inline(never)
    public func dispose() { if Teardown.dispose(&teardown) { Teardown.tearDown(&teardown) } }

    deinit { teardown.release() }
}
