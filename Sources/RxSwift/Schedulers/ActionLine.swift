internal import CSupport
internal import Dispatch

/// Actions for a serial queue that nobody else puts work on: one block on the queue runs all that wait.
///
/// What is scheduled meanwhile gets the next block, so that timers of the same queue have their turn in between, and so
/// that a hop collects a batch of elements (Decisions/ObserveOn).
final class ActionLine: @unchecked Sendable {
    private let queue: DispatchQueue
    // Unchecked: under `lock`, which is an atomic word; the actions are the business of the scheduler's callers.
    @exclusivity(unchecked) private var lock = SpinLock()
    @exclusivity(unchecked) private var backlog = Backlog<ScheduledAction>()
    /// Whether a block is on the queue or running.
    @exclusivity(unchecked) private var isScheduled = false
    /// A burst larger than this many actions gives its memory back.
    private static var keptCapacity: Int { 1024 }

    init(on queue: DispatchQueue) { self.queue = queue }

    /// Runs `action` behind all that was put here before.
    func put(_ action: ScheduledAction) {
        let mustSchedule = withLock(&lock) {
            backlog.enqueue(action)
            defer { isScheduled = true }
            return !isScheduled
        }
        if mustSchedule { schedule() }
    }

    private func schedule() { queue.async { self.runBatch() } }

    private func runBatch() {
        var batch = Queue<ScheduledAction>()
        _ = withLock(&lock) { backlog.take(into: &batch) }
        while let action = batch.popFirst() { action.run() }
        batch.trim(to: Self.keptCapacity)
        let goesOn = withLock(&lock) {
            backlog.giveBack(&batch)
            isScheduled = !backlog.isEmpty
            return isScheduled
        }
        if goesOn { schedule() }
    }
}
