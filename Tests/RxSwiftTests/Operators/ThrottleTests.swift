import Foundation
import RxSwift
import RxTest
import TestSupport
import XCTest

final class ThrottleTests: XCTestCase {
    func testTheFirstAtOnceAndTheLatestAtTheEndOfEachSpan() {
        expectJoin("-ab-c-----d---|", out: "-a---c----d---|") { sources, scheduler in
            sources[0].throttle(.seconds(40), scheduler: scheduler)
        }
    }

    func testWithoutTheLatest() {
        expectJoin("-ab-c-d---|", out: "-a----d---|") { sources, scheduler in
            sources[0].throttle(.seconds(40), latest: false, scheduler: scheduler)
        }
    }

    // Report F3.
    func testTheCompletionWaitsForWhatWaits() {
        expectJoin("-ab|", out: "-a---(b|)") { $0[0].throttle(.seconds(40), scheduler: $1) }
        expectJoin("-a-|", out: "-a-|") { $0[0].throttle(.seconds(40), scheduler: $1) }
        expectJoin("-ab|", out: "-a-|") { $0[0].throttle(.seconds(40), latest: false, scheduler: $1) }
    }

    func testTheErrorDropsWhatWaits() {
        expectJoin("-ab#", out: "-a-#") { $0[0].throttle(.seconds(40), scheduler: $1) }
    }

    func testTheSpanBeginsAnewWithTheLatest() {
        expectJoin("-ab---c-----|", out: "-a---b---c--|") { $0[0].throttle(.seconds(40), scheduler: $1) }
    }

    // Report F1: upstream sends the second at 600 ms when the span is spelled in seconds.
    func testWhatIsLeftOfASpanIsNotRoundedInItsUnit() {
        for span in [RxTimeInterval.seconds(1), .milliseconds(1000), .microseconds(1_000_000)] {
            let observer = throttle(span, at: [0, 600_000_000])
            XCTAssertEqual(observer.events, [.next(1, 0), .next(1_000_000_001, 600_000_000)])
        }
        for span in [RxTimeInterval.seconds(3), .milliseconds(3000)] {
            let observer = throttle(span, at: [0, 400_000_000])
            XCTAssertEqual(observer.events, [.next(1, 0), .next(3_000_000_001, 400_000_000)])
        }
    }

    func testASpanIsOverToTheNanosecond() {
        let observer = throttle(.seconds(1), latest: false, at: [0, 999_999_999, 1_000_000_000])
        XCTAssertEqual(observer.events, [.next(1, 0), .next(1_000_000_001, 1_000_000_000)])
    }

    /// Emits the offset at each of the offsets from 1 ns.
    private func throttle(
        _ span: RxTimeInterval, latest: Bool = true, at offsets: [Int]
    ) -> TestableObserver<Int> {
        let scheduler = TestScheduler(initialClock: 0, resolution: 1e-9)
        let subject = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        let subscription = subject.throttle(span, latest: latest, scheduler: scheduler).subscribe(observer)
        for offset in offsets { scheduler.scheduleAt(1 + offset) { subject.onNext(offset) } }
        scheduler.start()
        subscription.dispose()
        return observer
    }

    func testOddSpans() {
        expectJoin("-ab-c-|", out: "-ab-c-|") { $0[0].throttle(.seconds(0), scheduler: $1) }
        expectJoin("-ab-c-|", out: "-ab-c-|") { $0[0].throttle(.seconds(-5), scheduler: $1) }
        expectJoin("-ab-c-|", out: "-a----|") { $0[0].throttle(.never, latest: false, scheduler: $1) }
        expectJoin("-ab-c-|", out: "-a----|") { $0[0].throttle(.seconds(.max), latest: false, scheduler: $1) }
        expectJoin("-ab-c--", out: "-a") { $0[0].throttle(.seconds(.max), scheduler: $1) }
    }

    // Report F2: set back by an hour between two elements, a clock does not silence the operator for an hour.
    func testAClockThatIsSetBackCountsAsNoTimePassed() {
        let scheduler = ClockThatIsSet()
        let subject = PublishSubject<Int>()
        let heard = Heard<Int>()
        let subscription = subject.throttle(.seconds(10), scheduler: scheduler).subscribe(heard)
        subject.onNext(1)
        scheduler.date -= 3600
        subject.onNext(2)
        XCTAssertEqual(scheduler.dueTimes, [.seconds(10)])
        scheduler.fire()
        XCTAssertEqual(heard.elements, [1, 2])
        scheduler.date += 7200
        subject.onNext(3)
        XCTAssertEqual(heard.elements, [1, 2, 3])
        subscription.dispose()
    }

    func testTheSpanBeginsWhenTheDeliveryHasReturned() {
        let scheduler = ClockThatIsSet()
        let subject = PublishSubject<Int>()
        let heard = Heard<Int> { _ in scheduler.date += 5 }
        let subscription = subject.throttle(.seconds(10), scheduler: scheduler).subscribe(heard)
        subject.onNext(1)
        scheduler.date += 3
        subject.onNext(2)
        XCTAssertEqual(scheduler.dueTimes, [.seconds(7)])
        subscription.dispose()
    }
}

/// A scheduler of somebody else's, whose clock the test sets, forth and back.
final class ClockThatIsSet: SchedulerType {
    var date = Date(timeIntervalSinceReferenceDate: 1000)
    private(set) var dueTimes: [RxTimeInterval] = []
    private var actions: [() -> Void] = []

    var now: Date { date }

    func fire() {
        let due = actions
        actions = []
        for action in due { action() }
    }

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
        scheduleRelative(state, dueTime: .seconds(0), action: action)
    }

    func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        dueTimes.append(dueTime)
        actions.append { if !cancel.isDisposed { cancel.setDisposable(action(state)) } }
        return cancel
    }
}
