internal import CSupport

/// Disposes everything in it when it dies: how an object ties subscriptions to its own life.
///
///     let bag = DisposeBag()
///     source.subscribe(onNext: show).disposed(by: bag)
///
/// - Ends: never by itself; replace a bag by a new one to dispose what is in it.
/// - Threads: any. What is in it is disposed on the thread that lets go of the bag, in the order of insertion.
/// - Cost: insert amortised O(1), 40 ns.
/// - Differs: the handles of subscriptions that have ended are dropped now and then, so a bag that sees a million short
///   subscriptions does not grow (report E3).
public final class DisposeBag: DisposeBase, @unchecked Sendable {
    // Unchecked: under `lock`, which is an atomic word.
    @exclusivity(unchecked) private var lock = SpinLock()
    @exclusivity(unchecked) private var disposables = ContiguousArray<any Disposable>()
    /// How many there are when finished handles are looked for again: twice of what was left the last time, so that
    /// each insertion pays for looking at two handles.
    @exclusivity(unchecked) private var sweepCount = DisposeBag.firstSweepCount

    private static var firstSweepCount: Int { 64 }

    /// An empty bag.
    public override init() {}

    /// Puts `disposable` in.
    public func insert(_ disposable: any Disposable) {
        var swept = ContiguousArray<any Disposable>()
        withLock(&lock) {
            if disposables.count >= sweepCount { sweep(into: &swept) }
            disposables.append(disposable)
        }
    }

    /// Moves finished handles to `swept`, to be released outside the lock. Asks only handles of our own: what another
    /// disposable does when it is asked is not our code (contract 2).
    private func sweep(into swept: inout ContiguousArray<any Disposable>) {
        swap(&swept, &disposables)
        for disposable in swept where !isFinishedHandle(disposable) { disposables.append(disposable) }
        sweepCount = max(Self.firstSweepCount, disposables.count * 2)
    }

    deinit {
        // A bag may hold what holds the next bag, and so on.
        if Unwinder.enter() {
            for disposable in disposables { disposable.dispose() }
            disposables = []
            Unwinder.leave()
        } else {
            Unwinder.perform { [disposables] in
                for disposable in disposables { Unwinder.dispose(disposable) }
            }
        }
    }
}

/// Whether this is what `subscribe` returns, of a subscription that has ended.
///
/// Comparing the type first is 20 times cheaper than a cast.
@inline(__always)
private func isFinishedHandle(_ disposable: any Disposable) -> Bool {
    guard type(of: disposable) == SinkDisposer.self else { return false }
    return unsafeDowncast(disposable as AnyObject, to: SinkDisposer.self).isDisposed
}

extension Disposable {
    /// Puts this into `bag`, which disposes it when it dies.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
