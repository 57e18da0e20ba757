internal import CSupport

/// Disposes another disposable when it was disposed itself and so was everything that `retain` gave out.
///
/// - Threads: any; the disposable is disposed outside the lock, by whoever comes last.
/// - Cost: one lock section.
public final class RefCountDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    // Unchecked: under `lock`, which is an atomic word.
    @exclusivity(unchecked) private var lock = SpinLock()
    /// Nil once disposed.
    @exclusivity(unchecked) private var disposable: DisposableObject?
    @exclusivity(unchecked) private var isPrimaryDisposed = false
    @exclusivity(unchecked) private var retainCount = 0

    /// Holds `disposable`.
    public init(disposable: any Disposable) { self.disposable = disposable._object }

    /// Whether the disposable was disposed.
    @inline(never)
    public var isDisposed: Bool { withLock(&lock) { disposable == nil } }

    /// One more that has to be disposed first; nothing when it is too late.
    public func retain() -> any Disposable {
        enter() ? Disposables.create { self.leave() } : Disposables.create()
    }

    /// Counts one more; false when it is too late.
    func enter() -> Bool {
        withLock(&lock) {
            if disposable == nil { return false }
            retainCount += 1
            return true
        }
    }

    /// Disposes the disposable unless something that `retain` gave out is left; then that will.
    public func dispose() { disposeIfLast { isPrimaryDisposed = true } }

    /// Counts one less. Once for each `enter` that was not too late.
    func leave() { disposeIfLast { retainCount -= 1 } }

    private func disposeIfLast(_ change: () -> Void) {
        let last: DisposableObject? = withLock(&lock) {
            change()
            return isPrimaryDisposed && retainCount == 0 ? disposable.take() : nil
        }
        if let last { Unwinder.dispose(last) }
    }

    deinit { Unwinder.release(&disposable) }
}
