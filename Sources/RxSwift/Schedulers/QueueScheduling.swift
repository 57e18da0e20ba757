internal import Dispatch

/// Schedules on a dispatch queue: what the schedulers for serial, concurrent and main queues have in common.
struct QueueScheduling {
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval
    /// Nil for queues that run several actions at once, which waiting in one does not stop.
    let watch: BlockingWatch?

    func schedule(_ body: @escaping () -> any Disposable) -> any Disposable {
        watch?.note()
        let action = ScheduledAction(body)
        queue.async { action.run() }
        return action
    }

    func schedule(after dueTime: RxTimeInterval, _ body: @escaping () -> any Disposable) -> any Disposable {
        guard let span = dueTime.saturatingNanoseconds, let deadline = MonotonicClock.deadline(after: span) else {
            return Disposables.create()
        }
        watch?.note()
        let timer = OneShotTimer(queue, body)
        timer.start(deadline, leeway)
        return timer
    }

    func schedulePeriodic(
        after startAfter: RxTimeInterval, period: RxTimeInterval, _ tick: @escaping () -> Void
    ) -> any Disposable {
        guard let span = startAfter.saturatingNanoseconds, let deadline = MonotonicClock.deadline(after: span) else {
            return Disposables.create()
        }
        watch?.note()
        let timer = PeriodicTimer(queue, tick)
        timer.start(deadline, period, leeway)
        return timer
    }
}
