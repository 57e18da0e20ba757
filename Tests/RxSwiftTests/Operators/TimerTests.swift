import RxSwift
import RxTest
import TestSupport
import XCTest

final class TimerTests: XCTestCase {
    func testOneShot() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.start { Observable<Int>.timer(.seconds(30), scheduler: scheduler) }
        XCTAssertEqual(observer.events, [.next(230, 0), .completed(230)])
    }

    func testPeriodic() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.start {
            Observable<Int>.timer(.seconds(30), period: .seconds(100), scheduler: scheduler).take(3)
        }
        XCTAssertEqual(observer.events, [.next(230, 0), .next(330, 1), .next(430, 2), .completed(430)])
    }

    func testInterval() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.start(disposed: 550) {
            Observable<Int>.interval(.seconds(100), scheduler: scheduler)
        }
        XCTAssertEqual(observer.events, [.next(300, 0), .next(400, 1), .next(500, 2)])
    }

    /// Letting the handle of a subscription go does not end it (report E4).
    func testAnIntervalThatNobodyDisposesGoesOn() {
        let scheduler = TestScheduler(initialClock: 0)
        var heard = 0
        do { _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(onNext: { _ in heard += 1 }) }
        scheduler.advanceTo(100)
        XCTAssertEqual(heard, 100)
    }

    func testDisposeInATickStopsIt() {
        let scheduler = TestScheduler(initialClock: 0)
        let subscription = SingleAssignmentDisposable()
        let heard = Heard<Int> { if $0.element == 1 { subscription.dispose() } }
        subscription.setDisposable(Observable<Int>.interval(.seconds(10), scheduler: scheduler).subscribe(heard))
        scheduler.start()
        XCTAssertEqual(heard.elements, [0, 1])
        XCTAssertLessThan(scheduler.clock, 100)
    }

    func testAfterTheGreatestIntegerComesTheLeast() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.start(disposed: 100_000) {
            Observable<Int8>.interval(.seconds(1), scheduler: scheduler).skip(127).take(2)
        }
        XCTAssertEqual(observer.events.compactMap { $0.value.element }, [127, -128])
    }

    func testNeverNeverFires() {
        let scheduler = TestScheduler(initialClock: 0)
        XCTAssertEqual(scheduler.start { Observable<Int>.timer(.never, scheduler: scheduler) }.events, [])
        let second = TestScheduler(initialClock: 0)
        XCTAssertEqual(second.start { Observable<Int>.interval(.never, scheduler: second) }.events, [])
        let once = TestScheduler(initialClock: 0)
        let observer = once.start {
            Observable<Int>.timer(.seconds(10), period: .never, scheduler: once)
        }
        XCTAssertEqual(observer.events, [.next(210, 0)])
    }

    func testHugeAndNegativeSpans() {
        let scheduler = TestScheduler(initialClock: 0)
        XCTAssertEqual(scheduler.start { Observable<Int>.timer(.seconds(.max), scheduler: scheduler) }.events, [])
        let second = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let observer = second.start { Observable<Int>.timer(.seconds(-5), scheduler: second) }
        XCTAssertEqual(observer.events, [.next(200, 0), .completed(200)])
    }

    func testTicksAreExactInEveryUnit() {
        for span in spellingsOfTwoSeconds {
            let scheduler = TestScheduler(initialClock: 0, resolution: 1e-9)
            let observer = scheduler.createObserver(Int.self)
            let subscription = Observable<Int>.interval(span, scheduler: scheduler).take(1000).subscribe(observer)
            scheduler.start()
            let times = observer.events.compactMap { $0.value.element == nil ? nil : $0.time }
            XCTAssertEqual(times, (1...1000).map { $0 * 2_000_000_000 })
            subscription.dispose()
        }
    }
}
