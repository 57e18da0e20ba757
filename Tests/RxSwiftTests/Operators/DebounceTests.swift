import RxSwift
import RxTest
import TestSupport
import XCTest

final class DebounceTests: XCTestCase {
    func testEmitsWhatNoNewerOneFollowsInTime() {
        expectJoin("-a-bc----d---|", out: "------c----d-|") { sources, scheduler in
            sources[0].debounce(.seconds(20), scheduler: scheduler)
        }
    }

    func testWhatWaitsIsEmittedBeforeTheCompletionAndDroppedBeforeTheError() {
        expectJoin("-a--b|", out: "---a-(b|)") { $0[0].debounce(.seconds(20), scheduler: $1) }
        expectJoin("-a--b#", out: "---a-#") { $0[0].debounce(.seconds(20), scheduler: $1) }
        expectJoin("-a----|", out: "---a--|") { $0[0].debounce(.seconds(20), scheduler: $1) }
    }

    func testATimerThatFiresWithTheNextElementIsTooLate() {
        // The element of tick 3 is delivered first: it was scheduled first.
        expectJoin("-a-b---", out: "-----b") { $0[0].debounce(.seconds(20), scheduler: $1) }
    }

    func testAnElementFromInsideTheDelivery() {
        let scheduler = TestScheduler(initialClock: 0)
        let subject = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        let subscription = subject.debounce(.seconds(10), scheduler: scheduler)
            .do(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
            .subscribe(observer)
        scheduler.scheduleAt(100) { subject.onNext(1) }
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(110, 1), .next(120, 2), .next(130, 3)])
        subscription.dispose()
    }

    func testTheSpanIsExactInEveryUnit() {
        for span in spellingsOfTwoSeconds {
            let scheduler = TestScheduler(initialClock: 0, resolution: 1e-9)
            let subject = PublishSubject<Int>()
            let observer = scheduler.createObserver(Int.self)
            let subscription = subject.debounce(span, scheduler: scheduler).subscribe(observer)
            scheduler.scheduleAt(7) { subject.onNext(1) }
            scheduler.scheduleAt(2_000_000_006) { subject.onNext(2) }
            scheduler.start()
            XCTAssertEqual(observer.events, [.next(4_000_000_006, 2)])
            subscription.dispose()
        }
    }

    func testOddSpans() {
        expectJoin("-a---|", out: "-----(a|)") { $0[0].debounce(.never, scheduler: $1) }
        expectJoin("-a---|", out: "-----(a|)") { $0[0].debounce(.seconds(.max), scheduler: $1) }
    }

    func testOneTimerAtATimeIsScheduled() {
        let scheduler = ManualScheduler()
        let subject = PublishSubject<Int>()
        let subscription = subject.debounce(.seconds(1), scheduler: scheduler).subscribe()
        for number in 0..<100 { subject.onNext(number) }
        XCTAssertEqual(scheduler.count, 1)
        subscription.dispose()
        XCTAssertEqual(scheduler.count, 0)
    }
}

/// Two seconds, spelled in all units.
let spellingsOfTwoSeconds: [RxTimeInterval] = [
    .seconds(2), .milliseconds(2_000), .microseconds(2_000_000), .nanoseconds(2_000_000_000),
]
