internal import CSupport

/// Disposes everything in it, and everything that is inserted later.
///
/// - Threads: any, at any time. What is disposed is disposed outside the lock, on the thread that disposes, removes or
///   inserts too late.
/// - Cost: insert and remove O(1).
public final class CompositeDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    /// Where one disposable is, to remove it.
    public struct DisposeKey: Sendable {
        fileprivate let key: BagKey
    }

    // Unchecked: `disposables` is touched under `lock`, which is an atomic word.
    @exclusivity(unchecked) private var lock = SpinLock()
    /// Nil once disposed.
    @exclusivity(unchecked) private var disposables: Bag<DisposableObject>? = Bag()

    /// An empty one.
    public override init() {}

    /// One with two disposables in it.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(capacity: 2)
        hold(disposable1)
        hold(disposable2)
    }

    /// One with three disposables in it.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(capacity: 3)
        hold(disposable1)
        hold(disposable2)
        hold(disposable3)
    }

    /// One with four disposables and more in it.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// One with the given disposables in it.
    public convenience init(disposables: [any Disposable]) {
        self.init(capacity: disposables.count)
        for disposable in disposables { hold(disposable) }
    }

    private init(capacity: Int) { disposables?.reserveCapacity(capacity) }

    /// Puts `disposable` in while nobody else knows this object.
    private func hold(_ disposable: any Disposable) { _ = disposables?.insert(disposable._object) }

    /// Whether `dispose` was called.
    @inline(never)
    public var isDisposed: Bool { withLock(&lock) { disposables == nil } }

    /// How many disposables are in it; 0 once disposed.
    public var count: Int { withLock(&lock) { disposables?.count ?? 0 } }

    /// Puts `disposable` in; when this one is disposed already, disposes it instead and returns nil.
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let object = disposable._object
        let key = withLock(&lock) { disposables?.insert(object) }
        if key == nil { Unwinder.dispose(object) }
        return key.map { DisposeKey(key: $0) }
    }

    /// Takes the disposable at `disposeKey` out and disposes it; nothing happens when it is out already.
    public func remove(for disposeKey: DisposeKey) {
        if let disposable = withLock(&lock, { disposables?.removeKey(disposeKey.key) }) {
            Unwinder.dispose(disposable)
        }
    }

    /// Disposes everything in it, in the order of insertion.
    @inline(never)
    public func dispose() {
        if let all = withLock(&lock, { disposables.take() }) { disposeAll(in: all) }
    }

    deinit { Unwinder.release(&disposables) }
}
