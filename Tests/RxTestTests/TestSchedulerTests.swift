import RxSwift
import RxTest
import TestSupport
import XCTest

final class TestSchedulerTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    // MARK: Sequences

    func testHotEmitsAtAbsoluteTimesToWhoeverIsSubscribed() {
        let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(230)])
        let observer = scheduler.start { source.map { $0 * 10 } }
        XCTAssertEqual(observer.events, [.next(210, 20), .next(220, 30), .completed(230)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 230)])
    }

    /// When the subscription and an event share a tick, the one that was scheduled first comes first.
    func testHotAtTheTickOfTheSubscription() {
        let early = scheduler.createHotObservable([.next(200, 1), .next(201, 2)])
        XCTAssertEqual(scheduler.start { early }.events, [.next(201, 2)])
    }

    func testHotAtTheTickOfTheDisposal() {
        let source = scheduler.createHotObservable([.next(300, 1), .next(301, 2)])
        XCTAssertEqual(scheduler.start(disposed: 300) { source }.events, [.next(300, 1)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 300)])
    }

    func testHotTellsAllSubscribersAndWritesDownEach() {
        let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
        let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        var firstSubscription: (any Disposable)?
        scheduler.scheduleAt(5) { firstSubscription = source.subscribe(first) }
        scheduler.scheduleAt(15) { _ = source.subscribe(second) }
        scheduler.scheduleAt(17) { firstSubscription?.dispose() }
        scheduler.start()
        XCTAssertEqual(first.events, [.next(10, 1)])
        XCTAssertEqual(second.events, [.next(20, 2)])
        XCTAssertEqual(source.subscriptions, [Subscription(5, 17), Subscription(15)])
    }

    func testColdEmitsAtTimesCountedFromTheSubscription() {
        let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(900)])
        let observer = scheduler.start(created: 50, subscribed: 300, disposed: 315) { source }
        XCTAssertEqual(observer.events, [.next(310, 1)])
        XCTAssertEqual(source.subscriptions, [Subscription(300, 315)])
    }

    func testColdStartsAnewForEachSubscriber() {
        let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        scheduler.scheduleAt(100) { _ = source.asObservable().subscribe(first) }
        scheduler.scheduleAt(105) { _ = source.asObservable().subscribe(second) }
        scheduler.start()
        XCTAssertEqual(first.events, [.next(110, 1), .completed(120)])
        XCTAssertEqual(second.events, [.next(115, 1), .completed(125)])
        XCTAssertEqual(source.subscriptions, [Subscription(100, 120), Subscription(105, 125)])
    }

    func testASequenceMayBreakTheContractAndTheObserverWritesItDown() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(220), .next(230, 2), .completed(240)])
        let observer = scheduler.createObserver(Int.self)
        _ = source.subscribe(observer)
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(210, 1), .completed(220), .next(230, 2), .completed(240)])
        XCTAssertEqual(source.recordedEvents.count, 4)
    }

    func testDefaultTimes() {
        var created = 0
        let source: TestableObservable<Int> = scheduler.createColdObservable([])
        let observer = scheduler.start { () -> Observable<Int> in
            created = self.scheduler.clock
            return source.asObservable()
        }
        XCTAssertEqual(created, 100)
        XCTAssertEqual(source.subscriptions, [Subscription(200, 1000)])
        XCTAssertEqual(observer.events, [])
    }

    func testRecord() {
        let source = scheduler.createHotObservable([.next(10, 1), .next(200_000, 2)])
        let observer = scheduler.record(source)
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(10, 1), .next(200_000, 2)])
        XCTAssertEqual(source.subscriptions.map(\.subscribe), [0])
        // The clock stands where the last event was: one goes on from there.
        XCTAssertEqual(scheduler.clock, 200_000)
        let later = scheduler.record(scheduler.createColdObservable([.next(10, 3), .completed(20)]))
        scheduler.start()
        XCTAssertEqual(later.events, [.next(200_010, 3), .completed(200_020)])
    }

    // MARK: Time

    func testEqualTimesRunInTheOrderOfScheduling() {
        var order: [Int] = []
        for number in 0..<1_000 { scheduler.scheduleAt(number % 2 == 0 ? 5 : 7) { order.append(number) } }
        scheduler.start()
        XCTAssertEqual(order, Array(stride(from: 0, to: 1_000, by: 2)) + Array(stride(from: 1, to: 1_000, by: 2)))
    }

    func testWhatIsScheduledForNowRunsOneTickLater() {
        XCTAssertEqual(ticks(on: TestScheduler(initialClock: 10)), [11, 12, 13, 14])
    }

    func testOrAtOnceWithoutProcessingDelay() {
        XCTAssertEqual(ticks(on: TestScheduler(initialClock: 10, simulateProcessingDelay: false)), [10, 10, 10, 13])
    }

    /// When these run: an action, one that it schedules, one that that one schedules for the past, and one that the
    /// first schedules for 3 s later.
    private func ticks(on scheduler: TestScheduler) -> [Int] {
        var ticks: [Int] = []
        func note() -> any Disposable {
            ticks.append(scheduler.clock)
            return Disposables.create()
        }
        _ = scheduler.schedule(()) {
            _ = note()
            _ = scheduler.scheduleRelative((), dueTime: .seconds(3)) { note() }
            _ = scheduler.schedule(()) {
                _ = note()
                _ = scheduler.scheduleRelative((), dueTime: .seconds(-5)) { note() }
                return Disposables.create()
            }
            return Disposables.create()
        }
        scheduler.start()
        return ticks.sorted()
    }

    func testResolution() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
        var times: [Int] = []
        for interval: RxTimeInterval in [.seconds(1), .milliseconds(1_000), .milliseconds(149), .milliseconds(151)] {
            _ = scheduler.scheduleRelative((), dueTime: interval) {
                times.append(scheduler.clock)
                return Disposables.create()
            }
        }
        scheduler.start()
        XCTAssertEqual(times, [1, 2, 10, 10])
    }

    /// Contract 8: exact to the nanosecond, whatever the unit; report F1.
    func testNanosecondsAreExact() {
        let scheduler = TestScheduler(initialClock: 1, resolution: 1e-9)
        let spellings: [(RxTimeInterval, Int)] = [
            (.nanoseconds(1), 1), (.nanoseconds(1_700_000_000_123_456), 1_700_000_000_123_456),
            (.microseconds(3), 3_000),
            (.milliseconds(3), 3_000_000), (.seconds(3), 3_000_000_000),
        ]
        for (interval, nanoseconds) in spellings {
            let scheduler = TestScheduler(initialClock: 1, resolution: 1e-9)
            var time = 0
            _ = scheduler.scheduleRelative((), dueTime: interval) {
                time = scheduler.clock
                return Disposables.create()
            }
            scheduler.start()
            XCTAssertEqual(time, 1 + nanoseconds, "\(interval)")
        }
        XCTAssertEqual(scheduler._nanoseconds, 1)
    }

    func testHugeIntervalsSaturateAndNeverDoesNotFire() {
        var fired: [Int] = []
        for interval: RxTimeInterval in [.never, .seconds(.max), .nanoseconds(.max), .seconds(.min)] {
            _ = scheduler.scheduleRelative((), dueTime: interval) {
                fired.append(self.scheduler.clock)
                return Disposables.create()
            }
        }
        scheduler.start()
        XCTAssertEqual(fired, [1, 9_223_372_037, .max])
    }

    func testAdvanceSleepAndStop() {
        var ran: [Int] = []
        for time in [5, 10, 15, 20] { scheduler.scheduleAt(time) { ran.append(time) } }
        scheduler.advanceTo(10)
        XCTAssertEqual(ran, [5, 10])
        XCTAssertEqual(scheduler.clock, 10)
        scheduler.sleep(7)
        XCTAssertEqual(scheduler.clock, 17)
        XCTAssertEqual(ran, [5, 10])
        scheduler.scheduleAt(18) { self.scheduler.stop() }
        scheduler.start()
        XCTAssertEqual(ran, [5, 10, 15])
        XCTAssertEqual(scheduler.clock, 18)
        scheduler.start()
        XCTAssertEqual(ran, [5, 10, 15, 20])
    }

    func testStartInsideARunDoesNothing() {
        var ran: [Int] = []
        scheduler.scheduleAt(1) {
            self.scheduler.scheduleAt(2) { ran.append(2) }
            self.scheduler.start()
            ran.append(1)
        }
        scheduler.start()
        XCTAssertEqual(ran, [1, 2])
    }

    func testDisposedActionsDoNotRunAndAreReleased() {
        let live = Tracked.live
        var handle: (any Disposable)?
        do {
            let value = Tracked(1)
            handle = scheduler.scheduleRelative(value, dueTime: .seconds(1)) { _ in
                XCTFail("ran although it was disposed")
                return Disposables.create()
            }
        }
        XCTAssertEqual(Tracked.live, live + 1)
        handle?.dispose()
        XCTAssertEqual(Tracked.live, live)
        scheduler.start()
        XCTAssertEqual(scheduler.clock, 0)
    }

    func testDebugDescriptions() {
        XCTAssertEqual("\(Recorded.next(5, 1))", "next(1) @ 5")
        XCTAssertEqual("\(Subscription(1))", "(1 : Infinity)")
        XCTAssertEqual("\(Subscription(1, 2))", "(1 : 2)")
        scheduler.scheduleAt(3) {}
        XCTAssertEqual("\(scheduler)", "TestScheduler(clock: 0, waiting: 1)")
    }

    // MARK: Threads (report G8)

    func testMayBeDrivenFromAnotherThread() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        watched("a scheduler made on another thread hangs") { [scheduler] in
            XCTAssertEqual(scheduler.start { source }.events, [.next(210, 1), .completed(220)])
        }
    }

    func testAsyncTest() async {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let observer = scheduler.createObserver(Int.self)
        let subscription = source.asObservable().subscribe(observer)
        await Task.yield()
        scheduler.advanceTo(215)
        await Task.detached { [scheduler] in scheduler.advanceTo(225) }.value
        XCTAssertEqual(observer.events, [.next(210, 1), .next(220, 2)])
        subscription.dispose()
        XCTAssertEqual(source.subscriptions, [Subscription(0, 225)])
    }

    func testSchedulingWhileAnotherThreadRuns() {
        let scheduler = scheduler
        let rounds = 20_000
        var ran = 0
        watched("scheduling from two threads hangs", seconds: 60) {
            race(
                rounds: rounds,
                { _ in
                    scheduler.scheduleAt(1) { ran += 1 }
                    scheduler.start()
                }, { _ in scheduler.scheduleAt(1) { ran += 1 } })
            scheduler.start()
        }
        XCTAssertEqual(ran, 2 * rounds)
    }
}
