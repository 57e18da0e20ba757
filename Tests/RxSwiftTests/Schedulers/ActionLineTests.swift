import Dispatch
import RxSwift
import TestSupport
import XCTest

/// The order of actions on a serial scheduler with a queue of its own, where one block on the queue runs many.
final class ActionLineTests: XCTestCase {
    private let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "line")

    private func run(_ action: @escaping () -> Void) -> any Disposable {
        scheduler.schedule(()) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Keeps the queue busy while `body` schedules, then waits until all of it has run.
    private func behindABusyQueue(_ body: () -> Void) {
        let mayGoOn = DispatchSemaphore(value: 0)
        _ = run { mayGoOn.wait() }
        body()
        let isDone = DispatchSemaphore(value: 0)
        _ = run { isDone.signal() }
        mayGoOn.signal()
        XCTAssertEqual(isDone.wait(timeout: .now() + 10), .success, "what was scheduled did not run")
    }

    func testAnActionCancelsOneOfTheSameBatch() {
        var log: [Int] = []
        behindABusyQueue {
            let victim = SerialDisposable()
            _ = run {
                log.append(1)
                victim.dispose()
            }
            victim.disposable = run { log.append(2) }
            _ = run { log.append(3) }
        }
        XCTAssertEqual(log, [1, 3])
    }

    func testWhatAnActionSchedulesRunsBehindWhatWaits() {
        var log: [String] = []
        let isDone = DispatchSemaphore(value: 0)
        behindABusyQueue {
            _ = run { [self] in
                log.append("a")
                _ = run {
                    log.append("c")
                    isDone.signal()
                }
            }
            _ = run { log.append("b") }
        }
        XCTAssertEqual(isDone.wait(timeout: .now() + 10), .success, "what an action scheduled did not run")
        XCTAssertEqual(log, ["a", "b", "c"])
    }

    /// An action that schedules itself again for ever leaves its turn to a timer that has run out.
    func testATimerHasItsTurnBetweenBatches() {
        let isDone = DispatchSemaphore(value: 0)
        let spinning = scheduler.scheduleRecursive(()) { _, again in again(()) }
        let timer = scheduler.scheduleRelative((), dueTime: .microseconds(100)) {
            isDone.signal()
            return Disposables.create()
        }
        XCTAssertEqual(isDone.wait(timeout: .now() + 10), .success, "the timer had no turn")
        spinning.dispose()
        timer.dispose()
    }

    /// Nothing is lost where the last action of a batch and the first of the next meet, and no two run at once.
    func testThreadsScheduleWhileABatchEnds() {
        let rounds = 20_000
        var numbers: [[Int]] = [[], []]
        var running = 0
        var overlaps = 0
        func note(_ thread: Int, _ round: Int) {
            _ = run {
                running += 1
                if running != 1 { overlaps += 1 }
                numbers[thread].append(round)
                running -= 1
            }
        }
        race(rounds: rounds, { note(0, $0) }, { note(1, $0) })
        behindABusyQueue {}
        XCTAssertEqual(numbers, [Array(0..<rounds), Array(0..<rounds)])
        XCTAssertEqual(overlaps, 0)
    }

    /// The queue keeps what it runs, not the scheduler; afterwards nobody keeps anything.
    func testASchedulerThatIsLetGoOfRunsWhatWaits() {
        let hasRun = DispatchSemaphore(value: 0)
        let isReleased = DispatchSemaphore(value: 0)
        do {
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "short-lived")
            _ = scheduler.schedule(Token { isReleased.signal() }) { _ in
                hasRun.signal()
                return Disposables.create()
            }
        }
        XCTAssertEqual(hasRun.wait(timeout: .now() + 10), .success, "the action died with its scheduler")
        XCTAssertEqual(isReleased.wait(timeout: .now() + 10), .success, "the action is kept")
    }

    /// Whoever keeps the queue may put blocks of their own among the actions: `queue.sync {}` waits for what came
    /// before.
    func testAQueueThatSomebodyKeepsIsInTheOrderInWhichItWasFilled() {
        var kept: DispatchQueue?
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "kept") { kept = $0 }
        let (isRunning, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        var log: [Int] = []
        for number in 1...3 {
            _ = scheduler.schedule(()) {
                if number == 1 {
                    isRunning.signal()
                    mayGoOn.wait()
                }
                log.append(number)
                return Disposables.create()
            }
            if number == 1 { isRunning.wait() }
        }
        let release = inBackground { mayGoOn.signal() }
        kept?.sync { log.append(4) }
        release.wait()
        XCTAssertEqual(log, [1, 2, 3, 4])
    }
}
