import RxSwift
import RxTest
import TestSupport
import XCTest

final class RetryWhenTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    private func source() -> TestableObservable<Int> {
        scheduler.createColdObservable([.next(10, 1), .error(20, NumberedError(1))])
    }

    func testEveryElementOfTheHandlerIsAnAttempt() {
        let source = source()
        let trigger = scheduler.createHotObservable([.next(215, 0), .next(240, 0), .next(250, 0), .next(300, 0)])
        let observer = scheduler.start(disposed: 315) {
            source.asObservable().retry { (errors: Observable<any Error>) in errors.flatMap { _ in trigger.take(1) } }
        }
        XCTAssertEqual(observer.events, [.next(210, 1), .next(250, 1), .next(310, 1)])
        XCTAssertEqual(
            source.subscriptions, [Subscription(200, 220), Subscription(240, 260), Subscription(300, 315)])
    }

    func testAHandlerThatEndsWhenAnErrorWaitsEndsTheSequence() {
        let completing = StrictObserver<Int>()
        _ = failing(1).startWith(0).retry { (errors: Observable<any Error>) in errors.take(2) }.subscribe(completing)
        XCTAssertEqual(completing.events, [.next(0), .next(0), .completed])
        let source = source()
        let observer = scheduler.start {
            source.asObservable().retry { (errors: Observable<NumberedError>) in
                errors.flatMap { error -> Observable<Int> in throw NumberedError(error.number + 1) }
            }
        }
        XCTAssertEqual(observer.events, [.next(210, 1), .error(220, NumberedError(2))])
    }

    /// As upstream: the end of the handler is heard by an error that waits for its answer, not before.
    func testAHandlerThatIsOverBeforeTheFirstErrorDoesNoHarm() {
        let fine = StrictObserver<Int>()
        _ = Observable.just(1).retry { (_: Observable<any Error>) in Observable<Int>.empty() }.subscribe(fine)
        XCTAssertEqual(fine.events, [.next(1), .completed])
        let failed = StrictObserver<Int>()
        _ = failing(1).startWith(0).retry { (_: Observable<any Error>) in Observable<Int>.empty() }.subscribe(failed)
        XCTAssertEqual(failed.events, [.next(0), .completed])
        let broken = StrictObserver<Int>()
        _ = failing(1).startWith(0).retry { (_: Observable<any Error>) in failing(2) }.subscribe(broken)
        XCTAssertEqual(broken.events, [.next(0), .error(NumberedError(2))])
    }

    /// As upstream: the attempt has begun by the time the handler completes, so it has its chance.
    func testAHandlerThatCompletesWithItsAnswerLetsAnAsynchronousAttemptRun() {
        let source = source()
        let observer = scheduler.start {
            source.asObservable().retry { (errors: Observable<any Error>) in errors.take(1) }
        }
        XCTAssertEqual(observer.events, [.next(210, 1), .next(230, 1), .completed(240)])
    }

    func testElementsOfTheHandlerWhileNoErrorWaitsAreIgnored() {
        let source = source()
        let trigger = scheduler.createHotObservable([.next(205, 0), .next(211, 0), .next(230, 0)])
        let observer = scheduler.start {
            source.asObservable().retry { (_: Observable<any Error>) in trigger }
        }
        XCTAssertEqual(observer.events, [.next(210, 1), .next(240, 1)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 220), Subscription(230, 250)])
        XCTAssertEqual(trigger.subscriptions, [Subscription(200, 1000)])
    }

    func testAnErrorOfAnotherTypeEndsIt() {
        let observer = StrictObserver<Int>()
        _ = failing(1).retry { (errors: Observable<RxError>) in errors }.subscribe(observer)
        XCTAssertEqual(observer.events, [.error(NumberedError(1))])
    }

    func testDisposedWhileAnErrorWaits() {
        let source = source()
        let trigger = scheduler.createHotObservable([.next(300, 0)])
        let observer = scheduler.start(disposed: 250) {
            source.asObservable().retry { (_: Observable<any Error>) in trigger }
        }
        XCTAssertEqual(observer.events, [.next(210, 1)])
        XCTAssertEqual(trigger.subscriptions, [Subscription(200, 250)])
    }

    func testAMillionErrorsRunOnAFlatStack() {
        watched("a million errors", seconds: 120) {
            let rounds = scaled(1_000_000)
            let stack = StackGauge()
            var count = 0
            _ = failing(0).startWith(0).retry { (errors: Observable<any Error>) in errors }.take(rounds)
                .subscribe(onNext: { _ in
                    count += 1
                    if count % 100 == 0 { stack.measure() }
                })
            XCTAssertEqual(count, rounds)
            XCTAssertLessThan(stack.span, 1024)
        }
    }

    func testTheHandlerAnswersOnAnotherThread() {
        watched("answers from another thread") {
            let rounds = scaled(1000)
            let answers = PublishSubject<Int>()
            let observer = StrictObserver<Int>()
            let done = DispatchSemaphore(value: 0)
            _ = failing(0).startWith(1).retry { (errors: Observable<any Error>) in
                errors.flatMap { _ in
                    Observable<Int>.create { observer in
                        _ = inBackground { observer.onNext(0) }
                        return Disposables.create()
                    }
                }
            }.take(rounds).subscribe {
                observer.on($0)
                if $0.isStopEvent { done.signal() }
            }
            done.wait()
            answers.onCompleted()
            XCTAssertEqual(observer.elements.count, rounds)
            XCTAssertEqual(observer.violations, [])
        }
    }
}
