internal import CSupport
internal import Dispatch

// In release builds all of this is empty.

/// Says so when work is queued on a serial queue whose thread waits in a blocking operator: if the wait is for that
/// work, neither ever ends (report A14).
package final class BlockingWatch: Sendable {
    /// Where warnings go; tests listen here.
    @TaskLocal package static var report = Reporter { print($0) }

    #if DEBUG
        private static let key = DispatchSpecificKey<BlockingWatch>()

        private let label: String
        // Unchecked: the word is atomic.
        @exclusivity(unchecked) nonisolated(unsafe) private var waits = AtomicInt()

        private init(label: String) { self.label = label }

        /// The one watch of `queue`, which several schedulers may share.
        static func on(_ queue: DispatchQueue) -> BlockingWatch {
            if let watch = queue.getSpecific(key: key) { return watch }
            let watch = BlockingWatch(label: queue.label)
            queue.setSpecific(key: key, value: watch)
            return watch
        }

        /// The calling thread stops serving its queue until `wait` returns.
        package static func whileBlocking<Result>(_ wait: () -> Result) -> Result {
            guard let watch = DispatchQueue.getSpecific(key: key) else { return wait() }
            AtomicInt.increment(&watch.waits)
            defer { AtomicInt.decrement(&watch.waits) }
            return wait()
        }

        /// Work is about to be queued.
        func note() {
            guard AtomicInt.load(&waits) != 0 else { return }
            Self.report.tell(
                """
                toBlocking waits on the thread that serves "\(label)", and work was scheduled there: it runs when the \
                wait is over. If the wait is for that work, this is a deadlock; call toBlocking from another thread.
                """
            )
        }
    #else
        private static let none = BlockingWatch()

        private init() {}

        static func on(_ queue: DispatchQueue) -> BlockingWatch { none }

        package static func whileBlocking<Result>(_ wait: () -> Result) -> Result { wait() }

        @inline(__always)
        func note() {}
    #endif
}
