internal import CSupport

/// A flag: disposing it sets it, and that is all.
///
/// - Threads: any.
public final class BooleanDisposable: Cancelable, @unchecked Sendable {
    // Unchecked: the word is atomic.
    @exclusivity(unchecked) private var flag = AtomicInt()

    /// One that is not disposed.
    public init() {}

    /// One that is disposed already if `isDisposed` says so.
    public init(isDisposed: Bool) {
        if isDisposed { AtomicInt.or(&flag, 1) }
    }

    /// Whether `dispose` was called.
    @inline(never)
    public var isDisposed: Bool { AtomicInt.isFlagSet(&flag, 1) }

    /// Sets the flag.
    @inline(never)
    public func dispose() { AtomicInt.or(&flag, 1) }
}
