internal import CSupport

/// Disposes another disposable on a scheduler.
///
/// - Ends: `isDisposed` once the scheduler has come to it.
/// - Threads: `dispose` may be called from any thread, any number of times; it schedules once (report B4).
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
    private static var asked: UInt32 { 1 }
    private static var done: UInt32 { 2 }

    /// Where the disposable is disposed.
    public let scheduler: any ImmediateSchedulerType

    // Unchecked: the word is atomic; the turn that `dispose` schedules is the only one that touches `disposable`.
    @exclusivity(unchecked) private var state = AtomicInt()
    @exclusivity(unchecked) private var disposable: DisposableObject?

    /// Disposes `disposable` on `scheduler` when it is disposed.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        self.disposable = disposable._object
    }

    /// Whether the disposable was disposed, which is later than when `dispose` was called.
    @inline(never)
    public var isDisposed: Bool { AtomicInt.isFlagSet(&state, Self.done) }

    /// Schedules the disposal.
    @inline(never)
    public func dispose() {
        guard AtomicInt.fetchOr(&state, Self.asked) == 0 else { return }
        _ = scheduler.schedule(self) { scheduled in
            scheduled.disposeNow()
            return Disposables.create()
        }
    }

    private func disposeNow() {
        let disposable = disposable.take()
        AtomicInt.or(&state, Self.done)
        if let disposable { Unwinder.dispose(disposable) }
    }

    deinit { Unwinder.release(&disposable) }
}
