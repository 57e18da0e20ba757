import RxSwift
import RxTest
import XCTest

final class TestSchedulerScaleTests: XCTestCase {
    #if DEBUG
        private let actions = 100_000
    #else
        private let actions = 1_000_000
    #endif

    /// In O(n²) this would take many minutes.
    func testManyActionsRunInOrder() {
        let scheduler = TestScheduler(initialClock: 0)
        var generator: UInt32 = 1
        var last = 0
        var outOfOrder = 0
        var count = 0
        for _ in 0..<actions {
            generator = generator &* 1_664_525 &+ 1_013_904_223
            let time = 1 + Int(generator >> 12)
            scheduler.scheduleAt(time) {
                if time < last || scheduler.clock != time { outOfOrder += 1 }
                last = time
                count += 1
            }
        }
        scheduler.start()
        XCTAssertEqual(count, actions)
        XCTAssertEqual(outOfOrder, 0)
    }
}
