import Foundation
import RxSwift
import TestSupport
import XCTest

/// No user code runs under a lock of ours, and nothing of the user's is released under one.
///
/// The user's code runs on one thread and takes a lock of the user's, which a second thread holds while it calls in. If
/// user code ran under a lock that the call needs, each would wait for the other; the watchdog says so.
final class LockLaws: XCTestCase {
    override func setUp() { Anomaly.areExpected = true }
    override func tearDown() { Anomaly.areExpected = false }

    /// Where the user's code runs.
    private enum Place: CaseIterable { case observer, closure, deinitOfAnElement, teardown }

    /// What the second thread does meanwhile.
    private enum Call: CaseIterable { case emit, emitOther, complete, dispose, subscribe }

    func testUserCodeMayTakeALockThatACallerHolds() {
        for row in table {
            for place in Place.allCases {
                for call in Call.allCases {
                    watched("\(row.name): a lock taken in \(place), held by a thread that calls \(call)", seconds: 10) {
                        self.meet(row, place, call)
                    }
                }
            }
        }
    }

    private func meet(_ row: Row, _ place: Place, _ call: Call) {
        let meeting = Meeting()
        let trial = Trial(
            row,
            on: { source in
                guard place == .teardown else { return source }
                return source.do(onDispose: { meeting.runUserCode() })
            },
            closures: { if place == .closure { meeting.runUserCode() } }
        )
        let done = DispatchSemaphore(value: 0)
        let caller = Thread {
            meeting.callIn {
                switch call {
                case .emit: trial.source.onNext(7)
                case .emitOther: trial.other.onNext(7)
                case .complete: trial.source.onCompleted()
                case .dispose: trial.subscription.dispose()
                case .subscribe: trial.declaration?.subscribe(Recorder()).dispose()
                }
            }
            done.signal()
        }
        caller.start()
        trial.subscribe(Recorder { _ in if place == .observer { meeting.runUserCode() } })
        for number in 1...3 {
            for input in [trial.source, trial.other] {
                input.onNext(Tracked(number) { if place == .deinitOfAnElement { meeting.runUserCode() } })
            }
        }
        trial.end()
        trial.subscription.dispose()
        meeting.endWithoutUserCode()
        done.wait()
    }
}

/// Brings the two threads to the point where each has what the other wants.
private final class Meeting: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let userCodeRuns = DispatchSemaphore(value: 0)
    private let callerHasLock = DispatchSemaphore(value: 0)
    private let thread = pthread_self()
    private let visits = Counter()

    /// The user's code: the first time, waits until the caller has the lock; then takes the lock itself.
    func runUserCode() {
        if pthread_equal(thread, pthread_self()) != 0, visits.increment() == 1 {
            userCodeRuns.signal()
            callerHasLock.wait()
        }
        lock.withLock {}
    }

    /// The second thread: waits for the user's code to run, and calls in with the lock held.
    func callIn(_ call: () -> Void) {
        userCodeRuns.wait()
        lock.withLock {
            callerHasLock.signal()
            call()
        }
    }

    /// The place was never reached; the caller need not wait.
    func endWithoutUserCode() { if visits.increment() == 1 { userCodeRuns.signal() } }
}
