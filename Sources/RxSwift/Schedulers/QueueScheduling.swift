public import Dispatch

/// Schedules on a dispatch queue: what the schedulers for serial, concurrent and main queues have in common.
@usableFromInline
struct QueueScheduling {
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval
    /// Nil for queues that run several actions at once, which waiting in one does not stop.
    let watch: BlockingWatch?
    /// Nil for queues that others put work on too, with which actions keep their order, and for concurrent ones.
    private let line: ActionLine?
    private let timers: TimerQueue

    init(_ queue: DispatchQueue, leeway: DispatchTimeInterval, watch: BlockingWatch?, isOwn: Bool = false) {
        self.queue = queue
        self.leeway = leeway
        self.watch = watch
        line = isOwn ? ActionLine(on: queue) : nil
        timers = TimerQueue(queue, leeway: leeway, isSerial: watch != nil)
    }

    @usableFromInline
    func schedule(_ body: consuming ActionBody<Void>) -> any Disposable {
        watch?.note()
        let scheduled = ScheduledAction(consume body)
        if let line { line.put(scheduled) } else { queue.async { scheduled.run() } }
        return scheduled
    }

    @usableFromInline
    func schedule(_ body: consuming ActionBody<Void>, after dueTime: RxTimeInterval) -> any Disposable {
        guard let span = dueTime.saturatingNanoseconds, let deadline = MonotonicClock.deadline(after: span) else {
            return Disposables.create()
        }
        if span <= 0 { return schedule(consume body) }
        watch?.note()
        return timers.schedule(at: deadline, consume body)
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
