import RxSwift
import RxTest
import TestSupport
import XCTest

final class ConcatTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    func testOneAfterTheOther() {
        let first = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230), .next(240, 9)])
        let second = scheduler.createColdObservable([.next(10, 3), .completed(20)])
        let observer = scheduler.start { first.concat(second) }
        XCTAssertEqual(observer.events, [.next(210, 1), .next(220, 2), .next(240, 3), .completed(250)])
        XCTAssertEqual(first.subscriptions, [Subscription(200, 230)])
        XCTAssertEqual(second.subscriptions, [Subscription(230, 250)])
    }

    func testAnErrorEndsItAndWhatFollowsIsNotSubscribedTo() {
        let first = scheduler.createHotObservable([.next(210, 1), .error(220, NumberedError(1))])
        let second = scheduler.createColdObservable([.next(10, 3)])
        let observer = scheduler.start { Observable.concat(first.asObservable(), second.asObservable()) }
        XCTAssertEqual(observer.events, [.next(210, 1), .error(220, NumberedError(1))])
        XCTAssertEqual(second.subscriptions, [])
    }

    func testDisposedInTheSecond() {
        let first = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let second = scheduler.createColdObservable([.next(10, 2), .next(20, 3), .completed(30)])
        let observer = scheduler.start(disposed: 235) { first.concat(second) }
        XCTAssertEqual(observer.events, [.next(210, 1), .next(230, 2)])
        XCTAssertEqual(second.subscriptions, [Subscription(220, 235)])
    }

    func testNoneAndAnEndlessSequenceOfSources() {
        let none = StrictObserver<Int>()
        _ = Observable.concat([Observable<Int>]()).subscribe(none)
        XCTAssertEqual(none.events, [.completed])
        var asked = 0
        let endless = AnySequence {
            AnyIterator { () -> Observable<Int>? in
                asked += 1
                return .just(asked)
            }
        }
        let some = StrictObserver<Int>()
        _ = Observable.concat(endless).take(3).subscribe(some)
        XCTAssertEqual(some.events, [.next(1), .next(2), .next(3), .completed])
        XCTAssertEqual(asked, 3)
    }

    /// Report C6.
    func testDisposedInsideTheFirstTheSecondIsNeverSubscribedTo() {
        var elements = 0
        var subscriptions = 0
        let first = Observable<Int>.create { observer in
            for element in 1...3 { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
        let expensive = Observable<Int>.deferred {
            subscriptions += 1
            return .just(9)
        }
        let counted = first.map { element in
            elements += 1
            return element
        }
        _ = counted.concat(expensive).take(1).subscribe()
        XCTAssertEqual(elements, 1)
        XCTAssertEqual(subscriptions, 0)
        let ranged = Observable.range(start: 1, count: 3).map { element in
            elements += 1
            return element
        }
        _ = ranged.concat(expensive).take(1).subscribe()
        XCTAssertEqual(elements, 2)
        XCTAssertEqual(subscriptions, 0)
    }

    /// Report E1.
    func testWhatTheFirstHoldsIsReleasedWhenItHasCompleted() {
        var isDead = false
        var token: Token? = Token { isDead = true }
        let first = PublishSubject<Int>()
        var declaration: Observable<Int>? = Observable<Int>.create { [token] observer in
            _ = token
            return first.subscribe(observer)
        }.concat(Observable<Int>.never())
        let subscription = declaration?.subscribe()
        token = nil
        declaration = nil
        XCTAssertFalse(isDead)
        first.onCompleted()
        XCTAssertTrue(isDead)
        subscription?.dispose()
    }

    func testDisposingReleasesWhatWasNotReached() {
        var isDead = false
        var declaration: Observable<Int>? = Observable<Int>.never().concat(
            Observable<Int>.just(1).map(transforming(Token { isDead = true })))
        let subscription = declaration?.subscribe()
        declaration = nil
        XCTAssertFalse(isDead)
        subscription?.dispose()
        XCTAssertTrue(isDead)
    }

    /// Report D4, on the stack of a secondary thread.
    func testASequenceThatConcatenatesItselfBehindDeferredRunsOnAFlatStackInFlatMemory() {
        watched("a million rounds", seconds: 120) {
            let rounds = scaled(1_000_000)
            let before = Tracked.live
            let stack = StackGauge()
            var count = 0
            var peak = 0
            func again() -> Observable<Tracked> {
                let part = Observable<Tracked>.just(Tracked(count))
                return part.concat(Observable.deferred(again))
            }
            _ = again().take(rounds).subscribe(onNext: { _ in
                count += 1
                if count % 100 == 0 {
                    stack.measure()
                    peak = max(peak, Tracked.live - before)
                }
            })
            XCTAssertEqual(count, rounds)
            XCTAssertLessThan(stack.span, 1024)
            XCTAssertLessThan(peak, 10)
        }
    }

    /// The same with sources that wait for their turn on the trampoline.
    func testTheSameWithColdSources() {
        watched("rounds of range", seconds: 60) {
            let rounds = scaled(100_000)
            let stack = StackGauge()
            var count = 0
            func again() -> Observable<Int> {
                Observable.range(start: 0, count: 2).concat(Observable.deferred(again))
            }
            _ = again().take(rounds).subscribe(onNext: { _ in
                count += 1
                stack.measure()
            })
            XCTAssertEqual(count, rounds)
            XCTAssertLessThan(stack.span, 4096)
        }
    }

    /// Deep nesting to the left, as `reduce` over `concat` makes it.
    func testALongDeclarationNeedsNoStackToRunOrDie() {
        watched("a declaration of 20,000 concats", seconds: 60) {
            var declaration = Observable.just(0)
            for element in 1...20_000 { declaration = declaration.concat(Observable.just(element)) }
            let observer = StrictObserver<Int>()
            _ = declaration.subscribe(observer)
            XCTAssertEqual(observer.elements, Array(0...20_000))
        }
    }

    func testAnEndlessChainWithoutASourceCanBeDisposed() {
        watched("a chain that never comes to a source") {
            let cancel = SingleAssignmentDisposable()
            var rounds = 0
            func again() -> Observable<Int> {
                rounds += 1
                if rounds == 1000 { cancel.dispose() }
                return Observable<Int>.empty().concat(Observable.deferred(again))
            }
            // The handle is there before the chain runs.
            let start = PublishSubject<Void>()
            cancel.setDisposable(start.flatMap { again() }.subscribe())
            start.onNext(())
            XCTAssertEqual(rounds, 1000)
        }
    }

    func testSourcesThatEndOnOtherThreads() {
        watched("sources that end on other threads") {
            let observer = StrictObserver<Int>()
            let done = DispatchSemaphore(value: 0)
            let sources = (0..<200).map { number in
                Observable<Int>.create { observer in
                    _ = inBackground {
                        for element in 0..<5 { observer.onNext(number * 5 + element) }
                        observer.onCompleted()
                    }
                    return Disposables.create()
                }
            }
            _ = Observable.concat(sources).subscribe { event in
                observer.on(event)
                if event.isStopEvent { done.signal() }
            }
            done.wait()
            XCTAssertEqual(observer.elements, Array(0..<1000))
            XCTAssertEqual(observer.violations, [])
        }
    }
}

/// A transformation that keeps `token` alive.
func transforming<Value>(_ token: Token) -> (Value) -> Value {
    { value in
        withExtendedLifetime(token) {}
        return value
    }
}
