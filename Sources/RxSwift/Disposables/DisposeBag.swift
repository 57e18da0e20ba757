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
    @exclusivity(unchecked) private var disposables = ContiguousArray<DisposableObject>()
    /// How many there are when finished ones are looked for again: twice of what was left the last time.
    @exclusivity(unchecked) private var sweepCount = DisposeBag.firstSweepCount

    private static var firstSweepCount: Int { 64 }

    /// An empty bag.
    public override init() {}

    /// Puts `disposable` in.
    public func insert(_ disposable: any Disposable) {
        let object = disposable._object
        let isIn = withLock(&lock) {
            if disposables.count >= sweepCount { return false }
            disposables.append(object)
            return true
        }
        if !isIn { insertSweeping(object) }
    }

    @inline(never)
    private func insertSweeping(_ object: DisposableObject) {
        var swept = ContiguousArray<DisposableObject>()
        withLock(&lock) {
            if disposables.count >= sweepCount { sweep(into: &swept) }
            disposables.append(object)
        }
    }

    /// Moves finished handles to `swept`, to be released outside the lock.
    private func sweep(into swept: inout ContiguousArray<DisposableObject>) {
        // A look at some tells whether to look at all: a bag of what goes on is not walked through for nothing.
        let step = disposables.count / 32
        if stride(from: 0, to: disposables.count, by: step).contains(where: { isFinished(disposables[$0]) }) {
            swap(&swept, &disposables)
            for disposable in swept where !isFinished(disposable) { disposables.append(disposable) }
        }
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
                for disposable in disposables { disposable.dispose() }
            }
        }
    }
}

/// Whether it is the handle of a subscription that is over. What others made is not asked, for this is under the lock.
private func isFinished(_ disposable: DisposableObject) -> Bool {
    guard type(of: disposable) == SinkDisposer.self else { return false }
    return unsafeDowncast(disposable, to: SinkDisposer.self).isDisposed
}

extension Disposable {
    /// Puts this into `bag`, which disposes it when it dies.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
