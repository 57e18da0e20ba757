import RxSwift
import TestSupport
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

    /// A `stop` is taken back by a `start` that comes before the run has ended, and no two threads ever run.
    func testStopAndStartFromAnotherThread() {
        watched("stop and start while the scheduler runs", seconds: 60) {
            for _ in 0..<scaled(200) {
                let scheduler = HistoricalScheduler()
                let count = 200
                var ran = 0
                for second in 1...count {
                    _ = scheduler.scheduleRelative((), dueTime: .seconds(second)) {
                        ran += 1
                        return Disposables.create()
                    }
                }
                let other = inBackground {
                    for _ in 0..<50 {
                        scheduler.stop()
                        scheduler.start()
                    }
                }
                scheduler.start()
                other.wait()
                // The last start may have found a run that a stop had ended just before.
                scheduler.start()
                XCTAssertEqual(ran, count)
            }
        }
    }

    func testAStartInsideARunTakesAStopBack() {
        let scheduler = HistoricalScheduler()
        var ran: [Int] = []
        for second in 1...3 {
            _ = scheduler.scheduleRelative((), dueTime: .seconds(second)) {
                ran.append(second)
                scheduler.stop()
                if second == 1 { scheduler.start() }
                return Disposables.create()
            }
        }
        scheduler.start()
        XCTAssertEqual(ran, [1, 2])
        scheduler.start()
        XCTAssertEqual(ran, [1, 2, 3])
    }

    /// Times that are told in `Date`s are wrong by 60 ns; elements that are a span apart are not throttled for that.
    func testThrottleOfElementsThatAreASpanApart() {
        let scheduler = HistoricalScheduler()
        let source = PublishSubject<Date>()
        let times = (1...50).map { Date(timeIntervalSinceReferenceDate: 8e8 + Double($0) * 0.1) }
        var heard: [Date] = []
        _ = source.throttle(.milliseconds(100), scheduler: scheduler).subscribe(onNext: {
            XCTAssertEqual($0, scheduler.clock)
            heard.append($0)
        })
        for time in times {
            _ = scheduler.scheduleAbsoluteVirtual((), time: time) {
                source.onNext(time)
                return Disposables.create()
            }
        }
        scheduler.start()
        XCTAssertEqual(heard, times)
    }
}
