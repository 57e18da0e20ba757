extension JoinSink {
    /// Tells the join `input` when `dueTime` has passed on `scheduler`, unless `child` is released before that.
    ///
    /// A timer that has fired on another thread may wait for its turn behind the event that makes it void. So what it
    /// tells carries a number, and the state compares it with that of the timer it waits for.
    @inlinable
    package func schedule(
        _ input: J.State.Input, after dueTime: RxTimeInterval, on scheduler: any SchedulerType, as child: JoinChild<J>
    ) {
        guard adopt(child) else { return }
        let timer = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            child.stopped(input)
            return Disposables.create()
        }
        child.set(timer)
    }
}
