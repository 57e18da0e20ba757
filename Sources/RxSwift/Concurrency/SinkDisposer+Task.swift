extension SinkDisposer {
    /// Runs `work` in a task that is cancelled with this run; off every actor, whatever the caller's.
    ///
    /// - Parameter detached: whether the task starts without the caller's task-local values and priority.
    @usableFromInline
    func run(detached: Bool = false, priority: TaskPriority?, _ work: @escaping () async -> Void) {
        // The one thing that leaves the caller: it is called once, and what it captures is the subscription's, which is
        // made for one caller at a time on any thread.
        nonisolated(unsafe) let work = work
        let task =
            detached
            ? Task.detached(priority: priority) { await work() } : Task(priority: priority) { await work() }
        set(Disposables.create { task.cancel() })
    }
}
