import RxSwift
import RxTest
import TestSupport
import XCTest

final class RetryTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    func testSubscribesAgainAfterEveryError() {
        let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .error(25, NumberedError())])
        let observer = scheduler.start(disposed: 260) { source.asObservable().retry() }
        XCTAssertEqual(
            observer.events,
            [.next(210, 1), .next(220, 2), .next(235, 1), .next(245, 2), .next(260, 1)])
        XCTAssertEqual(
            source.subscriptions, [Subscription(200, 225), Subscription(225, 250), Subscription(250, 260)])
    }

    func testEndsWithTheSource() {
        let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let observer = scheduler.start { source.asObservable().retry() }
        XCTAssertEqual(observer.events, [.next(210, 1), .completed(220)])
    }

    func testCountsAttempts() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, NumberedError(3))])
        let observer = scheduler.start { source.asObservable().retry(2) }
        XCTAssertEqual(observer.events, [.next(210, 1), .next(230, 1), .error(240, NumberedError(3))])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 220), Subscription(220, 240)])
        let never = StrictObserver<Int>()
        _ = failing(1).retry(0).subscribe(never)
        XCTAssertEqual(never.events, [.completed])
        let nested = StrictObserver<Int>()
        var attempts = 0
        _ = Observable<Int>.deferred {
            attempts += 1
            return failing(attempts)
        }.retry(3).retry(2).subscribe(nested)
        XCTAssertEqual(nested.events, [.error(NumberedError(6))])
    }

    func testAMillionErrorsRunOnAFlatStackAndEndWithTake() {
        watched("a million errors", seconds: 120) {
            let rounds = scaled(1_000_000)
            let stack = StackGauge()
            var count = 0
            let source = Observable<Int>.create { observer in
                observer.onNext(count)
                observer.onError(NumberedError())
                return Disposables.create()
            }
            _ = source.retry().take(rounds).subscribe(onNext: { _ in
                count += 1
                if count % 100 == 0 { stack.measure() }
            })
            XCTAssertEqual(count, rounds)
            XCTAssertLessThan(stack.span, 1024)
        }
    }

    func testCanBeDisposedFromAnotherThreadWhileItSpins() {
        watched("an endless retry is disposed from outside") {
            let cancel = SingleAssignmentDisposable()
            let begun = DispatchSemaphore(value: 0)
            let trigger = PublishSubject<Void>()
            var isFirst = true
            cancel.setDisposable(
                trigger.flatMap {
                    Observable<Int>.create { observer in
                        if isFirst { begun.signal() }
                        isFirst = false
                        observer.onError(NumberedError())
                        return Disposables.create()
                    }.retry()
                }.subscribe())
            let spinning = inBackground { trigger.onNext(()) }
            begun.wait()
            cancel.dispose()
            spinning.wait()
        }
    }
}
