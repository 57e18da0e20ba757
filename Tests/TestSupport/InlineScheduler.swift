import RxSwift

/// Runs actions inside `schedule`, on any thread: the scheduler that makes everything as synchronous as it can be.
public struct InlineScheduler: ImmediateSchedulerType {
    public init() {}

    public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
        action(state)
    }
}
