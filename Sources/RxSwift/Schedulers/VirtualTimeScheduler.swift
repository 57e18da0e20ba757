public import CSupport
public import Foundation

/// A scheduler whose clock stands still until it is told to run: hours pass as fast as the work in them.
///
/// - Threads: any; a lock guards what is shared, and one thread at a time runs the actions. What other threads schedule
///   meanwhile is run by that thread.
/// - Cost: O(log n) an action and two objects; equal times run in the order they were scheduled.
/// - Differs: may be driven from any thread, not only the one that made it. `.never` never fires.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, CustomDebugStringConvertible {
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit
    /// A span of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    @usableFromInline typealias Item = VirtualAction<VirtualTime>

    @usableFromInline let converter: Converter
    /// When the clock started.
    @usableFromInline final let origin: RxTime
    // Unchecked: the lock is an atomic word, the rest is under it.
    @exclusivity(unchecked) @usableFromInline final var lock = SpinLock()
    @exclusivity(unchecked) @usableFromInline final var currentClock: VirtualTime
    @exclusivity(unchecked) @usableFromInline final var isRunning = false
    /// Whether that run ends after the action it is in.
    @exclusivity(unchecked) @usableFromInline final var isStopping = false
    @exclusivity(unchecked) @usableFromInline final var arrived = ContiguousArray<ScheduledAction>()
    @exclusivity(unchecked) @usableFromInline final var waitingCount = 0
    /// Only touched by the thread that runs: the converter compares, and that is not our code (contract 2).
    @usableFromInline final let agenda: PriorityQueue<ScheduledAction>
    @exclusivity(unchecked) @usableFromInline final var nextNumber = 0

    /// A scheduler that shows `initialClock` and whose times mean what `converter` says.
    // Inlinable, so that the comparison is specialised where the converter is known.
    @inlinable
    public init(initialClock: VirtualTime, converter: Converter) {
        currentClock = initialClock
        origin = converter.convertFromVirtualTime(initialClock)
        self.converter = converter
        agenda = PriorityQueue { left, right in
            let (left, right) = (unsafeDowncast(left, to: Item.self), unsafeDowncast(right, to: Item.self))
            return switch converter.compareVirtualTime(left.time, right.time) {
            case .lessThan: true
            case .equal: left.number < right.number
            case .greaterThan: false
            }
        }
    }

    // MARK: Time

    /// The virtual time.
    public var clock: VirtualTime { withLock(&lock) { currentClock } }

    /// The real time that the clock stands for.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// Where an action is put that was scheduled for `time`; the default leaves it there.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    // MARK: Scheduling

    /// Runs `action` at the current virtual time, when the scheduler comes to it.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    /// Runs `action` when `dueTime` of virtual time has passed; `.never` never.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let seconds = dueTime.inSeconds
        if seconds == .infinity { return Disposables.create() }
        // The span is converted and not the `Date` at its end, which would round to tenths of microseconds.
        let time = converter.offsetVirtualTime(clock, offset: converter.convertToVirtualTimeInterval(seconds))
        return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    }

    /// Runs `action` when `dueTime` of virtual time has passed, to the tick.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleAbsoluteVirtual(state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
    }

    /// Runs `action` at `time`, or as soon as possible when that is past.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        enqueue(at: time) { action(state) }
    }

    /// The form without a generic state: one closure less for an action that has none.
    package func enqueue(at time: VirtualTime, _ body: @escaping () -> any Disposable) -> any Cancelable {
        let action = Item(time, body)
        withLock(&lock) {
            arrived.append(action)
            waitingCount += 1
        }
        return action
    }

    // MARK: Running

    /// Runs what is scheduled, in order of time, until nothing waits or `stop` is called. While it runs already, on
    /// this thread or another, that run goes on, also if it had been told to stop.
    public func start() {
        guard begin() else { return }
        repeat {
            while let action = takeNext(until: nil) { action.run() }
        } while !end()
    }

    /// Runs what is scheduled up to and including `virtualTime`, and sets the clock to it. Traps inside a run.
    public func advanceTo(_ virtualTime: VirtualTime) {
        precondition(begin(), "advanceTo: the scheduler is running already")
        while let action = takeNext(until: virtualTime) { action.run() }
        moveClock(to: virtualTime)
        withLock(&lock) { isRunning = false }
    }

    /// Lets `virtualInterval` pass without running anything. Traps when that leads into the past.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let clock = clock
        let end = converter.offsetVirtualTime(clock, offset: virtualInterval)
        precondition(!isEarlier(end, than: clock), "sleep: \(virtualInterval) leads into the past")
        moveClock(to: end)
    }

    /// Ends the run after the action that is running.
    public func stop() { withLock(&lock) { isStopping = true } }

    private func begin() -> Bool {
        withLock(&lock) {
            isStopping = false
            if isRunning { return false }
            isRunning = true
            return true
        }
    }

    /// False if somebody has scheduled more, or called `start`, since the run found nothing to do.
    private func end() -> Bool {
        withLock(&lock) {
            guard isStopping || (arrived.isEmpty && agenda.first == nil) else { return false }
            isRunning = false
            return true
        }
    }

    /// The action whose turn it is, with the clock set to its time; nil when the run is over.
    private func takeNext(until limit: VirtualTime?) -> ScheduledAction? {
        guard sortArrived() else { return nil }
        while let action = agenda.first {
            let time = unsafeDowncast(action, to: Item.self).time
            if let limit, isEarlier(limit, than: time), !action.isDisposed { return nil }
            _ = agenda.removeFirst()
            withLock(&lock) { waitingCount -= 1 }
            if action.isDisposed { continue }
            if isEarlier(clock, than: time) { moveClock(to: time) }
            return action
        }
        return nil
    }

    /// Takes over what was scheduled meanwhile; false when the run was stopped.
    private func sortArrived() -> Bool {
        var new = ContiguousArray<ScheduledAction>()
        let goesOn = withLock(&lock) {
            if !arrived.isEmpty { swap(&new, &arrived) }
            return !isStopping
        }
        for action in new {
            unsafeDowncast(action, to: Item.self).number = nextNumber
            nextNumber += 1
            agenda.insert(action)
        }
        return goesOn
    }

    private func isEarlier(_ left: VirtualTime, than right: VirtualTime) -> Bool {
        converter.compareVirtualTime(left, right) == .lessThan
    }

    private func moveClock(to time: VirtualTime) {
        var time = time
        withLock(&lock) { swap(&currentClock, &time) }
    }

    /// The clock and how many actions wait.
    public var debugDescription: String {
        let (clock, count) = withLock(&lock) { (currentClock, waitingCount) }
        return "\(Self.self)(clock: \(clock), waiting: \(count))"
    }
}

/// An action with its time.
@usableFromInline
final class VirtualAction<Time>: ScheduledAction, @unchecked Sendable {
    @usableFromInline let time: Time
    /// Tells the order of equal times. Given when the action enters the agenda.
    @exclusivity(unchecked) @usableFromInline var number = 0

    init(_ time: Time, _ body: @escaping () -> any Disposable) {
        self.time = time
        super.init(ActionBody(body))
    }
}

extension VirtualTimeScheduler {
    /// The virtual time.
    public var _nanoseconds: Int {
        // A time that is a span counts from zero, and needs no detour through `Date`, which would round it.
        guard let span = clock as? VirtualTimeInterval else { return now.nanoseconds(since: origin) }
        return Int(saturating: converter.convertFromVirtualTimeInterval(span) * 1e9)
    }
}
