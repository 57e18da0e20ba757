import RxSwift
import XCTest

final class VirtualTimeSchedulerTests: XCTestCase {
    func testPeriodicTicksWithoutDrift() {
        let scheduler = HistoricalScheduler()
        var ticks: [TimeInterval] = []
        let subscription = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .milliseconds(500)) {
            ticks.append(scheduler.now.timeIntervalSince1970)
        }
        scheduler.advanceTo(Date(timeIntervalSince1970: 3))
        XCTAssertEqual(ticks, [1, 1.5, 2, 2.5, 3])
        subscription.dispose()
        scheduler.start()
        XCTAssertEqual(ticks.count, 5)
    }
}
