import RxSwift
import RxTest
import TestSupport
import XCTest

final class PublishSubjectTests: XCTestCase {
    func testTellsWhoeverIsSubscribedAtThatMoment() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(70, 1), .next(220, 3), .next(270, 4), .next(340, 5), .next(410, 6), .completed(630), .next(640, 9),
        ])
        let subject = PublishSubject<Int>()
        let early = scheduler.createObserver(Int.self)
        let late = scheduler.createObserver(Int.self)
        var first: (any Disposable)?
        scheduler.scheduleAt(200) { _ = source.subscribe(subject) }
        scheduler.scheduleAt(210) { first = subject.subscribe(early) }
        scheduler.scheduleAt(300) { first?.dispose() }
        scheduler.scheduleAt(350) { _ = subject.subscribe(late) }
        let afterwards = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(900) { _ = subject.subscribe(afterwards) }
        scheduler.start()
        XCTAssertEqual(early.events, [.next(220, 3), .next(270, 4)])
        XCTAssertEqual(late.events, [.next(410, 6), .completed(630)])
        XCTAssertEqual(afterwards.events, [.completed(900)])
    }

    func testTellsTheErrorToThoseWhoComeLater() {
        let subject = PublishSubject<Int>()
        let early = StrictObserver<Int>()
        _ = subject.subscribe(early)
        subject.onError(NumberedError(1))
        subject.onNext(2)
        subject.onCompleted()
        let late = StrictObserver<Int>()
        _ = subject.subscribe(late)
        XCTAssertEqual(early.events, [.error(NumberedError(1))])
        XCTAssertEqual(late.events, [.error(NumberedError(1))])
        XCTAssertFalse(subject.hasObservers)
    }

    func testAfterDisposeSubscribersHearThatItIsDisposed() {
        let subject = PublishSubject<Int>()
        let early = StrictObserver<Int>()
        _ = subject.subscribe(early)
        XCTAssertTrue(subject.hasObservers)
        subject.dispose()
        XCTAssertTrue(subject.isDisposed)
        XCTAssertFalse(subject.hasObservers)
        subject.onNext(1)
        let late = StrictObserver<Int>()
        _ = subject.subscribe(late)
        XCTAssertEqual(early.events, [])
        guard case .disposed(let object)? = late.events.first?.error as? RxError else {
            return XCTFail("\(late.events)")
        }
        XCTAssertTrue(object === subject)
    }

    /// Report C1: depth first, so that who comes later in the list hears the nested element first.
    func testNestedElementsAreToldDepthFirst() {
        let subject = PublishSubject<Int>()
        let first = StrictObserver<Int>()
        let last = StrictObserver<Int>()
        _ = subject.subscribe(first)
        _ = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
        _ = subject.subscribe(last)
        subject.onNext(1)
        XCTAssertEqual(first.elements, [1, 2])
        XCTAssertEqual(last.elements, [2, 1])
    }

    func testNestedStopEndsThoseWhoHaveNotHeardTheElementYet() {
        let subject = PublishSubject<Int>()
        let last = StrictObserver<Int>()
        _ = subject.subscribe(onNext: { _ in subject.onCompleted() })
        _ = subject.subscribe(last)
        subject.onNext(1)
        XCTAssertEqual(last.events, [.completed])
    }

    func testWhoSubscribesInsideAnElementHearsTheNextOne() {
        let subject = PublishSubject<Int>()
        let late = StrictObserver<Int>()
        _ = subject.subscribe(onNext: { if $0 == 1 { _ = subject.subscribe(late) } })
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(late.elements, [2])
    }

    func testWhoIsDisposedInsideAnElementDoesNotHearIt() {
        let subject = PublishSubject<Int>()
        let second = StrictObserver<Int>()
        let bag = CompositeDisposable()
        _ = subject.subscribe(onNext: { _ in bag.dispose() })
        _ = bag.insert(subject.subscribe(second))
        subject.onNext(1)
        XCTAssertEqual(second.events, [])
        XCTAssertTrue(subject.hasObservers)
    }

    func testADeadSubjectLeavesSubscribersAloneAndTheirDisposalHarmless() {
        var subject: PublishSubject<Int>? = PublishSubject()
        let observer = StrictObserver<Int>()
        let subscription = subject?.subscribe(observer)
        subject = nil
        subscription?.dispose()
        XCTAssertEqual(observer.events, [])
    }

    func testDisposingReleasesTheClosureAtOnce() {
        let subject = PublishSubject<Int>()
        var isDead = false
        var token: Token? = Token { isDead = true }
        let subscription = subject.subscribe(onNext: { [token] _ in _ = token })
        token = nil
        subject.onNext(1)
        XCTAssertFalse(isDead)
        subscription.dispose()
        XCTAssertTrue(isDead)
    }

    func testAStopEventReleasesTheClosuresAtOnce() {
        let subject = PublishSubject<Int>()
        var isDead = false
        var token: Token? = Token { isDead = true }
        let subscription = subject.subscribe(onNext: { [token] _ in _ = token })
        token = nil
        subject.onNext(1)
        subject.onCompleted()
        XCTAssertTrue(isDead)
        withExtendedLifetime(subscription) {}
    }

    /// Report A13: the closure that is dropped holds an object whose `deinit` sends into the subject.
    func testAFinisherInADroppedClosureMaySendIntoTheSubject() {
        watched("a dropped closure ended the subject from inside") {
            let subject = PublishSubject<Int>()
            let other = StrictObserver<Int>()
            _ = subject.subscribe(other)
            let subscription = subject.subscribe(onNext: holding(Token { subject.onCompleted() }))
            subscription.dispose()
            XCTAssertEqual(other.events, [.completed])
        }
    }

    func testAFinisherMayDieWithTheWholeSubject() {
        watched("disposing the subject released what sends into it") {
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: holding(Token { subject.onNext(1) }))
            subject.dispose()
            let other = PublishSubject<Int>()
            _ = other.subscribe(onNext: holding(Token { other.onNext(1) }))
            other.onCompleted()
        }
    }
}

/// A closure that keeps `token` alive.
func holding<Value>(_ token: Token) -> (Value) -> Void { { _ in withExtendedLifetime(token) {} } }
