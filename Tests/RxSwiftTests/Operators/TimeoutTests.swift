import RxSwift
import RxTest
import TestSupport
import XCTest

final class TimeoutTests: XCTestCase {
    func testFailsWhenNothingComesInTime() {
        let error = expectJoin("-a-b-----c-|", out: "-a-b--#") { $0[0].timeout(.seconds(30), scheduler: $1) }
        guard case .timeout? = error as? RxError else { return XCTFail("\(String(describing: error))") }
    }

    func testTheFirstElementHasToComeInTimeToo() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.start { Observable<Int>.never().timeout(.seconds(30), scheduler: scheduler) }
        XCTAssertEqual(observer.events.map { $0.time }, [230])
    }

    func testPassesWhatComesInTime() {
        expectJoin("-a-b--c-|", out: "-a-b--c-|") { $0[0].timeout(.seconds(40), scheduler: $1) }
        expectJoin("-a-b--#", out: "-a-b--#") { $0[0].timeout(.seconds(40), scheduler: $1) }
    }

    func testGoesOnWithTheOther() {
        expectJoin("-a----!b-|", "------^x-y-|", out: "-a-----x-y-|") { sources, scheduler in
            sources[0].timeout(.seconds(50), other: sources[1], scheduler: scheduler)
        }
    }

    func testTheOtherMayTakeItsTime() {
        expectJoin("-a-!", "---^----------x-#", out: "-a------------x-#") { sources, scheduler in
            sources[0].timeout(.seconds(20), other: sources[1], scheduler: scheduler)
        }
    }

    func testTheTimeBeginsAnewWhenAnElementHasBeenDelivered() {
        let scheduler = TestScheduler(initialClock: 0)
        let subject = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        let subscription = subject.timeout(.seconds(10), scheduler: scheduler)
            .do(onNext: { if $0 == 1 { subject.onNext(2) } })
            .subscribe(observer)
        scheduler.scheduleAt(5) { subject.onNext(1) }
        scheduler.start()
        XCTAssertEqual(observer.events.map { $0.time }, [5, 5, 15])
        subscription.dispose()
    }

    func testOneTimerAtATimeIsScheduled() {
        let scheduler = ManualScheduler()
        let subject = PublishSubject<Int>()
        let subscription = subject.timeout(.seconds(1), scheduler: scheduler)
            .do(onNext: { if $0 < 50 { subject.onNext($0 + 1) } }).subscribe()
        for number in 0..<100 { subject.onNext(number) }
        XCTAssertEqual(scheduler.count, 1)
        subscription.dispose()
        XCTAssertEqual(scheduler.count, 0)
    }

    func testOddSpans() {
        expectJoin("-a-----b|", out: "-a-----b|") { $0[0].timeout(.never, scheduler: $1) }
        expectJoin("-a-----b|", out: "-a-----b|") { $0[0].timeout(.seconds(.max), scheduler: $1) }
    }

    func testSpansAreExactInEveryUnit() {
        for span in spellingsOfTwoSeconds {
            let scheduler = TestScheduler(initialClock: 0, resolution: 1e-9)
            let subject = PublishSubject<Int>()
            let observer = scheduler.createObserver(Int.self)
            let subscription = subject.timeout(span, scheduler: scheduler).subscribe(observer)
            scheduler.scheduleAt(7) { subject.onNext(1) }
            scheduler.scheduleAt(2_000_000_006) { subject.onNext(2) }
            scheduler.start()
            XCTAssertEqual(observer.events.map { $0.time }, [7, 2_000_000_006, 4_000_000_006])
            subscription.dispose()
        }
    }
}

final class TakeForTests: XCTestCase {
    func testTakesForAWhile() {
        expectJoin("-a-b-c-|", out: "-a-b|") { $0[0].take(for: .seconds(50), scheduler: $1) }
        expectJoin("-a|", out: "-a|") { $0[0].take(for: .seconds(50), scheduler: $1) }
        expectJoin("-a#", out: "-a#") { $0[0].take(for: .seconds(50), scheduler: $1) }
        expectJoin("-a--|", out: "-a--|") { $0[0].take(for: .never, scheduler: $1) }
    }

    func testTheTimerIsDisposedWithTheRest() {
        let scheduler = ManualScheduler()
        let subscription = Observable<Int>.never().take(for: .seconds(1), scheduler: scheduler).subscribe()
        XCTAssertEqual(scheduler.count, 1)
        subscription.dispose()
        XCTAssertEqual(scheduler.count, 0)
    }
}

final class SkipForTests: XCTestCase {
    func testSkipsForAWhile() {
        expectJoin("-a-b-c-|", out: "-----c-|") { $0[0].skip(.seconds(50), scheduler: $1) }
        expectJoin("-a|", out: "--|") { $0[0].skip(.seconds(50), scheduler: $1) }
        expectJoin("-a#", out: "--#") { $0[0].skip(.seconds(50), scheduler: $1) }
        expectJoin("-a--|", out: "----|") { $0[0].skip(.never, scheduler: $1) }
        expectJoin("-a--|", out: "-a--|") { $0[0].skip(.seconds(-1), scheduler: $1) }
    }

    func testTheTimerIsDisposedWithTheRest() {
        let scheduler = ManualScheduler()
        let subscription = Observable<Int>.never().skip(.seconds(1), scheduler: scheduler).subscribe()
        XCTAssertEqual(scheduler.count, 1)
        subscription.dispose()
        XCTAssertEqual(scheduler.count, 0)
    }
}
