import RxSwift
import RxTest
import TestSupport
import XCTest

final class AsyncSubjectTests: XCTestCase {
    func testTellsTheLastElementWhenItCompletes() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(600), .next(610, 3)])
        let subject = AsyncSubject<Int>()
        let early = scheduler.createObserver(Int.self)
        let late = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) { _ = source.subscribe(subject) }
        scheduler.scheduleAt(205) { _ = subject.subscribe(early) }
        scheduler.scheduleAt(900) { _ = subject.subscribe(late) }
        scheduler.start()
        XCTAssertEqual(early.events, [.next(600, 2), .completed(600)])
        XCTAssertEqual(late.events, [.next(900, 2), .completed(900)])
    }

    func testEmptyAndFailed() {
        let empty = AsyncSubject<Int>()
        let first = StrictObserver<Int>()
        _ = empty.subscribe(first)
        XCTAssertTrue(empty.hasObservers)
        empty.onCompleted()
        XCTAssertEqual(first.events, [.completed])
        let failed = AsyncSubject<Int>()
        let second = StrictObserver<Int>()
        _ = failed.subscribe(second)
        failed.onNext(1)
        failed.onError(NumberedError(1))
        failed.onCompleted()
        _ = failed.subscribe(second)
        XCTAssertEqual(second.events.prefix(1), [.error(NumberedError(1))])
        XCTAssertEqual(second.elements, [])
    }

    func testOptionalElementsThatAreNil() {
        let subject = AsyncSubject<Int?>()
        let observer = StrictObserver<Int?>()
        _ = subject.subscribe(observer)
        subject.onNext(nil)
        subject.onCompleted()
        XCTAssertEqual(observer.events, [.next(nil), .completed])
    }

    func testTheElementThatIsReplacedMaySendIntoTheSubject() {
        watched("a replaced element was released under the lock") {
            let subject = AsyncSubject<Token?>()
            let observer = StrictObserver<Token?>()
            _ = subject.subscribe(observer)
            subject.onNext(Token { subject.onCompleted() })
            subject.onNext(nil)
            XCTAssertEqual(observer.elements.count, 1)
            XCTAssertEqual(observer.stopCount, 1)
        }
    }

    func testStopsFromTwoThreadsAreToldOnce() {
        watched("two threads end the subject") {
            var subject = AsyncSubject<Int>()
            var observer = StrictObserver<Int>()
            let rounds = scaled(2000)
            let ready = SpinBarrier(parties: 2)
            race(rounds: rounds) { _ in
                subject = AsyncSubject()
                observer = StrictObserver()
                _ = subject.subscribe(observer)
                subject.onNext(1)
                ready.meet()
                subject.onCompleted()
                ready.meet()
                XCTAssertEqual(observer.stopCount, 1)
                XCTAssertEqual(observer.violations, [])
            } _: { _ in
                ready.meet()
                subject.onError(NumberedError())
                ready.meet()
            }
        }
    }
}
