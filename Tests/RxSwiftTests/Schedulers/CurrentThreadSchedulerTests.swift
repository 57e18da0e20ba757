import RxSwift
import TestSupport
import XCTest

/// Actions that wait on the thread's own queue, more of them than fit into one block of memory.
final class CurrentThreadSchedulerTests: XCTestCase {
    private let count = 1_000
    private var scheduler: CurrentThreadScheduler { .instance }

    /// Runs `body` as an action, so that what it schedules waits until it has returned.
    private func inAction(_ body: @escaping () -> Void) {
        _ = scheduler.schedule(()) { _ in
            body()
            return Disposables.create()
        }
    }

    func testActionsRunInTheOrderTheyCame() {
        var seen: [Int] = []
        inAction { [self] in
            for number in 0..<count { inAction { seen.append(number) } }
            XCTAssertEqual(seen, [], "ran inside the action that scheduled it")
        }
        XCTAssertEqual(seen, Array(0..<count))
    }

    func testTheOrderHoldsAmongActionsAndSources() {
        var seen: [String] = []
        inAction { [self] in
            inAction { seen.append("first") }
            _ = Observable.of(1, 2).subscribe(onNext: { seen.append("\($0)") })
            inAction { seen.append("second") }
            _ = Observable.of(3, 4).subscribe(onNext: { seen.append("\($0)") })
            inAction { seen.append("third") }
        }
        XCTAssertEqual(seen, ["first", "1", "second", "3", "third", "2", "4"])
    }

    func testWhatAnActionSchedulesRunsAfterAllThatWait() {
        var seen: [Int] = []
        inAction { [self] in
            for number in 0..<count {
                inAction { [self] in
                    seen.append(number)
                    inAction { [self] in seen.append(count + number) }
                }
            }
        }
        XCTAssertEqual(seen, Array(0..<2 * count))
    }

    func testAnActionThatIsNeverAloneHoldsNoMemoryForThoseThatRan() {
        let live = Tracked.live
        var most = 0
        func next(_ left: Int) {
            let value = Tracked(left)
            inAction {
                most = max(most, Tracked.live - live)
                if value.number > 0 { next(value.number - 1) }
            }
        }
        inAction { next(self.count) }
        XCTAssertLessThanOrEqual(most, 2)
        XCTAssertEqual(Tracked.live, live)
    }

    func testADisposedActionDoesNotRunAndLetsGoOfWhatItHeldAtOnce() {
        var ran: [Int] = []
        inAction { [self] in
            let live = Tracked.live
            let waiting = (0..<count).map { number in
                let value = Tracked(number)
                return scheduler.schedule(()) { _ in
                    ran.append(value.number)
                    return Disposables.create()
                }
            }
            for number in stride(from: 0, to: count, by: 2) { waiting[number].dispose() }
            XCTAssertEqual(Tracked.live - live, count / 2)
            XCTAssertEqual(waiting.map { ($0 as? Cancelable)?.isDisposed }, (0..<count).map { $0 % 2 == 0 })
        }
        XCTAssertEqual(ran, Array(stride(from: 1, to: count, by: 2)))
    }

    func testDisposingAfterwardsDisposesWhatTheActionReturned() {
        var disposed: [Int] = []
        var handles: [any Disposable] = []
        inAction { [self] in
            handles = (0..<count).map { number in
                scheduler.schedule(number) { number in Disposables.create { disposed.append(number) } }
            }
        }
        XCTAssertEqual(disposed, [])
        for handle in handles + handles { handle.dispose() }
        XCTAssertEqual(disposed, Array(0..<count))
    }

    func testDisposingInsideTheActionDisposesWhatItReturns() {
        var disposed = 0
        inAction { [self] in
            let handle = SingleAssignmentDisposable()
            handle.setDisposable(
                scheduler.schedule(()) { _ in
                    handle.dispose()
                    return Disposables.create { disposed += 1 }
                })
        }
        XCTAssertEqual(disposed, 1)
    }

    func testNothingIsKeptWhenNobodyHoldsAHandle() {
        let live = Tracked.live
        inAction { [self] in
            for number in 0..<count {
                let value = Tracked(number)
                _ = scheduler.schedule(value) { value in Disposables.create { _ = value } }
            }
        }
        XCTAssertEqual(Tracked.live, live)
    }

    /// An action that says it is outermost runs the queue itself.
    func testAnInnerRunOfTheQueueRunsAllThatWaits() {
        var seen: [Int] = []
        inAction { [self] in
            inAction { [self] in
                inAction { seen.append(2) }
                CurrentThreadScheduler.isScheduleRequired = true
                inAction { seen.append(0) }
                seen.append(3)
            }
            inAction { seen.append(1) }
        }
        XCTAssertEqual(seen, [0, 1, 2, 3])
    }

    func testAThreadThatEndsDropsWhatWaits() {
        let live = Tracked.live
        var handles: [any Disposable] = []
        onAnotherThread { [self] in
            CurrentThreadScheduler.isScheduleRequired = false
            // Dies with its action, and queues another.
            let token = Token { self.leaveBehind(Tracked(0)) }
            handles.append(
                scheduler.schedule(token) { _ in
                    XCTFail("ran")
                    return Disposables.create()
                })
            for number in 1...count { leaveBehind(Tracked(number)) }
        }
        // The thread's queue is dropped as it ends, a little after the closure.
        watched("a queue that is dropped") { while Tracked.live != live { sched_yield() } }
        XCTAssertEqual(handles.count, 1)
    }

    private func leaveBehind(_ value: Tracked) {
        _ = scheduler.schedule(value) { _ in
            XCTFail("ran")
            return Disposables.create()
        }
    }

    /// One thread runs the actions, another disposes them: each runs or is disposed, and what it returned is disposed.
    func testRunningAgainstDisposing() {
        let rounds = scaled(400)
        watched("actions that are run and disposed", seconds: 120) { [self] in
            let live = Tracked.live
            let handles = Handles(rounds)
            race(rounds: rounds) { [self] round in
                inAction { [self] in
                    handles.publish(
                        (0..<100).map { number in
                            let value = Tracked(number)
                            return scheduler.schedule(()) { _ in Disposables.create { _ = value } }
                        }, round)
                }
            } _: { round in
                for handle in handles.taken(round) { handle.dispose() }
            }
            XCTAssertEqual(Tracked.live, live, "something was neither run and disposed nor dropped")
        }
    }
}

/// Handed from one thread to another in each round.
private final class Handles: Sendable {
    private let mailboxes: [BehaviorSubject<[any Disposable]>]

    init(_ rounds: Int) { mailboxes = (0..<rounds).map { _ in BehaviorSubject(value: []) } }

    func publish(_ handles: [any Disposable], _ round: Int) { mailboxes[round].onNext(handles) }

    func taken(_ round: Int) -> [any Disposable] {
        while true {
            guard let handles = try? mailboxes[round].value() else { return [] }
            if !handles.isEmpty {
                mailboxes[round].onNext([])
                return handles
            }
        }
    }
}
