import RxSwift
import Synchronization
import TestSupport
import XCTest

/// Timers that wait together behind one timer of Dispatch.
final class TimerQueueTests: XCTestCase {
    private func wait(
        for done: DispatchSemaphore, _ message: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        if done.wait(timeout: .now() + 20) == .timedOut { XCTFail(message, file: file, line: line) }
    }

    func testInTheOrderOfTheDeadlinesAndThenOfScheduling() { assertOrder { _ in false } }

    func testCancellingChangesNothingInTheOrderOfTheOthers() { assertOrder { $0 % 3 != 0 } }

    private func assertOrder(
        file: StaticString = #filePath, line: UInt = #line, cancelling isCancelled: (Int) -> Bool
    ) {
        let queue = DispatchQueue(label: "timers")
        let timers = TimerQueue(queue, leeway: .nanoseconds(0), isSerial: true)
        let order = Mutex<[Int]>([])
        let done = DispatchSemaphore(value: 0)
        let start = Int(DispatchTime.now().uptimeNanoseconds)
        let spans = (0..<300).map { $0 * 37 % 10 }
        // Nothing runs before all are scheduled, however slow the machine.
        let gate = DispatchSemaphore(value: 0)
        queue.async { gate.wait() }
        let scheduled = spans.enumerated().map { place, span in
            timers.schedule(
                at: start + span * 1_000_000,
                ActionBody {
                    order.withLock { $0.append(place) }
                    done.signal()
                    return Disposables.create()
                })
        }
        for place in spans.indices where isCancelled(place) { scheduled[place].dispose() }
        gate.signal()
        let expected = spans.indices.filter { !isCancelled($0) }.sorted { (spans[$0], $0) < (spans[$1], $1) }
        for _ in expected { wait(for: done, "a timer did not fire", file: file, line: line) }
        XCTAssertEqual(order.withLock { $0 }, expected, file: file, line: line)
    }

    func testAnEarlierTimerDoesNotWaitForALaterOne() {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let late = scheduler.scheduleRelative((), dueTime: .seconds(1000)) { Disposables.create() }
        let done = DispatchSemaphore(value: 0)
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
            done.signal()
            return Disposables.create()
        }
        wait(for: done, "the timer waited for one that was scheduled before it")
        late.dispose()
    }

    func testALaterTimerComesAfterACancelledEarlierOne() {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let done = DispatchSemaphore(value: 0)
        let early = scheduler.scheduleRelative((), dueTime: .milliseconds(5)) {
            XCTFail("ran although it was disposed")
            return Disposables.create()
        }
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) {
            done.signal()
            return Disposables.create()
        }
        early.dispose()
        wait(for: done, "the timer died with the one before it")
    }

    /// Report E4: nobody holds the disposable of what is to go on, nor the scheduler.
    func testTimersOutliveTheirScheduler() {
        let done = DispatchSemaphore(value: 0)
        for span in 1...3 {
            _ = SerialDispatchQueueScheduler(qos: .userInitiated)
                .scheduleRelative((), dueTime: .milliseconds(span)) {
                    done.signal()
                    return Disposables.create()
                }
        }
        for _ in 1...3 { wait(for: done, "a timer died with its scheduler") }
    }

    func testCancelledTimersAreNotKept() {
        let timers = TimerQueue(DispatchQueue(label: "timers"), leeway: .nanoseconds(0), isSerial: true)
        let far = Int(DispatchTime.now().uptimeNanoseconds) + 1_000_000_000_000
        let kept = (0..<10).map { timers.schedule(at: far + $0, ActionBody { Disposables.create() }) }
        for number in 0..<10_000 {
            timers.schedule(at: far - number, ActionBody { Disposables.create() }).dispose()
            XCTAssertLessThanOrEqual(timers.keptCount, 21)
        }
        kept[0].dispose()
        kept[0].dispose()
        XCTAssertLessThanOrEqual(timers.keptCount, 19)
        for timer in kept { timer.dispose() }
        XCTAssertEqual(timers.keptCount, 0)
    }

    func testCancelledTimersDoNotKeepTheQueue() {
        weak var queue: TimerQueue?
        do {
            let timers = TimerQueue(DispatchQueue(label: "timers"), leeway: .nanoseconds(0), isSerial: true)
            queue = timers
            let far = Int(DispatchTime.now().uptimeNanoseconds) + 1_000_000_000_000
            for _ in 0..<3 { timers.schedule(at: far, ActionBody { Disposables.create() }).dispose() }
        }
        XCTAssertNil(queue)
    }

    /// On a concurrent queue no timer waits for what another one does.
    func testATimerThatBlocksHoldsUpNoOtherOnAConcurrentQueue() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let (met, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        for isFirst in [true, false] {
            _ = scheduler.scheduleRelative(isFirst, dueTime: .milliseconds(5)) { isFirst in
                if isFirst { met.wait() } else { met.signal() }
                done.signal()
                return Disposables.create()
            }
        }
        for _ in 1...2 { wait(for: done, "one timer waits for the other") }
    }

    func testATimerMaySchedule() {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let done = DispatchSemaphore(value: 0)
        @Sendable func again(_ left: Int) -> any Disposable {
            if left == 0 {
                done.signal()
                return Disposables.create()
            }
            scheduler.scheduleRelative((), dueTime: .seconds(1000)) { Disposables.create() }.dispose()
            return scheduler.scheduleRelative(left - 1, dueTime: .microseconds(50), action: again)
        }
        _ = again(100)
        wait(for: done, "a timer that schedules the next one does not come")
    }

    /// Each timer runs or is cancelled; none stays.
    func testRaceOfCancellingAndFiring() {
        let queue = DispatchQueue(label: "timers")
        let timers = TimerQueue(queue, leeway: .nanoseconds(0), isSerial: true)
        let ran = Atomic<Int>(0)
        let rounds = 2000
        let waiting = Timers()
        race(
            rounds: rounds,
            { round in
                let soon = Int(DispatchTime.now().uptimeNanoseconds) + 20_000
                let timer = timers.schedule(
                    at: soon + round % 3 * 5_000,
                    ActionBody {
                        ran.add(1, ordering: .relaxed)
                        return Disposables.create()
                    })
                waiting.add(timer)
            },
            { round in
                if round % 2 == 0 { waiting.takeFirst()?.dispose() }
            }
        )
        while let timer = waiting.takeFirst() { timer.dispose() }
        queue.sync {}
        XCTAssertEqual(timers.keptCount, 0)
        XCTAssertGreaterThan(ran.load(ordering: .relaxed), 0)
        XCTAssertLessThanOrEqual(ran.load(ordering: .relaxed), rounds)
    }
}

/// Not behind a `Mutex`, into which the thread sanitizer does not see.
private final class Timers: @unchecked Sendable {
    private let lock = NSLock()
    private var timers: [OneShotTimer] = []

    func add(_ timer: OneShotTimer) { lock.withLock { timers.append(timer) } }

    func takeFirst() -> OneShotTimer? { lock.withLock { timers.isEmpty ? nil : timers.removeFirst() } }
}
