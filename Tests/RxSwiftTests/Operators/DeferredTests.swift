import RxSwift
import RxTest
import TestSupport
import XCTest

final class DeferredTests: XCTestCase {
    func testMakesASequenceForEachSubscription() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        var calls: [Int] = []
        let observer = scheduler.start { () -> Observable<Int> in
            .deferred {
                calls.append(scheduler.clock)
                return source.asObservable()
            }
        }
        XCTAssertEqual(observer.events, [.next(210, 1), .completed(220)])
        XCTAssertEqual(calls, [200])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 220)])
    }

    func testAnErrorOfTheFactoryAloneAndInsideAChain() {
        let failing = Observable<Int>.deferred { throw NumberedError(1) }
        let alone = StrictObserver<Int>()
        _ = failing.subscribe(alone)
        XCTAssertEqual(alone.events, [.error(NumberedError(1))])
        let chained = StrictObserver<Int>()
        _ = Observable.just(1).concat(failing).concat(Observable.just(2)).subscribe(chained)
        XCTAssertEqual(chained.events, [.next(1), .error(NumberedError(1))])
        let caught = StrictObserver<Int>()
        _ = Observable.just(1).concat(failing).catch { _ in .just(3) }.subscribe(caught)
        XCTAssertEqual(caught.events, [.next(1), .next(3), .completed])
    }

    func testTheFactoryIsReleasedWithTheDeclaration() {
        var isDead = false
        var declaration: Observable<Int>? = Observable.deferred(making(.never(), Token { isDead = true }))
        let subscription = declaration?.subscribe()
        declaration = nil
        XCTAssertTrue(isDead)
        subscription?.dispose()
    }

    func testTwoThreadsSubscribe() {
        watched("two threads subscribe") {
            let calls = Counter()
            let source = Observable<Int>.deferred { .just(calls.increment()) }
            let heard = Counter()
            together(2, rounds: scaled(5000)) { _, _ in
                _ = source.subscribe(onNext: { _ in heard.increment() })
            }
            XCTAssertEqual(calls.value, 2 * scaled(5000))
            XCTAssertEqual(heard.value, calls.value)
        }
    }
}

/// A factory of `source` that keeps `token` alive.
private func making<Element>(_ source: Observable<Element>, _ token: Token) -> () -> Observable<Element> {
    {
        withExtendedLifetime(token) {}
        return source
    }
}
