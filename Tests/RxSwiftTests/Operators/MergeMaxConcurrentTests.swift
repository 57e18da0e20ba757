import RxSwift
import RxTest
import TestSupport
import XCTest

final class MergeMaxConcurrentTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    func testConcatMapOneInnerAfterTheOther() {
        let inners = [
            scheduler.createColdObservable([.next(10, 10), .next(30, 11), .completed(40)]),
            scheduler.createColdObservable([.next(5, 20), .completed(10)]),
        ]
        let source = scheduler.createHotObservable([.next(210, 0), .next(220, 1), .completed(230)])
        var calls: [Int] = []
        let observer = scheduler.start {
            source.asObservable().concatMap { number in
                calls.append(self.scheduler.clock)
                return inners[number]
            }
        }
        XCTAssertEqual(observer.events, [.next(220, 10), .next(240, 11), .next(255, 20), .completed(260)])
        XCTAssertEqual(calls, [210, 220])
        XCTAssertEqual(inners[0].subscriptions, [Subscription(210, 250)])
        XCTAssertEqual(inners[1].subscriptions, [Subscription(250, 260)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 230)])
    }

    func testTwoAtATime() {
        let inner = scheduler.createColdObservable([.next(10, 1), .completed(30)])
        let source = scheduler.createHotObservable([.next(210, 0), .next(215, 0), .next(220, 0), .completed(221)])
        let observer = scheduler.start {
            source.asObservable().map { _ in inner }.merge(maxConcurrent: 2)
        }
        XCTAssertEqual(observer.events, [.next(220, 1), .next(225, 1), .next(250, 1), .completed(270)])
        XCTAssertEqual(
            inner.subscriptions, [Subscription(210, 240), Subscription(215, 245), Subscription(240, 270)])
    }

    func testErrorsOfTheSourceTheInnerAndTheSelector() {
        let source = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        func events(_ selector: @escaping (Int) throws -> Observable<Int>, _ fail: () -> Void) -> [Event<Int>] {
            let observer = StrictObserver<Int>()
            _ = source.concatMap(selector).subscribe(observer)
            source.onNext(1)
            fail()
            XCTAssertEqual(observer.violations, [])
            return observer.events
        }
        XCTAssertEqual(events({ _ in throw NumberedError(1) }, {}), [.error(NumberedError(1))])
        XCTAssertFalse(source.hasObservers)
        XCTAssertEqual(events({ _ in inner }, { inner.onError(NumberedError(2)) }), [.error(NumberedError(2))])
        XCTAssertFalse(source.hasObservers)
        let live = PublishSubject<Int>()
        XCTAssertEqual(events({ _ in live }, { source.onError(NumberedError(3)) }), [.error(NumberedError(3))])
        XCTAssertFalse(live.hasObservers)
    }

    func testDisposingReleasesTheInnersThatWait() {
        var isDead = false
        let source = PublishSubject<Int>()
        let subscription = source.concatMap { number -> Observable<Int> in
            number == 0 ? .never() : Observable.just(1).map(transforming(Token { isDead = true }))
        }.subscribe()
        source.onNext(0)
        source.onNext(1)
        XCTAssertFalse(isDead)
        subscription.dispose()
        XCTAssertTrue(isDead)
    }

    /// Report D1: a slow inner lets the queue fill, then every queued one completes inside its subscription.
    func testAHundredThousandInnersFollowASlowOneOnAFlatStack() {
        watched("100,000 inners", seconds: 60) {
            let count = scaled(100_000)
            let slow = PublishSubject<Int>()
            let source = PublishSubject<Int>()
            let stack = StackGauge()
            var expected = 0
            var isOver = false
            _ = source.concatMap { $0 == 0 ? slow.asObservable() : .just($0) }.subscribe(
                onNext: {
                    if $0 != expected { XCTFail("\($0) instead of \(expected)") }
                    expected += 1
                    // The slow one is told from another frame.
                    if $0 > 0 { stack.measure() }
                },
                onCompleted: { isOver = true })
            for number in 0..<count { source.onNext(number) }
            source.onCompleted()
            slow.onNext(0)
            slow.onCompleted()
            XCTAssertEqual(expected, count)
            XCTAssertTrue(isOver)
            XCTAssertLessThan(stack.span, 1024)
        }
    }

    func testAMillionSynchronousInnersOnTheStackOfASecondaryThread() {
        watched("a million inners", seconds: 120) {
            let count = scaled(1_000_000)
            let stack = StackGauge()
            var heard = 0
            _ = Observable.range(start: 0, count: count).concatMap { Observable.just($0) }.subscribe(onNext: { _ in
                heard += 1
                if heard % 100 == 0 { stack.measure() }
            })
            XCTAssertEqual(heard, count)
            XCTAssertLessThan(stack.span, 1024)
        }
    }

    /// Report A9: never more than the limit, none lost, one end.
    func testInnersOnManyThreadsNeverExceedTheLimit() {
        watched("inners on many threads") {
            for _ in 0..<scaled(100) {
                let active = Counter()
                let over = Counter()
                let finished = Counter()
                let observer = StrictObserver<Int>()
                let done = DispatchSemaphore(value: 0)
                let source = PublishSubject<Int>()
                _ = source.map { number in
                    Observable<Int>.create { observer in
                        // Those begun and not yet ended.
                        if active.increment() - finished.value > 2 { over.increment() }
                        _ = inBackground {
                            observer.onNext(number)
                            finished.increment()
                            observer.onCompleted()
                        }
                        return Disposables.create()
                    }
                }.merge(maxConcurrent: 2).subscribe {
                    observer.on($0)
                    if $0.isStopEvent { done.signal() }
                }
                for number in 0..<20 { source.onNext(number) }
                source.onCompleted()
                done.wait()
                XCTAssertEqual(observer.elements.sorted(), Array(0..<20))
                XCTAssertEqual(over.value, 0)
                XCTAssertEqual(observer.violations, [])
            }
        }
    }

    /// Report A9, three ways to end, with a foreign lock in the observer and around the emitting thread.
    func testForeignLocksWhileItEnds() {
        watched("a foreign lock and the end") {
            let lock = NSRecursiveLock()
            for way in 0..<3 {
                var outer = PublishSubject<Int>()
                var inner = PublishSubject<Int>()
                var observer = StrictObserver<Int>()
                let ready = SpinBarrier(parties: 2)
                race(rounds: scaled(500)) { _ in
                    outer = PublishSubject()
                    inner = PublishSubject()
                    observer = StrictObserver { _ in lock.withLock {} }
                    let current = inner
                    _ = outer.concatMap { _ in
                        current.do(onDispose: { lock.withLock {} })
                    }.subscribe(observer)
                    outer.onNext(0)
                    ready.meet()
                    inner.onNext(1)
                    inner.onNext(2)
                    ready.meet()
                    XCTAssertLessThanOrEqual(observer.stopCount, 1)
                    XCTAssertEqual(observer.violations, [])
                } _: { _ in
                    ready.meet()
                    lock.withLock {
                        switch way {
                        case 0: inner.onCompleted()
                        case 1: inner.onError(NumberedError(1))
                        default: outer.onError(NumberedError(2))
                        }
                    }
                    ready.meet()
                }
            }
        }
    }
}
