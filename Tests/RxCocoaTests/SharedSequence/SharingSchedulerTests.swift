import RxCocoa
import RxSwift
import RxTest
import XCTest

final class SharingSchedulerTests: XCTestCase {
    func testIsAMainSchedulerOfItsOwn() {
        let first = SharingScheduler.make()
        XCTAssertTrue(first is MainScheduler)
        XCTAssertFalse(first as AnyObject === SharingScheduler.make() as AnyObject)
        XCTAssertTrue(DriverSharingStrategy.scheduler is MainScheduler)
        XCTAssertTrue(SignalSharingStrategy.scheduler is MainScheduler)
    }

    func testMockReplacesItForAWhile() {
        let mock = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: mock) {
            XCTAssertTrue(DriverSharingStrategy.scheduler as AnyObject === mock)
            XCTAssertTrue(SignalSharingStrategy.scheduler as AnyObject === mock)
        }
        XCTAssertTrue(SharingScheduler.make() is MainScheduler)
    }

    func testMocksNest() {
        let outer = TestScheduler(initialClock: 0)
        let inner = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: outer) {
            SharingScheduler.mock(makeScheduler: { inner }) {
                XCTAssertTrue(SharingScheduler.make() as AnyObject === inner)
            }
            XCTAssertTrue(SharingScheduler.make() as AnyObject === outer)
        }
    }

    func testIsAskedForEachSequence() {
        var asked = 0
        SharingScheduler.mock(
            makeScheduler: {
                asked += 1
                return TestScheduler(initialClock: 0)
            },
            action: {
                let driver = Observable<Int>.never().asDriver(onErrorJustReturn: 0)
                XCTAssertEqual(asked, 1)
                _ = driver.map { $0 }.filter { _ in true }.asSharedSequence()
                XCTAssertEqual(asked, 1, "operators without time need no scheduler")
                _ = driver.delay(.seconds(1))
                XCTAssertEqual(asked, 2)
            })
    }

    func testAnErrorOfTheActionPutsItBack() {
        XCTAssertThrowsError(
            try SharingScheduler.mock(scheduler: TestScheduler(initialClock: 0)) { throw TestError() }
        )
        XCTAssertTrue(SharingScheduler.make() is MainScheduler)
    }
}
