internal import CSupport

/// Holds one disposable at a time; each new one disposes the one before.
///
/// - Threads: any. What is disposed is disposed outside the lock, on the thread that sets or disposes.
/// - Cost: one lock section.
public final class SerialDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    // Unchecked: under `lock`, which is an atomic word.
    @exclusivity(unchecked) private var lock = SpinLock()
    @exclusivity(unchecked) private var isOver = false
    @exclusivity(unchecked) private var current: DisposableObject?

    /// One that holds nothing.
    public override init() {}

    /// Whether `dispose` was called.
    @inline(never)
    public var isDisposed: Bool { withLock(&lock) { isOver } }

    /// What it holds; after `dispose`, and when nothing was set, a disposable that does nothing.
    ///
    /// Setting disposes what it held, or the new one if this one is disposed already.
    public var disposable: any Disposable {
        get { withLock(&lock) { current }.map(original) ?? Disposables.create() }
        set {
            var outdated: DisposableObject? = newValue._object
            withLock(&lock) {
                if !isOver { swap(&current, &outdated) }
            }
            if let outdated { Unwinder.dispose(outdated) }
        }
    }

    /// Disposes what it holds and whatever is set later.
    public func dispose() {
        let last = withLock(&lock) {
            isOver = true
            return current.take()
        }
        if let last { Unwinder.dispose(last) }
    }

    deinit { Unwinder.release(&current) }
}
