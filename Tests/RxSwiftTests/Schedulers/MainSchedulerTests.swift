import RxSwift
import TestSupport
import XCTest

/// Report G1: inline when safe, in order always. XCTest runs these on the main thread.
final class MainSchedulerTests: XCTestCase {
    private var log: [String] = []

    private func add(_ name: String, on scheduler: any ImmediateSchedulerType) {
        _ = scheduler.schedule(name) { [self] name in
            log.append(name)
            return Disposables.create()
        }
    }

    func testInlineWhenNothingIsQueued() {
        add("a", on: MainScheduler.instance)
        XCTAssertEqual(log, ["a"])
        add("b", on: MainScheduler())
        XCTAssertEqual(log, ["a", "b"])
    }

    func testWaitsBehindWhatIsQueued() {
        onAnotherThread { [self] in add("background", on: MainScheduler.instance) }
        add("main", on: MainScheduler.instance)
        XCTAssertEqual(log, [])
        serveMainQueue()
        XCTAssertEqual(log, ["background", "main"])
        add("later", on: MainScheduler.instance)
        XCTAssertEqual(log.last, "later")
    }

    func testAnotherInstanceDoesNotWait() {
        onAnotherThread { [self] in add("background", on: MainScheduler.instance) }
        add("own", on: MainScheduler())
        XCTAssertEqual(log, ["own"])
        serveMainQueue()
        XCTAssertEqual(log, ["own", "background"])
    }

    func testNestedIsQueued() {
        _ = MainScheduler.instance.schedule(()) { [self] in
            add("nested", on: MainScheduler.instance)
            log.append("outer")
            return Disposables.create()
        }
        XCTAssertEqual(log, ["outer"])
        serveMainQueue()
        XCTAssertEqual(log, ["outer", "nested"])
    }

    /// What a turn asks for is queued: the caller goes on, and so does the main queue.
    func testRecursionLetsTheCallerGoOn() {
        var turns = 0
        let recursion = MainScheduler.instance.scheduleRecursive(()) { _, again in
            turns += 1
            if turns < 100_000 { again(()) }
        }
        XCTAssertEqual(turns, 1)
        serveMainQueue(until: "the second turn") { turns > 1 }
        recursion.dispose()
        let last = turns
        serveMainQueue()
        XCTAssertEqual(turns, last)
        XCTAssertLessThan(turns, 100_000)
    }

    func testAnEndlessSourceOnMainLetsTheCallerGoOn() {
        var heard = 0
        let endless = Observable.repeatElement(1, scheduler: MainScheduler.instance).take(10_000_000)
        let elements = endless.subscribe(onNext: { _ in heard += 1 })
        let first = heard
        serveMainQueue(until: "the second turn") { heard > first }
        elements.dispose()
        XCTAssertLessThan(heard, 10_000_000)
    }

    /// The count that keeps order comes back to zero whatever the actions did.
    func testInlineAgainAfterDisposedActions() {
        onAnotherThread { [self] in
            for _ in 0..<10 {
                let handle = MainScheduler.instance.schedule(()) {
                    XCTFail("ran although it was disposed")
                    return Disposables.create()
                }
                handle.dispose()
            }
            add("queued", on: MainScheduler.instance)
        }
        serveMainQueue()
        add("inline", on: MainScheduler.instance)
        XCTAssertEqual(log, ["queued", "inline"])
    }

    func testAsyncInstanceIsNeverInline() {
        add("async", on: MainScheduler.asyncInstance)
        XCTAssertEqual(log, [])
        serveMainQueue()
        XCTAssertEqual(log, ["async"])
    }

    func testConcurrentMainIsInlineWhateverIsQueued() {
        onAnotherThread { [self] in add("background", on: ConcurrentMainScheduler.instance) }
        _ = ConcurrentMainScheduler.instance.schedule(()) { [self] in
            add("nested", on: ConcurrentMainScheduler.instance)
            log.append("outer")
            return Disposables.create()
        }
        XCTAssertEqual(log, ["nested", "outer"])
        serveMainQueue()
        XCTAssertEqual(log, ["nested", "outer", "background"])
    }

    func testTimersRunOnMain() {
        for scheduler: any SchedulerType in [
            MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
        ] {
            let relative = expectation(description: "relative")
            let periodic = expectation(description: "periodic")
            periodic.expectedFulfillmentCount = 3
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(5)) {
                MainScheduler.ensureExecutingOnScheduler()
                relative.fulfill()
                return Disposables.create()
            }
            let handle = SingleAssignmentDisposable()
            handle.setDisposable(
                scheduler.schedulePeriodic(1, startAfter: .milliseconds(1), period: .milliseconds(1)) { tick in
                    MainScheduler.ensureRunningOnMainThread()
                    periodic.fulfill()
                    if tick == 3 { handle.dispose() }
                    return tick + 1
                })
            wait(for: [relative, periodic], timeout: 10)
        }
    }
}
