internal import CSupport

extension ImmediateSchedulerType {
    /// Runs `action`, which may ask for another turn with a new state, any number of times.
    ///
    /// - Ends: when `action` returns without asking, or when the result is disposed.
    /// - Threads: each turn on this scheduler.
    /// - Cost: flat stack, also where the scheduler runs actions inside `schedule`; memory for the turns that wait.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let recursion = Recursion(self, action)
        recursion.schedule(state)
        return recursion.turns
    }
}

private final class Recursion<State> {
    let turns = Turns()
    private let scheduler: any ImmediateSchedulerType
    private let action: (State, (State) -> Void) -> Void

    // Unchecked: the lock is an atomic word, the rest is under it.
    @exclusivity(unchecked) private var lock = SpinLock()
    /// The thread that takes a turn, or of several threads that do, one; 0 when none does.
    @exclusivity(unchecked) private var turningThread: UInt = 0
    /// The turns that came inside of one on that thread.
    @exclusivity(unchecked) private var nested = Queue<State>()

    init(_ scheduler: any ImmediateSchedulerType, _ action: @escaping (State, (State) -> Void) -> Void) {
        self.scheduler = scheduler
        self.action = action
    }

    func schedule(_ state: State) {
        guard let turn = turns.begin() else { return }
        turn.beginScheduling()
        let scheduled = scheduler.schedule(state) { state in
            if self.turns.finish(turn) { self.take(state, isInline: turn.isBeingScheduledHere) }
            return Disposables.create()
        }
        turn.endScheduling()
        turn.set(scheduled)
    }

    /// A scheduler that runs a turn inside `schedule` would run the next one inside that, and so on deeper and deeper:
    /// such a turn waits until the one that asked for it has returned.
    private func take(_ state: State, isInline: Bool) {
        let thread = threadSelf()
        let (waits, isOutermost) = withLock(&lock) { () -> (Bool, Bool) in
            if isInline, turningThread == thread {
                nested.enqueue(state)
                return (true, false)
            }
            if turningThread != 0 { return (false, false) }
            turningThread = thread
            return (false, true)
        }
        if waits { return }
        action(state, schedule)
        if isOutermost { takeNested() }
    }

    private func takeNested() {
        while let state = nextNested() {
            if !turns.isDisposed { action(state, schedule) }
        }
    }

    private func nextNested() -> State? {
        withLock(&lock) {
            let state = nested.dequeue()
            if state == nil { turningThread = 0 }
            return state
        }
    }
}
