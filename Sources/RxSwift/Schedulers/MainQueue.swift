internal import Dispatch

/// What "main" is: the main queue, whichever thread serves it.
///
/// On Linux `DispatchQueue.main` is another object each time one asks, and after `dispatchMain()` other threads serve
/// it; so the queue carries a mark (report G3).
enum MainQueue {
    static let queue: DispatchQueue = {
        let queue = DispatchQueue.main
        queue.setSpecific(key: mark, value: ())
        return queue
    }()

    private static let mark = DispatchSpecificKey<Void>()

    /// Whether the caller runs on the main queue, or on the main thread outside of any queue.
    static var isCurrent: Bool {
        _ = queue
        return DispatchQueue.getSpecific(key: mark) != nil
    }
}
