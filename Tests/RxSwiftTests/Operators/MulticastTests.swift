import Foundation
import RxSwift
import RxTest
import TestSupport
import XCTest

final class MulticastTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    private func source() -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(310, 3), .next(320, 4), .next(410, 5), .completed(500),
        ])
    }

    func testNobodyHearsAnythingBeforeConnect() {
        let source = source()
        let observer = scheduler.createObserver(Int.self)
        let connectable = source.asObservable().publish()
        scheduler.scheduleAt(200) { _ = connectable.subscribe(observer) }
        scheduler.scheduleAt(300) { _ = connectable.connect() }
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(310, 3), .next(320, 4), .next(410, 5), .completed(500)])
        XCTAssertEqual(source.subscriptions, [Subscription(300, 500)])
    }

    func testConnectingTwiceIsOneConnection() {
        let source = source()
        let connectable = source.asObservable().publish()
        var first: (any Disposable)?
        scheduler.scheduleAt(200) { first = connectable.connect() }
        scheduler.scheduleAt(300) { _ = connectable.connect() }
        scheduler.scheduleAt(350) { first?.dispose() }
        scheduler.start()
        XCTAssertEqual(source.subscriptions, [Subscription(200, 350)])
    }

    /// Report M4.
    func testConnectingAgainAfterDisposeIsForNewSubscribersOnly() {
        let source = source()
        let connectable = source.asObservable().replayAll()
        let old = scheduler.createObserver(Int.self)
        let new = scheduler.createObserver(Int.self)
        var first: (any Disposable)?
        scheduler.scheduleAt(200) {
            _ = connectable.subscribe(old)
            first = connectable.connect()
        }
        scheduler.scheduleAt(300) {
            first?.dispose()
            _ = connectable.connect()
        }
        scheduler.scheduleAt(330) { _ = connectable.subscribe(new) }
        scheduler.start()
        XCTAssertEqual(old.events, [.next(210, 1), .next(220, 2)])
        XCTAssertEqual(new.events, [.next(330, 3), .next(330, 4), .next(410, 5), .completed(500)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 300), Subscription(300, 500)])
    }

    func testReplayTellsThePast() {
        let source = source()
        let connectable = source.asObservable().replay(1)
        let late = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) { _ = connectable.connect() }
        scheduler.scheduleAt(330) { _ = connectable.subscribe(late) }
        scheduler.start()
        XCTAssertEqual(late.events, [.next(330, 4), .next(410, 5), .completed(500)])
    }

    func testAGivenSubjectServesEveryConnection() {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        let source = PublishSubject<Int>()
        let connectable = source.multicast(subject)
        let observer = StrictObserver<Int>()
        _ = connectable.subscribe(observer)
        connectable.connect().dispose()
        let connection = connectable.connect()
        source.onNext(1)
        XCTAssertEqual(observer.elements, [1])
        connection.dispose()
        XCTAssertFalse(source.hasObservers)
    }

    // MARK: With a selector

    func testTheSelectorSharesOneSubscription() {
        let source = source()
        let observer = scheduler.start {
            source.asObservable().multicast({ PublishSubject<Int>() }) { shared in
                Observable.zip(shared, shared.map { $0 * 10 }) { $0 + $1 }
            }
        }
        XCTAssertEqual(
            observer.events,
            [.next(210, 11), .next(220, 22), .next(310, 33), .next(320, 44), .next(410, 55), .completed(500)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 500)])
    }

    func testTheSelectorsEndDisposesTheSourceAlsoInsideSubscribe() {
        watched("an endless source under multicast") {
            let observer = StrictObserver<Int>()
            _ = Observable.repeatElement(1).multicast({ PublishSubject<Int>() }) { $0.take(2) }.subscribe(observer)
            XCTAssertEqual(observer.events, [.next(1), .next(1), .completed])
        }
    }

    func testErrorsOfBothClosures() {
        let first = StrictObserver<Int>()
        _ = Observable.just(1).multicast({ () throws -> PublishSubject<Int> in throw NumberedError(1) }) { $0 }
            .subscribe(first)
        XCTAssertEqual(first.events, [.error(NumberedError(1))])
        let second = StrictObserver<Int>()
        _ = Observable.just(1).multicast({ PublishSubject<Int>() }) { _ -> Observable<Int> in throw NumberedError(2) }
            .subscribe(second)
        XCTAssertEqual(second.events, [.error(NumberedError(2))])
    }

    // MARK: Threads

    /// Report A5: neither subscribing to the source nor tearing it down happens under a lock.
    func testForeignLockInTheTeardownAndAroundSubscribing() {
        watched("the source's teardown waits for a lock that a subscriber holds") {
            let lock = NSRecursiveLock()
            let source = Observable<Int>.create { _ in
                lock.withLock {}
                return Disposables.create { lock.withLock {} }
            }
            let connectable = source.publish()
            race(rounds: scaled(2000)) { _ in
                lock.withLock { connectable.subscribe().dispose() }
            } _: { _ in
                connectable.connect().dispose()
            }
        }
    }

    func testAConnectionDisposedByAnotherThreadBeforeConnectReturnsIsTornDownAndTheNextOneConnects() {
        watched("dispose before connect returns") {
            let subscribed = Counter()
            let tornDown = Counter()
            let source = Observable<Int>.create { _ in
                subscribed.increment()
                return Disposables.create { tornDown.increment() }
            }
            let connectable = source.publish()
            together(2, rounds: scaled(5000)) { _, _ in connectable.connect().dispose() }
            XCTAssertEqual(tornDown.value, subscribed.value)
            let before = subscribed.value
            let connection = connectable.connect()
            XCTAssertEqual(subscribed.value, before + 1)
            connection.dispose()
            XCTAssertEqual(tornDown.value, subscribed.value)
        }
    }

    /// Report A7.
    func testEightFirstSubscribersShareOneSubject() {
        watched("eight first subscribers") {
            for _ in 0..<scaled(300) {
                let hot = PublishSubject<Int>()
                let shared = hot.share(replay: 2)
                let heard = Counter()
                together(8) { _, _ in _ = shared.subscribe(onNext: { _ in heard.increment() }) }
                hot.onNext(1)
                XCTAssertEqual(heard.value, 8)
            }
        }
    }
}
