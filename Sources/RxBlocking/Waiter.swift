internal import CSupport
internal import Dispatch
internal import Foundation
internal import RxSwift

/// Makes the thread that created it wait for a condition that other threads bring about.
final class Waiter {
    private let deadline: UInt64
    private let servesMain = Thread.isMainThread
    // Unchecked: the parker is an atomic word.
    @exclusivity(unchecked) private var parker = Parker()

    init(timeout: TimeInterval?) {
        guard let timeout else {
            deadline = noDeadline
            return
        }
        deadline = monotonicNow() + UInt64(max(0, Int(saturating: timeout * 1e9)))
    }

    var isLate: Bool { deadline != noDeadline && monotonicNow() >= deadline }

    /// Waits until `condition` holds; false when the time was over first. Whoever makes it hold calls `wake` then.
    func wait(until condition: () -> Bool) -> Bool {
        while !condition() {
            if isLate { return false }
            if servesMain, runLoopServesMain {
                serveMain()
            } else if servesMain {
                BlockingWatch.whileBlocking(park)
            } else {
                park()
            }
        }
        return true
    }

    private func park() { _ = Parker.park(&parker, until: deadline) }

    /// Runs `body`, which ends in `wait`; work that is scheduled on a queue that is not served meanwhile is reported.
    func keepWatch(_ body: () -> Void) {
        // The main queue is served while we wait, as far as one knows before.
        if servesMain { body() } else { BlockingWatch.whileBlocking(body) }
    }

    /// On any thread.
    func wake() {
        Parker.unpark(&parker)
        // A run loop sleeps elsewhere; anything that comes to the main queue makes it look up.
        if servesMain { DispatchQueue.main.async {} }
    }

    /// Serves the main queue and the run loop until something came to the queue.
    private func serveMain() { _ = RunLoop.current.run(mode: .default, before: limit) }

    /// Whether the run loop serves the main queue. Inside a block of that very queue it does not: it would sleep on, as
    /// long as it has timers, whatever `wake` sends there.
    private lazy var runLoopServesMain: Bool = {
        let served = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { served.signal() }
        _ = RunLoop.current.run(mode: .default, before: Date())
        return served.wait(timeout: .now()) == .success
    }()

    private var limit: Date {
        if deadline == noDeadline { return .distantFuture }
        let now = monotonicNow()
        return Date(timeIntervalSinceNow: now < deadline ? Double(deadline - now) / 1e9 : 0)
    }
}
