import RxSwift
import RxTest
import TestSupport
import XCTest

final class DelayTests: XCTestCase {
    func testEverythingComesLater() {
        expectJoin("-a-b-|", out: "---a-b-|") { sources, scheduler in
            sources[0].delay(.seconds(20), scheduler: scheduler)
        }
        .map { XCTFail("\($0)") }
    }

    func testAnErrorOvertakesWhatWaits() {
        expectJoin("-a-b#", out: "---a#") { $0[0].delay(.seconds(20), scheduler: $1) }
        expectJoin("a-#", out: "--#") { $0[0].delay(.seconds(50), scheduler: $1) }
    }

    func testEventsOfOneTickComeOneTurnAfterTheOther() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .completed(210)])
        let observer = scheduler.start { source.delay(.seconds(10), scheduler: scheduler) }
        XCTAssertEqual(observer.events, [.next(220, 1), .next(221, 2), .completed(222)])
    }

    func testSpansAreExactInEveryUnit() {
        for span in spellingsOfTwoSeconds {
            let scheduler = TestScheduler(initialClock: 0, resolution: 1e-9)
            let subject = PublishSubject<Int>()
            let observer = scheduler.createObserver(Int.self)
            let subscription = subject.delay(span, scheduler: scheduler).subscribe(observer)
            for time in [7, 8, 1_300_000_009] { scheduler.scheduleAt(time) { subject.onNext(time) } }
            scheduler.start()
            XCTAssertEqual(
                observer.events,
                [.next(2_000_000_007, 7), .next(2_000_000_008, 8), .next(3_300_000_009, 1_300_000_009)]
            )
            subscription.dispose()
        }
    }

    func testNeverAndHugeSpans() {
        for span in [RxTimeInterval.never, .seconds(.max), .milliseconds(.max)] {
            let scheduler = TestScheduler(initialClock: 0)
            let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
            let observer = scheduler.start { source.delay(span, scheduler: scheduler) }
            XCTAssertEqual(observer.events, [])
        }
    }

    func testANegativeSpanIsNone() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let observer = scheduler.start { source.delay(.seconds(-5), scheduler: scheduler) }
        XCTAssertEqual(observer.events, [.next(210, 1), .completed(220)])
    }

    func testAnElementFromInsideTheDelivery() {
        let scheduler = TestScheduler(initialClock: 0)
        let subject = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        let subscription = subject.delay(.seconds(10), scheduler: scheduler)
            .do(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
            .subscribe(observer)
        scheduler.scheduleAt(100) { subject.onNext(1) }
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(110, 1), .next(120, 2), .next(130, 3)])
        subscription.dispose()
    }
}

final class DelaySubscriptionTests: XCTestCase {
    func testSubscribesLater() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(260)])
        let observer = scheduler.start { source.delaySubscription(.seconds(30), scheduler: scheduler) }
        XCTAssertEqual(observer.events, [.next(240, 2), .completed(260)])
        XCTAssertEqual(source.subscriptions, [Subscription(230, 260)])
    }

    func testDisposedBeforeItNeverSubscribes() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .completed(260)])
        let observer = scheduler.start(disposed: 220) {
            source.delaySubscription(.seconds(30), scheduler: scheduler)
        }
        XCTAssertEqual(observer.events, [])
        XCTAssertEqual(source.subscriptions, [])
    }

    func testASynchronousEndlessSourceIsCancelled() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.start {
            Observable.repeatElement(1).delaySubscription(.seconds(30), scheduler: scheduler).take(2)
        }
        XCTAssertEqual(observer.events, [.next(230, 1), .next(230, 1), .completed(230)])
    }

    func testErrorsPass() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.start {
            Observable<Int>.error(TestError()).delaySubscription(.seconds(30), scheduler: scheduler)
        }
        XCTAssertEqual(observer.events, [.error(230, TestError())])
    }
}
