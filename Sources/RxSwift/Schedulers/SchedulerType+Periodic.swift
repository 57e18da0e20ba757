internal import CSupport

extension SchedulerType {
    /// Runs `action` after `startAfter` and then every `period`, each time with what it returned the time before: made
    /// of `scheduleRelative`, for schedulers that have nothing better.
    ///
    /// - Ends: when the result is disposed, also from inside `action`.
    /// - Threads: on this scheduler; `action` never overlaps itself, a tick that comes too early follows at once.
    /// - Cost: one scheduled action a tick.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let ticks = EmulatedTicks(self, period, state, action)
        ticks.schedule(after: startAfter)
        return ticks.turns
    }
}

private final class EmulatedTicks<State> {
    let turns = Turns()
    private let scheduler: any SchedulerType
    private let period: RxTimeInterval
    private let action: (State) -> State
    // Unchecked: the word is atomic; `state` belongs to the thread that raised it from 0.
    @exclusivity(unchecked) private var due = AtomicInt()
    @exclusivity(unchecked) private var state: State

    init(
        _ scheduler: any SchedulerType, _ period: RxTimeInterval, _ state: State, _ action: @escaping (State) -> State
    ) {
        self.scheduler = scheduler
        self.period = period
        self.state = state
        self.action = action
    }

    func schedule(after dueTime: RxTimeInterval) {
        guard let turn = turns.begin() else { return }
        let scheduled = scheduler.scheduleRelative(turn, dueTime: dueTime) { turn in
            if self.turns.finish(turn) { self.tick() }
            return Disposables.create()
        }
        turn.set(scheduled)
    }

    private func tick() {
        // First the next tick, so that what `action` takes does not add up to a drift.
        schedule(after: period)
        guard AtomicInt.fetchAdd(&due, 1) == 0 else { return }
        repeat {
            if turns.isDisposed { return }
            state = action(state)
        } while AtomicInt.decrement(&due) > 0
    }
}
