import RxSwift
import RxTest
import XCTest

final class TestSchedulerTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    func testHotEmitsAtAbsoluteTimesToWhoeverIsSubscribed() {
        let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(230)])
        let observer = scheduler.start { source.map { $0 * 10 } }
        XCTAssertEqual(observer.events, [.next(210, 20), .next(220, 30), .completed(230)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 230)])
    }

    func testColdEmitsAtTimesCountedFromTheSubscription() {
        let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(900)])
        let observer = scheduler.start(created: 50, subscribed: 300, disposed: 315) { source }
        XCTAssertEqual(observer.events, [.next(310, 1)])
        XCTAssertEqual(source.subscriptions, [Subscription(300, 315)])
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

    func testDebugDescriptions() {
        XCTAssertEqual("\(Recorded.next(5, 1))", "next(1) @ 5")
        XCTAssertEqual("\(Subscription(1))", "(1 : Infinity)")
        XCTAssertEqual("\(Subscription(1, 2))", "(1 : 2)")
    }
}
