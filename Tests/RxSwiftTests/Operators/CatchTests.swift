import RxSwift
import RxTest
import TestSupport
import XCTest

final class CatchTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    func testGoesOnWithWhatTheHandlerMakes() {
        let first = scheduler.createHotObservable([.next(210, 1), .error(230, NumberedError(7)), .next(240, 9)])
        let second = scheduler.createColdObservable([.next(10, 2), .completed(20)])
        var errors: [NumberedError?] = []
        let observer = scheduler.start {
            first.asObservable().catch { error in
                errors.append(error as? NumberedError)
                return second.asObservable()
            }
        }
        XCTAssertEqual(observer.events, [.next(210, 1), .next(240, 2), .completed(250)])
        XCTAssertEqual(errors, [NumberedError(7)])
        XCTAssertEqual(first.subscriptions, [Subscription(200, 230)])
        XCTAssertEqual(second.subscriptions, [Subscription(230, 250)])
    }

    func testWithoutAnErrorTheHandlerIsNotCalled() {
        let observer = StrictObserver<Int>()
        _ = Observable.just(1).catch { _ in
            XCTFail("called")
            return .empty()
        }.subscribe(observer)
        XCTAssertEqual(observer.events, [.next(1), .completed])
    }

    func testErrorsOfTheHandlerAndOfWhatItMakes() {
        let thrown = StrictObserver<Int>()
        _ = failing(1).catch { _ in throw NumberedError(2) }.subscribe(thrown)
        XCTAssertEqual(thrown.events, [.error(NumberedError(2))])
        let second = StrictObserver<Int>()
        _ = failing(1).catch { _ in failing(3) }.subscribe(second)
        XCTAssertEqual(second.events, [.error(NumberedError(3))])
    }

    func testCatchAndReturn() {
        let observer = StrictObserver<Int>()
        _ = Observable.just(1).concat(failing(1)).catchAndReturn(2).subscribe(observer)
        XCTAssertEqual(observer.events, [.next(1), .next(2), .completed])
    }

    func testSequenceOfSources() {
        let sources = [
            scheduler.createColdObservable([.next(10, 1), .error(20, NumberedError(1))]),
            scheduler.createColdObservable([.next(10, 2), .completed(20)]),
            scheduler.createColdObservable([.next(10, 3)]),
        ]
        let observer = scheduler.start { Observable.catch(sequence: sources.map { $0.asObservable() }) }
        XCTAssertEqual(observer.events, [.next(210, 1), .next(230, 2), .completed(240)])
        XCTAssertEqual(sources[1].subscriptions, [Subscription(220, 240)])
        XCTAssertEqual(sources[2].subscriptions, [])
        let last = StrictObserver<Int>()
        _ = Observable.catch(sequence: [failing(1), failing(2)]).subscribe(last)
        XCTAssertEqual(last.events, [.error(NumberedError(2))])
        let none = StrictObserver<Int>()
        _ = Observable<Int>.catch(sequence: []).subscribe(none)
        XCTAssertEqual(none.events, [.completed])
    }

    func testDisposedInsideTheHandlerNothingFollows() {
        let cancel = SingleAssignmentDisposable()
        let first = PublishSubject<Int>()
        var subscriptions = 0
        let observer = StrictObserver<Int>()
        cancel.setDisposable(
            first.catch { _ in
                cancel.dispose()
                return .deferred {
                    subscriptions += 1
                    return .just(1)
                }
            }.subscribe(observer))
        first.onError(NumberedError())
        XCTAssertEqual(observer.events, [])
        XCTAssertEqual(subscriptions, 0)
    }

    func testAHandlerThatCatchesForEverRunsOnAFlatStack() {
        watched("a million errors", seconds: 120) {
            let rounds = scaled(1_000_000)
            let stack = StackGauge()
            var count = 0
            func again() -> Observable<Int> {
                Observable.just(0).concat(failing(0)).catch { _ in again() }
            }
            _ = again().take(rounds).subscribe(onNext: { _ in
                count += 1
                if count % 100 == 0 { stack.measure() }
            })
            XCTAssertEqual(count, rounds)
            XCTAssertLessThan(stack.span, 1024)
        }
    }
}

/// Fails inside `subscribe`.
func failing(_ number: Int) -> Observable<Int> {
    .create { observer in
        observer.onError(NumberedError(number))
        return Disposables.create()
    }
}
