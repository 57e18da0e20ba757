import RxSwift
import RxTest
import TestSupport
import XCTest

final class StartWithTests: XCTestCase {
    func testEmitsTheElementsFirst() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 3), .completed(220)])
        let observer = scheduler.start { source.asObservable().startWith(1, 2) }
        XCTAssertEqual(observer.events, [.next(200, 1), .next(200, 2), .next(210, 3), .completed(220)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 220)])
    }

    func testTheLastOfSeveralComesFirst() {
        let observer = StrictObserver<Int>()
        _ = Observable.just(3).startWith(2).startWith(1).subscribe(observer)
        XCTAssertEqual(observer.events, [.next(1), .next(2), .next(3), .completed])
    }

    func testDisposedInsideTheSourceIsNotSubscribedTo() {
        var subscriptions = 0
        let source = Observable<Int>.deferred {
            subscriptions += 1
            return .just(3)
        }
        let observer = StrictObserver<Int>()
        _ = source.startWith(1, 2).take(1).subscribe(observer)
        XCTAssertEqual(observer.events, [.next(1), .completed])
        XCTAssertEqual(subscriptions, 0)
    }
}
