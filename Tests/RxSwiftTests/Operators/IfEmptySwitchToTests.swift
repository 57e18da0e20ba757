import RxSwift
import RxTest
import TestSupport
import XCTest

final class IfEmptySwitchToTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    func testGoesOnWithTheOtherOnlyWhenThereWasNoElement() {
        let other = scheduler.createColdObservable([.next(10, 9), .completed(20)])
        let empty = scheduler.createHotObservable([.completed(210, Int.self)])
        let observer = scheduler.start { empty.asObservable().ifEmpty(switchTo: other.asObservable()) }
        XCTAssertEqual(observer.events, [.next(220, 9), .completed(230)])
        XCTAssertEqual(empty.subscriptions, [Subscription(200, 210)])
        XCTAssertEqual(other.subscriptions, [Subscription(210, 230)])
        let full = StrictObserver<Int>()
        _ = Observable.just(1).ifEmpty(switchTo: .just(2)).subscribe(full)
        XCTAssertEqual(full.events, [.next(1), .completed])
    }

    func testAnErrorIsPassedOn() {
        let observer = StrictObserver<Int>()
        _ = failing(1).ifEmpty(switchTo: .just(2)).subscribe(observer)
        XCTAssertEqual(observer.events, [.error(NumberedError(1))])
    }

    func testEachSubscriptionLooksForItself() {
        let subject = PublishSubject<Int>()
        let declaration = subject.ifEmpty(switchTo: .just(2))
        let early = StrictObserver<Int>()
        let late = StrictObserver<Int>()
        _ = declaration.subscribe(early)
        subject.onNext(1)
        _ = declaration.subscribe(late)
        subject.onCompleted()
        XCTAssertEqual(early.events, [.next(1), .completed])
        XCTAssertEqual(late.events, [.next(2), .completed])
    }
}
