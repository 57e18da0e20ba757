import RxSwift
import RxTest
import TestSupport
import XCTest

final class BehaviorSubjectTests: XCTestCase {
    func testTellsTheLatestElementFirst() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(220, 3), .next(340, 8), .completed(600), .next(610, 1)])
        let subject = BehaviorSubject(value: 100)
        let early = scheduler.createObserver(Int.self)
        let late = scheduler.createObserver(Int.self)
        let afterwards = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) { _ = source.subscribe(subject) }
        scheduler.scheduleAt(210) { _ = subject.subscribe(early) }
        scheduler.scheduleAt(400) { _ = subject.subscribe(late) }
        scheduler.scheduleAt(900) { _ = subject.subscribe(afterwards) }
        scheduler.start()
        XCTAssertEqual(early.events, [.next(210, 100), .next(220, 3), .next(340, 8), .completed(600)])
        XCTAssertEqual(late.events, [.next(400, 8), .completed(600)])
        XCTAssertEqual(afterwards.events, [.completed(900)])
    }

    func testValue() throws {
        let subject = BehaviorSubject(value: 1)
        XCTAssertEqual(try subject.value(), 1)
        subject.onNext(2)
        XCTAssertEqual(try subject.value(), 2)
        subject.onCompleted()
        subject.onNext(3)
        XCTAssertEqual(try subject.value(), 2)
        subject.dispose()
        XCTAssertThrowsError(try subject.value()) { error in
            guard case .disposed? = error as? RxError else { return XCTFail("\(error)") }
        }
        let failed = BehaviorSubject(value: 1)
        failed.onError(NumberedError(7))
        XCTAssertThrowsError(try failed.value()) { XCTAssertEqual($0 as? NumberedError, NumberedError(7)) }
    }

    func testDisposedInsideTheFirstElementHearsNoMore() {
        let subject = BehaviorSubject(value: 1)
        let observer = StrictObserver<Int>()
        _ = subject.take(1).subscribe(observer)
        XCTAssertEqual(observer.events, [.next(1), .completed])
        XCTAssertFalse(subject.hasObservers)
    }

    func testAnElementFromInsideTheFirstOneFollowsIt() {
        let subject = BehaviorSubject(value: 1)
        let observer = StrictObserver<Int> { if $0.element == 1 { subject.onNext(2) } }
        _ = subject.subscribe(observer)
        XCTAssertEqual(observer.elements, [1, 2])
    }

    /// Report A10: one thread holds a foreign lock while it emits, another takes it in its observer.
    func testForeignLockAroundEmittingAndInsideTheFirstElement() {
        watched("a subscriber waits for a lock that the emitting thread holds") {
            let subject = BehaviorSubject(value: 0)
            let lock = NSLock()
            race(rounds: scaled(2000)) { round in
                lock.lock()
                subject.onNext(round)
                lock.unlock()
            } _: { _ in
                subject.subscribe(onNext: { _ in lock.withLock {} }).dispose()
            }
        }
    }

    /// The value current at subscription, then every later one, none twice.
    func testASubscriberThatComesWhileAnotherThreadEmitsMissesNothing() {
        watched("subscribing while another thread emits") {
            let subject = BehaviorSubject(value: 0)
            var subscriptions: [(StrictObserver<Int>, any Disposable)] = []
            let rounds = scaled(5000)
            race(rounds: rounds) { round in
                subject.onNext(round + 1)
            } _: { _ in
                let observer = StrictObserver<Int>()
                subscriptions.append((observer, subject.subscribe(observer)))
                if subscriptions.count > 8 { subscriptions.removeFirst().1.dispose() }
                for (observer, _) in subscriptions {
                    let elements = observer.elements
                    guard let first = elements.first else { return XCTFail("no first element") }
                    if elements != Array(first..<first + elements.count) { XCTFail("\(elements)") }
                }
            }
            for (observer, _) in subscriptions {
                XCTAssertEqual(observer.elements.last, rounds)
                XCTAssertEqual(observer.violations, [])
            }
        }
    }

    func testTheElementThatIsReplacedMaySendIntoTheSubject() {
        watched("the previous element was released under the lock") {
            let subject = BehaviorSubject<Token?>(value: nil)
            let counter = StrictObserver<Token?>()
            _ = subject.map { _ in nil }.subscribe(counter)
            subject.onNext(Token { subject.onNext(nil) })
            subject.onNext(nil)
            XCTAssertEqual(counter.elements.count, 4)
            subject.onNext(Token { XCTAssertTrue(subject.isDisposed) })
            subject.dispose()
        }
    }

    func testDisposeLetsGoOfTheElement() {
        let before = Tracked.live
        let subject = BehaviorSubject(value: Tracked(1))
        XCTAssertEqual(Tracked.live, before + 1)
        subject.dispose()
        XCTAssertEqual(Tracked.live, before)
    }
}
