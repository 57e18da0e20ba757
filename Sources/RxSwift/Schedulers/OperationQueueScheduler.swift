public import Foundation

/// Runs actions as operations of an `OperationQueue`.
///
/// - Threads: may be used from any; how many actions run at once is the queue's `maxConcurrentOperationCount`.
/// - Cost: one `BlockOperation` an action, microseconds.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
    /// Where actions run.
    public let operationQueue: OperationQueue
    /// The priority of their operations.
    public let queuePriority: Operation.QueuePriority

    /// A scheduler for `operationQueue`.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs `action` when the queue comes to it.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let scheduled = ScheduledAction(ActionBody(state, action))
        let operation = BlockOperation { scheduled.run() }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return scheduled
    }
}

extension OperationQueueScheduler {
    /// An operation is dear.
    public static var _takesBatches: Bool { true }
}
