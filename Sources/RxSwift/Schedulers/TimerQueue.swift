internal import CSupport
package import Dispatch

/// The one-shot timers of a dispatch queue, behind one timer of Dispatch that is set for the earliest of them.
///
/// `debounce` and `timeout` replace their timer at each element, mostly by a later one: here that is two changes of a
/// heap, and Dispatch is called once for each timer that was let run out. See Decisions/Timers.
///
/// - Cost: O(log n) to schedule, O(1) amortised to cancel, one object a timer.
package final class TimerQueue: @unchecked Sendable {
    private let queue: DispatchQueue
    private let leeway: DispatchTimeInterval
    /// Whether `queue` runs one thing at a time. If not, no timer waits for what another one does.
    private let isSerial: Bool

    // Unchecked: under `lock`. Dispatch is called under it too, so that the last deadline that it is told is the
    // earliest; it runs no code of others there.
    @exclusivity(unchecked) private var lock = SpinLock()
    /// Timers hold this object, so that they outlive the scheduler (report E4), and this holds them until their time.
    @exclusivity(unchecked) private let timers = PriorityQueue<OneShotTimer> {
        ($0.deadline, $0.number) < ($1.deadline, $1.number)
    }
    /// How many of them were cancelled and wait to be thrown out.
    @exclusivity(unchecked) private var cancelledCount = 0
    @exclusivity(unchecked) private var lastNumber = 0
    /// When Dispatch calls; `Int.max` is never.
    @exclusivity(unchecked) private var wakeUp = Int.max
    @exclusivity(unchecked) private var source: (any DispatchSourceTimer)?

    package init(_ queue: DispatchQueue, leeway: DispatchTimeInterval, isSerial: Bool) {
        self.queue = queue
        self.leeway = leeway
        self.isSerial = isSerial
    }

    deinit { source?.cancel() }

    /// How many timers are kept, to be run or to be thrown out.
    package var keptCount: Int { withLock(&lock) { timers.count } }

    /// Runs `body` on the queue when the monotonic clock has come to `deadline`, in nanoseconds; timers with the same
    /// deadline in the order in which they were scheduled.
    package func schedule(at deadline: Int, _ body: consuming ActionBody<Void>) -> OneShotTimer {
        let timer = OneShotTimer(self, deadline, consume body)
        withLock(&lock) {
            lastNumber += 1
            timer.number = lastNumber
            timer.isKept = true
            timers.insert(timer)
            if deadline < wakeUp { wake(at: deadline) }
        }
        return timer
    }

    /// Throws the cancelled ones out as soon as they are more than the others; their closures are gone already.
    /// Dispatch is not told: when it calls, the next deadline is looked up.
    fileprivate func cancelled(_ timer: OneShotTimer) {
        withLock(&lock) {
            guard timer.isKept, !timer.isCancelled else { return }
            timer.isCancelled = true
            cancelledCount += 1
            if cancelledCount <= timers.count - cancelledCount { return }
            timers.removeAll {
                if $0.isCancelled { $0.isKept = false }
                return $0.isCancelled
            }
            cancelledCount = 0
        }
    }

    private func wake(at deadline: Int) {
        wakeUp = deadline
        let source = source ?? makeSource()
        source.schedule(deadline: MonotonicClock.dispatchTime(at: deadline), leeway: leeway)
    }

    private func makeSource() -> any DispatchSourceTimer {
        let source = DispatchSource.makeTimerSource(queue: queue)
        self.source = source
        source.setEventHandler { [weak self] in self?.runDue() }
        source.resume()
        return source
    }

    /// Runs what is due by now. What becomes due meanwhile is another call, so that the queue's other work gets its
    /// turn.
    private func runDue() {
        for timer in takeDue(by: MonotonicClock.nanoseconds) {
            if isSerial { timer.run() } else { queue.async { timer.run() } }
        }
    }

    private func takeDue(by now: Int) -> ContiguousArray<OneShotTimer> {
        withLock(&lock) {
            var due = ContiguousArray<OneShotTimer>()
            while let first = timers.first, first.deadline <= now, let timer = timers.removeFirst() {
                timer.isKept = false
                if timer.isCancelled { cancelledCount -= 1 }
                due.append(timer)
            }
            wakeUp = .max
            if let next = timers.first { wake(at: next.deadline) }
            return due
        }
    }
}

/// Runs an action once, at a deadline.
package final class OneShotTimer: ScheduledAction, @unchecked Sendable {
    fileprivate let deadline: Int
    // Unchecked: under the lock of `timers`.
    @exclusivity(unchecked) fileprivate var number = 0
    @exclusivity(unchecked) fileprivate var isKept = false
    @exclusivity(unchecked) fileprivate var isCancelled = false
    private let timers: TimerQueue

    fileprivate init(_ timers: TimerQueue, _ deadline: Int, _ body: consuming ActionBody<Void>) {
        self.timers = timers
        self.deadline = deadline
        super.init(consume body)
    }

    package override func dispose() {
        cancel()
        timers.cancelled(self)
    }
}
