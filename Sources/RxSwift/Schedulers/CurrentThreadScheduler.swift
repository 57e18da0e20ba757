public import CSupport

/// Runs actions on the calling thread, one after the other: what is scheduled by a running action waits until it has
/// returned.
///
/// - Threads: each thread has its own queue.
/// - Cost: an uncontended queue in thread-local storage; an object for each 40 actions that wait, and one for the state
///   of an action that has one.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The one there is; it keeps no state of its own.
    public static let instance = CurrentThreadScheduler()

    /// Whether `scheduler` is the one there is. `is` is a call of 30 ns, asked where a source is declared.
    @inlinable
    static func isTypeOf(_ scheduler: any ImmediateSchedulerType) -> Bool { type(of: scheduler) == Self.self }

    /// Whether an action scheduled now would run at once, because nobody up the stack drains the queue.
    @inlinable
    public static var isScheduleRequired: Bool {
        get { !Trampoline.current().pointee.isRunning }
        set { Trampoline.current().pointee.isRunning = !newValue }
    }

    /// Runs `action` at once if nobody up the stack drains this thread's queue, and then all that it queued; else
    /// queues it.
    @inlinable
    public func schedule<StateType>(
        _ state: StateType, action: consuming @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        if Self.isScheduleRequired {
            var result: (any Disposable)?
            CurrentThread.run { result = action(state) }
            return result ?? Disposables.create()
        }
        return CurrentThread.enqueue(ActionBody(state, action))
    }
}

extension CurrentThreadScheduler: Sendable {}
