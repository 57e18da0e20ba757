// Debug builds watch that nobody breaks the Rx contract towards one observer: calls of two threads that overlap, and
// calls from inside a call (contract 9). The only file that knows whether; in release builds a tracker is nothing and
// an observer is handed straight through.

#if DEBUG
    internal import CSupport

    /// Notices which threads are inside an observer, and warns.
    @usableFromInline
    package final class SynchronizationTracker: @unchecked Sendable {
        // Unchecked: under `lock`, which ThreadSanitizer sees; it does not see into Synchronization's Mutex.
        @exclusivity(unchecked) private var lock = SpinLock()
        // Keyed by numbers that no later thread is given (report C2); more than one entry is rare, so an array.
        @exclusivity(unchecked) private var inside: [UInt] = []

        @usableFromInline
        package init() {}

        /// This thread enters; it calls `leave` when it is out again. `name` says in warnings what was entered.
        @usableFromInline
        package func enter(_ name: @autoclosure () -> String, watching anomalies: Anomalies) {
            let thread = threadSelf()
            let before = withLock(&lock) {
                defer { inside.append(thread) }
                return inside
            }
            if before.isEmpty { return }
            if anomalies.contains(.reentrancy), before.contains(thread) { Self.warn(.reentrancy, name(), thread) }
            if anomalies.contains(.overlap), before.contains(where: { $0 != thread }) {
                Self.warn(.overlap, name(), thread)
            }
        }

        @usableFromInline
        package func leave() {
            let thread = threadSelf()
            withLock(&lock) {
                if let last = inside.lastIndex(of: thread) { inside.remove(at: last) }
            }
        }

        /// What becomes of a warning; tests listen here.
        package static let report = Setting(Reporter { print($0) })

        private static func warn(_ anomaly: Anomalies, _ name: String, _ thread: UInt) {
            let text = "⚠️ \(anomaly.explanation)\n  > Seen at \(name), on thread \(thread)."
            #if FATAL_SYNCHRONIZATION
                fatalError(text)
            #else
                report.value.tell(text)
            #endif
        }
    }

    extension AnyObserver {
        /// This observer, watched for anomalies.
        @usableFromInline
        package func watched(_ name: String, for anomalies: Anomalies) -> AnyObserver<Element> {
            let tracker = SynchronizationTracker()
            return AnyObserver(
                next: {
                    tracker.enter(name, watching: anomalies)
                    defer { tracker.leave() }
                    next(&$0)
                },
                stop: {
                    tracker.enter(name, watching: anomalies)
                    defer { tracker.leave() }
                    stop($0)
                }
            )
        }
    }
#else
    @usableFromInline
    package struct SynchronizationTracker {
        @inlinable @inline(__always)
        package init() {}

        @inlinable @inline(__always)
        package func enter(_ name: @autoclosure () -> String, watching anomalies: Anomalies) {}

        @inlinable @inline(__always)
        package func leave() {}
    }

    extension AnyObserver {
        @inlinable @inline(__always)
        package func watched(_ name: String, for anomalies: Anomalies) -> AnyObserver<Element> { self }
    }
#endif

/// What can go wrong when an observer is called.
@usableFromInline
package struct Anomalies: OptionSet, Sendable {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A call from inside a call on the same thread.
    @inlinable package static var reentrancy: Anomalies { Anomalies(rawValue: 1) }
    /// A call while another thread is inside.
    @inlinable package static var overlap: Anomalies { Anomalies(rawValue: 2) }

    var explanation: String {
        contains(.reentrancy)
            ? """
            Reentrancy anomaly was detected.
              > An observer was told an event from inside the one before, on the same thread.
              > Who listens after it may hear the two in the opposite order.
              > Emit later instead, for example through `observe(on: MainScheduler.asyncInstance)`.
            """
            : """
            Synchronization anomaly was detected.
              > An observer was told events by two threads at the same time.
              > Which of them it hears first is left to chance; `next* (error | completed)?` is for one at a time.
              > Emit on one serial scheduler, or through a subject.
            """
    }
}
