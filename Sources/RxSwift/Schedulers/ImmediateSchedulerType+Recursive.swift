extension ImmediateSchedulerType {
    /// Runs `action`, which may ask for another turn with a new state, any number of times.
    ///
    /// - Ends: when `action` returns without asking, or when the result is disposed.
    /// - Threads: each turn on this scheduler; a turn that is asked for from inside a turn starts after it.
    /// - Cost: flat stack, memory for the turns that wait.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let recursion = Recursion(self, action)
        recursion.schedule(state)
        return recursion
    }
}

/// A recursive schedule: its turns, and one flag that ends them.
private final class Recursion<State>: Disposable {
    private let scheduler: any ImmediateSchedulerType
    private let group = CompositeDisposable()
    private let action: (State, (State) -> Void) -> Void

    init(_ scheduler: any ImmediateSchedulerType, _ action: @escaping (State, (State) -> Void) -> Void) {
        self.scheduler = scheduler
        self.action = action
    }

    func schedule(_ state: State) {
        if group.isDisposed { return }
        let turn = SingleAssignmentDisposable()
        let key = group.insert(turn)
        let scheduled = scheduler.schedule(state) { state in
            if let key { self.group.remove(for: key) }
            if !self.group.isDisposed { self.action(state, self.schedule) }
            return Disposables.create()
        }
        turn.setDisposable(scheduled)
    }

    func dispose() { group.dispose() }
}
