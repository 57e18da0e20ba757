import RxCocoa
import RxSwift
import RxTest
import TestSupport
import XCTest

final class TimeTests: XCTestCase {
    func testDelay() { expect("-a-b-|", out: "---a-b-|") { $0[0].delay(.seconds(2)) } }

    func testDebounce() { expect("-a-b------c-|", out: "------b-----(c|)") { $0[0].debounce(.seconds(3)) } }

    func testThrottle() {
        expect("-abc----d-|", out: "-a--c---d-|") { $0[0].throttle(.seconds(3)) }
        expect("-abc----d-|", out: "-a------d-|") { $0[0].throttle(.seconds(3), latest: false) }
    }

    func testInterval() {
        virtually { scheduler in
            let observer: TestableObserver<Int> = scheduler.start(disposed: 207) { Driver<Int>.interval(.seconds(2)) }
            XCTAssertEqual(observer.events, [.next(202, 0), .next(204, 1), .next(206, 2)])
        }
    }

    func testTimer() {
        virtually { scheduler in
            let observer: TestableObserver<Int> = scheduler.start(disposed: 208) {
                Signal<Int>.timer(.seconds(3), period: .seconds(2))
            }
            XCTAssertEqual(observer.events, [.next(203, 0), .next(205, 1), .next(207, 2)])
        }
    }

    func testTheyRunOnTheMainQueue() {
        var isMain: [Bool] = []
        let subscription = Driver<Int>.interval(.milliseconds(1)).delay(.milliseconds(1)).debounce(.nanoseconds(1))
            .throttle(.nanoseconds(1))
            .drive(onNext: { _ in isMain.append(Thread.isMainThread) })
        serveMainQueue(until: "three ticks") { isMain.count >= 3 }
        subscription.dispose()
        XCTAssertFalse(isMain.contains(false))
    }
}
