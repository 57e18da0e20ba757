import RxSwift
import TestSupport
import XCTest

/// `scheduleRecursive`: a flat stack on every scheduler, and one call that cancels all turns.
final class RecursiveTests: XCTestCase {
    #if DEBUG
        private let turns = 100_000
    #else
        private let turns = 1_000_000
    #endif

    private func countDown(on scheduler: any ImmediateSchedulerType, then done: @escaping () -> Void) {
        _ = scheduler.scheduleRecursive(turns) { left, again in
            if left > 0 { again(left - 1) } else { done() }
        }
    }

    func testStackIsFlatOnTheThreadsOwnQueue() {
        watched("recursion on the trampoline") { [self] in
            var isDone = false
            countDown(on: CurrentThreadScheduler.instance) { isDone = true }
            XCTAssertTrue(isDone)
        }
    }

    func testStackIsFlatWhereActionsRunInsideSchedule() {
        watched("recursion on an inline scheduler") { [self] in
            var isDone = false
            countDown(on: InlineScheduler()) { isDone = true }
            XCTAssertTrue(isDone)
        }
    }

    func testStackIsFlatOnVirtualTime() {
        watched("recursion in virtual time", seconds: 60) { [self] in
            let scheduler = HistoricalScheduler()
            var isDone = false
            countDown(on: scheduler) { isDone = true }
            scheduler.start()
            XCTAssertTrue(isDone)
        }
    }

    func testStackIsFlatOnQueues() {
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        let schedulers: [any ImmediateSchedulerType] = [
            SerialDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(qos: .default),
        ]
        for scheduler in schedulers {
            let done = DispatchSemaphore(value: 0)
            countDown(on: scheduler) { done.signal() }
            XCTAssertEqual(done.wait(timeout: .now() + 60), .success, "\(scheduler)")
        }
        // Foundation needs microseconds for an operation: enough to see that the stack is flat.
        let done = DispatchSemaphore(value: 0)
        _ = OperationQueueScheduler(operationQueue: operations).scheduleRecursive(10_000) { left, again in
            if left > 0 { again(left - 1) } else { done.signal() }
        }
        XCTAssertEqual(done.wait(timeout: .now() + 60), .success)
    }

    func testStackIsFlatOnMain() {
        for scheduler: any ImmediateSchedulerType in [
            MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
        ] {
            let done = expectation(description: "\(scheduler)")
            countDown(on: scheduler) { done.fulfill() }
            wait(for: [done], timeout: 60)
        }
    }

    /// Upstream's order: turns of two recursions alternate, also when the first is what starts the trampoline.
    func testRecursionsOnTheTrampolineAlternate() {
        var ran: [String] = []
        let scheduler = CurrentThreadScheduler.instance
        _ = scheduler.scheduleRecursive(0) { a, again in
            ran.append("a\(a)")
            if a == 0 {
                _ = scheduler.scheduleRecursive(0) { b, again in
                    ran.append("b\(b)")
                    if b < 2 { again(b + 1) }
                }
            }
            if a < 2 { again(a + 1) }
        }
        XCTAssertEqual(ran, ["a0", "b0", "a1", "b1", "a2", "b2"])
    }

    func testTheNextTurnComesAfterTheCallThatAsksForItWhereActionsRunInsideSchedule() {
        var ran: [String] = []
        _ = InlineScheduler().scheduleRecursive(0) { state, again in
            ran.append("\(state) begins")
            if state == 0 { (1...2).forEach { again($0) } }
            ran.append("\(state) ends")
        }
        XCTAssertEqual(ran, ["0 begins", "0 ends", "1 begins", "1 ends", "2 begins", "2 ends"])
    }

    func testDisposeDropsTheTurnsThatCameInsideOfOne() {
        var ran: [Int] = []
        let handle = SingleAssignmentDisposable()
        let scheduler = HeldScheduler()
        handle.setDisposable(
            scheduler.scheduleRecursive(0) { state, again in
                ran.append(state)
                if state == 0 { (1...3).forEach { again($0) } } else { handle.dispose() }
            })
        scheduler.runHeld()
        XCTAssertEqual(ran, [0, 1])
    }

    func testDisposeCancelsEveryTurnThatWaits() {
        let scheduler = HistoricalScheduler()
        var ran: [Int] = []
        let recursion = scheduler.scheduleRecursive(0) { state, again in
            ran.append(state)
            if state == 0 { (1...3).forEach { again($0) } }
        }
        scheduler.advanceTo(Date(timeIntervalSince1970: 0))
        XCTAssertEqual(ran, [0, 1, 2, 3])
        ran = []
        let other = scheduler.scheduleRecursive(0) { state, again in
            ran.append(state)
            if state == 0 {
                (1...3).forEach { again($0) }
                scheduler.stop()
            }
        }
        scheduler.start()
        other.dispose()
        scheduler.start()
        XCTAssertEqual(ran, [0])
        recursion.dispose()
    }

    func testDisposeInsideATurnEndsIt() {
        var ran: [Int] = []
        let handle = SingleAssignmentDisposable()
        _ = CurrentThreadScheduler.instance.schedule(()) {
            handle.setDisposable(
                CurrentThreadScheduler.instance.scheduleRecursive(0) { state, again in
                    ran.append(state)
                    again(state + 1)
                    if state == 3 { handle.dispose() }
                })
            return Disposables.create()
        }
        XCTAssertEqual(ran, [0, 1, 2, 3])
    }

    func testEverythingIsReleasedAtTheEnd() {
        let live = Tracked.live
        let scheduler = HistoricalScheduler()
        do {
            let value = Tracked(1)
            _ = scheduler.scheduleRecursive(3) { left, again in
                withExtendedLifetime(value) {}
                if left > 0 { again(left - 1) }
            }
        }
        scheduler.start()
        XCTAssertEqual(Tracked.live, live)
    }
}

/// Runs the first action when it is told to, and those that come meanwhile inside `schedule`.
private final class HeldScheduler: ImmediateSchedulerType {
    private var held: (() -> Void)?
    private var isInline = false

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
        if isInline { return action(state) }
        held = { _ = action(state) }
        return Disposables.create()
    }

    func runHeld() {
        isInline = true
        held?()
    }
}
