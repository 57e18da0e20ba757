import RxSwift
import RxTest
import TestSupport
import XCTest

final class BufferTests: XCTestCase {
    /// A full buffer restarts the timer, an idle span emits an empty buffer (report F6).
    func testEmitsByTimeAndByCount() {
        let scheduler = TestScheduler(initialClock: 0)
        let times = [205, 210, 240, 280, 320, 350, 370, 420, 470]
        let events = times.enumerated().map { Recorded.next($1, $0 + 1) } + [.completed(600)]
        let source = scheduler.createHotObservable(events)
        let observer = scheduler.start {
            source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
        }
        XCTAssertEqual(
            observer.events,
            [
                .next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7]), .next(440, [8]), .next(510, [9]),
                .next(580, []), .next(600, []), .completed(600),
            ]
        )
        XCTAssertEqual(source.subscriptions, [Subscription(200, 600)])
    }

    func testAnErrorDropsWhatWasCollected() {
        expectJoin("-a-bc#", out: "---{[\"a\",\"b\"]}-#") { sources, scheduler in
            sources[0].buffer(timeSpan: .seconds(1000), count: 2, scheduler: scheduler)
        }
    }

    func testDisposedNothingIsScheduled() {
        let scheduler = ManualScheduler()
        let subject = PublishSubject<Int>()
        let subscription = subject.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).subscribe()
        for number in 0..<9 { subject.onNext(number) }
        XCTAssertEqual(scheduler.count, 1)
        subscription.dispose()
        XCTAssertEqual(scheduler.count, 0)
    }

    func testAnElementFromInsideTheDeliveryGoesToTheNextBuffer() {
        let scheduler = ManualScheduler()
        let subject = PublishSubject<Int>()
        let heard = Heard<[Int]> { if $0.element == [1, 2] { subject.onNext(3) } }
        let subscription = subject.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).subscribe(heard)
        subject.onNext(1)
        subject.onNext(2)
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(heard.elements, [[1, 2], [3]])
        subscription.dispose()
    }

    func testNeverIsByCountOnly() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        let observer = scheduler.start { source.buffer(timeSpan: .never, count: 2, scheduler: scheduler) }
        XCTAssertEqual(observer.events, [.next(220, [1, 2]), .next(240, [3]), .completed(240)])
    }

    func testSpansAreExactInEveryUnit() {
        for span in spellingsOfTwoSeconds {
            let scheduler = TestScheduler(initialClock: 0, resolution: 1e-9)
            let observer = scheduler.createObserver([Int].self)
            let source = Observable<Int>.never()
            let subscription = source.buffer(timeSpan: span, count: 2, scheduler: scheduler).take(3)
                .subscribe(observer)
            scheduler.start()
            XCTAssertEqual(observer.events.map { $0.time }, [2, 4, 6, 6].map { $0 * 1_000_000_000 })
            subscription.dispose()
        }
    }
}
