internal import CSupport
internal import Dispatch
internal import Foundation

/// Runs actions on the main queue: at once when the caller is on it and nothing is queued, else in order.
///
/// - Threads: may be used from any. A program that never serves the main queue (a server that parks its main thread in
///   a semaphore, say) never sees these actions run: call `dispatchMain()` or run the main run loop.
/// - Cost: an inline action one atomic pair; others as `SerialDispatchQueueScheduler`.
/// - Differs: `ensureRunningOnMainThread` checks on Linux too.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// The one that everybody shares.
    ///
    /// What anybody has queued on it makes others wait too, which is what keeps order; a `MainScheduler()` of one's own
    /// does not wait for strangers.
    public static let instance = MainScheduler()

    /// The main queue without running anything inline: breaks recursion.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: MainQueue.queue)

    // Unchecked: the word is atomic.
    /// How many actions are queued or running. An action runs inline only when there is none, or it would overtake
    /// them (report G1).
    @exclusivity(unchecked) private var pending = AtomicInt()

    /// One that runs inline whatever is queued on others.
    public init() { super.init(serialQueue: MainQueue.queue) }

    @usableFromInline
    override func schedule(_ body: consuming ActionBody<Void>) -> any Disposable {
        if AtomicInt.fetchAdd(&pending, 1) == 0, MainQueue.isCurrent {
            let result = body.call(())
            leave()
            return result
        }
        scheduling.watch?.note()
        let scheduled = ScheduledAction(consume body)
        scheduling.queue.async { [self] in
            scheduled.run()
            leave()
        }
        return scheduled
    }

    private func leave() { AtomicInt.decrement(&pending) }

    /// Traps when the caller is not on the main queue.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        guard !MainQueue.isCurrent else { return }
        fatalError(errorMessage ?? "not on the main queue; schedule this with MainScheduler.instance.schedule")
    }

    /// Traps when the caller is neither on the main thread nor on the main queue.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        guard !Thread.isMainThread, !MainQueue.isCurrent else { return }
        fatalError(errorMessage ?? "not on the main thread")
    }
}
