import RxSwift
import Synchronization
import TestSupport
import XCTest

/// What the schedulers on dispatch queues have in common, and what is different about the concurrent one.
final class DispatchSchedulerTests: XCTestCase {
    private let schedulers: [(String, any SchedulerType)] = [
        ("serial", SerialDispatchQueueScheduler(qos: .userInitiated)),
        ("named", SerialDispatchQueueScheduler(internalSerialQueueName: "test")),
        ("on a queue", SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "test")),
        ("concurrent", ConcurrentDispatchQueueScheduler(qos: .userInitiated)),
        ("concurrent on a queue", ConcurrentDispatchQueueScheduler(queue: .global())),
    ]

    private func milliseconds(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }

    private func eventually(
        _ message: String, seconds: Double = 10, file: StaticString = #filePath, line: UInt = #line,
        _ start: (@escaping () -> Void) -> Void
    ) {
        let done = DispatchSemaphore(value: 0)
        start { done.signal() }
        if done.wait(timeout: .now() + seconds) == .timedOut { XCTFail(message, file: file, line: line) }
    }

    func testScheduleRunsElsewhere() {
        for (name, scheduler) in schedulers {
            eventually("\(name) did not run") { done in
                _ = scheduler.schedule(42) { state in
                    XCTAssertEqual(state, 42)
                    XCTAssertFalse(Thread.isMainThread)
                    done()
                    return Disposables.create()
                }
            }
        }
    }

    func testScheduleRelativeIsNeverEarly() {
        for (name, scheduler) in schedulers {
            let elapsed = milliseconds {
                eventually("\(name) did not run") { done in
                    _ = scheduler.scheduleRelative((), dueTime: .microseconds(30_000)) {
                        done()
                        return Disposables.create()
                    }
                }
            }
            XCTAssertGreaterThanOrEqual(elapsed, 30, name)
        }
    }

    func testNegativeAndZeroIntervalsAreDueAtOnce() {
        for (name, scheduler) in schedulers {
            for interval: RxTimeInterval in [.seconds(-5), .seconds(0), .seconds(.min)] {
                eventually("\(name) did not run after \(interval)") { done in
                    _ = scheduler.scheduleRelative((), dueTime: interval) {
                        done()
                        return Disposables.create()
                    }
                }
            }
        }
    }

    /// Contract 8: nothing traps on huge values, and never does not fire. What fires wrongly fires at once, that is,
    /// before a later action on the same serial queue.
    func testHugeIntervalsAndNeverDoNotFire() {
        let fired = Atomic<Bool>(false)
        for (name, scheduler) in schedulers {
            let intervals: [RxTimeInterval] = [
                .never, .seconds(.max), .milliseconds(.max), .nanoseconds(.max), .seconds(86_400 * 365 * 140),
            ]
            var handles: [any Disposable] = []
            for interval in intervals {
                handles.append(
                    scheduler.scheduleRelative((), dueTime: interval) {
                        fired.store(true, ordering: .sequentiallyConsistent)
                        return Disposables.create()
                    })
                handles.append(
                    scheduler.schedulePeriodic((), startAfter: interval, period: .seconds(1)) {
                        fired.store(true, ordering: .sequentiallyConsistent)
                    })
            }
            eventually("\(name) did not run") { done in
                _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) {
                    done()
                    return Disposables.create()
                }
            }
            handles.forEach { $0.dispose() }
        }
        XCTAssertFalse(fired.load(ordering: .sequentiallyConsistent))
    }

    func testAPeriodOfNeverTicksOnce() {
        for (name, scheduler) in schedulers {
            let ticks = Atomic<Int>(0)
            var handle: (any Disposable)?
            eventually("\(name) did not tick") { done in
                handle = scheduler.schedulePeriodic((), startAfter: .nanoseconds(0), period: .never) {
                    ticks.add(1, ordering: .sequentiallyConsistent)
                    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) {
                        done()
                        return Disposables.create()
                    }
                }
            }
            handle?.dispose()
            XCTAssertEqual(ticks.load(ordering: .sequentiallyConsistent), 1, name)
        }
    }

    /// Report F7: what a tick takes does not add up.
    func testPeriodicTicksDoNotDrift() {
        for (name, scheduler) in schedulers {
            let elapsed = milliseconds {
                eventually("\(name) did not tick") { done in
                    let handle = SingleAssignmentDisposable()
                    handle.setDisposable(
                        scheduler.schedulePeriodic(1, startAfter: .milliseconds(10), period: .milliseconds(10)) {
                            tick in
                            usleep(5_000)
                            if tick == 20 {
                                handle.dispose()
                                done()
                            }
                            return tick + 1
                        })
                }
            }
            // 20 ticks at 10 ms and the last one's 5; 5 ms more for each if they added up, 300.
            XCTAssertGreaterThanOrEqual(elapsed, 204, name)
            XCTAssertLessThan(elapsed, 295, name)
        }
    }

    func testATickDoesNotOverlapItself() {
        for (name, scheduler) in schedulers {
            let inside = Atomic<Int>(0)
            let worst = Atomic<Int>(0)
            eventually("\(name) did not tick") { done in
                let handle = SingleAssignmentDisposable()
                handle.setDisposable(
                    scheduler.schedulePeriodic(1, startAfter: .nanoseconds(0), period: .milliseconds(1)) { tick in
                        worst.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
                        usleep(4_000)
                        inside.subtract(1, ordering: .relaxed)
                        if tick == 10 {
                            handle.dispose()
                            done()
                        }
                        return tick + 1
                    })
            }
            XCTAssertEqual(worst.load(ordering: .relaxed), 1, name)
        }
    }

    func testDisposingInTheTickStopsIt() {
        for (name, scheduler) in schedulers {
            let ticks = Atomic<Int>(0)
            eventually("\(name) did not tick") { done in
                let handle = SingleAssignmentDisposable()
                handle.setDisposable(
                    scheduler.schedulePeriodic((), startAfter: .milliseconds(1), period: .milliseconds(1)) {
                        ticks.add(1, ordering: .sequentiallyConsistent)
                        handle.dispose()
                        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) {
                            done()
                            return Disposables.create()
                        }
                    })
            }
            XCTAssertEqual(ticks.load(ordering: .sequentiallyConsistent), 1, name)
        }
    }

    /// Contract 6: also while the queue is busy and still holds what was scheduled.
    func testDisposeReleasesTheActionAtOnce() {
        let queue = DispatchQueue(label: "busy")
        let gate = DispatchSemaphore(value: 0)
        queue.async { gate.wait() }
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "test")
        let live = Tracked.live
        var handles: [any Disposable] = []
        do {
            let value = Tracked(1)
            handles.append(
                scheduler.schedule(value) { _ in
                    XCTFail("ran although it was disposed")
                    return Disposables.create()
                })
            handles.append(scheduler.scheduleRelative(value, dueTime: .seconds(100)) { _ in Disposables.create() })
            handles.append(
                scheduler.schedulePeriodic(value, startAfter: .seconds(100), period: .seconds(1)) { $0 })
        }
        XCTAssertEqual(Tracked.live, live + 1)
        handles.forEach { $0.dispose() }
        XCTAssertEqual(Tracked.live, live)
        gate.signal()
        queue.sync {}
    }

    func testDisposeAfterwardsDisposesWhatTheActionReturned() {
        for (name, scheduler) in schedulers {
            let returned = BooleanDisposable()
            let ran = DispatchSemaphore(value: 0)
            let handle = scheduler.schedule(()) {
                ran.signal()
                return returned
            }
            XCTAssertEqual(ran.wait(timeout: .now() + 10), .success, name)
            XCTAssertFalse(returned.isDisposed, name)
            handle.dispose()
            eventually("\(name): what the action returned was not disposed") { done in
                while !returned.isDisposed { sched_yield() }
                done()
            }
        }
    }

    func testTimeIsMonotonicAndNearTheDate() {
        for (name, scheduler) in schedulers {
            let first = scheduler.now
            let second = scheduler.now
            XCTAssertLessThanOrEqual(first, second, name)
            XCTAssertLessThan(abs(second.timeIntervalSinceNow), 60, name)
        }
    }

    func testSerialKeepsOrder() {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        var order: [Int] = []
        eventually("did not run") { done in
            for number in 0..<1_000 {
                _ = scheduler.schedule(number) {
                    order.append($0)
                    if $0 == 999 { done() }
                    return Disposables.create()
                }
            }
        }
        XCTAssertEqual(order, Array(0..<1_000))
    }

    func testConfigurationOfTheQueue() {
        let key = DispatchSpecificKey<Int>()
        let scheduler = SerialDispatchQueueScheduler(
            internalSerialQueueName: "configured", serialQueueConfiguration: { $0.setSpecific(key: key, value: 7) })
        eventually("did not run") { done in
            _ = scheduler.schedule(()) {
                XCTAssertEqual(DispatchQueue.getSpecific(key: key), 7)
                done()
                return Disposables.create()
            }
        }
    }

    func testConcurrentRunsSeveralAtOnce() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let barrier = SpinBarrier(parties: 2)
        eventually("two actions never ran at once") { done in
            for _ in 0..<2 {
                _ = scheduler.schedule(()) {
                    barrier.meet()
                    done()
                    return Disposables.create()
                }
            }
        }
    }

    func testOperationQueue() {
        let queue = OperationQueue()
        queue.isSuspended = true
        let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
        XCTAssertEqual(scheduler.queuePriority, .high)
        XCTAssertTrue(scheduler.operationQueue === queue)
        let cancelled = scheduler.schedule(()) {
            XCTFail("ran although it was disposed")
            return Disposables.create()
        }
        cancelled.dispose()
        eventually("did not run") { done in
            _ = scheduler.schedule(1) {
                XCTAssertEqual($0, 1)
                done()
                return Disposables.create()
            }
            XCTAssertEqual(queue.operations.last?.queuePriority, .high)
            queue.isSuspended = false
        }
    }
}
