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
    /// The thread that is inside `scheduler.schedule`, 0 when none is.
    @exclusivity(unchecked) private var schedulingThread: UInt = 0
    /// Asked for by turns that ran inside that call.
    @exclusivity(unchecked) private var asked = Queue<State>()

    init(_ scheduler: any ImmediateSchedulerType, _ action: @escaping (State, (State) -> Void) -> Void) {
        self.scheduler = scheduler
        self.action = action
    }

    /// Schedules a turn. A scheduler that runs it at once comes back here from inside its `schedule`, and so on deeper
    /// and deeper; what is asked for in there waits until the call has returned.
    func schedule(_ state: State) {
        let thread = threadSelf()
        let (isNested, isOuter) = withLock(&lock) { () -> (Bool, Bool) in
            if schedulingThread == thread {
                asked.enqueue(state)
                return (true, false)
            }
            if schedulingThread != 0 { return (false, false) }
            schedulingThread = thread
            return (false, true)
        }
        if isNested { return }
        scheduleTurn(state)
        if isOuter { drain() }
    }

    private func drain() {
        while let state = nextAsked() { scheduleTurn(state) }
    }

    private func nextAsked() -> State? {
        withLock(&lock) {
            let state = asked.dequeue()
            if state == nil { schedulingThread = 0 }
            return state
        }
    }

    private func scheduleTurn(_ state: State) {
        guard let turn = turns.begin() else { return }
        let scheduled = scheduler.schedule(state) { state in
            if self.turns.finish(turn) { self.action(state, self.schedule) }
            return Disposables.create()
        }
        turn.set(scheduled)
    }
}
