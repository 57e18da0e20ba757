import Foundation
import RxSwift
import RxTest
import TestSupport
import XCTest

final class SubscribeOnTests: XCTestCase {
    func testSubscribesAndDisposesOnTheScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(201, 1), .next(210, 2), .next(300, 3)])
        let observer = scheduler.start(disposed: 250) { source.asObservable().subscribe(on: scheduler) }
        XCTAssertEqual(observer.events, [.next(210, 2)])
        XCTAssertEqual(source.subscriptions, [Subscription(201, 251)])
    }

    func testEndsWithTheSource() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, NumberedError(1))])
        let observer = scheduler.start { source.asObservable().subscribe(on: scheduler) }
        XCTAssertEqual(observer.events, [.next(211, 1), .error(221, NumberedError(1))])
        XCTAssertEqual(source.subscriptions, [Subscription(201, 222)])
    }

    func testDisposedBeforeItsTurnItNeverSubscribes() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable([.next(10, 1)])
        let observer = scheduler.start(disposed: 200) { source.asObservable().subscribe(on: scheduler) }
        XCTAssertEqual(observer.events, [])
        XCTAssertEqual(source.subscriptions, [])
    }

    func testDisposedBeforeItsTurnEverythingIsReleased() {
        let scheduler = ManualScheduler()
        var isDead = false
        let subscription = Observable<Int>.never().subscribe(on: scheduler)
            .subscribe(onNext: holding(Token { isDead = true }))
        subscription.dispose()
        XCTAssertTrue(isDead)
        scheduler.advance()
    }

    /// Report G6.
    func testTheTeardownRunsOnTheSchedulerOnDisposedOnTheCaller() {
        watched("teardown") {
            let key = DispatchSpecificKey<Int>()
            let queue = DispatchQueue(label: "subscribe")
            queue.setSpecific(key: key, value: 1)
            let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "subscribe")
            let subscribed = DispatchSemaphore(value: 0)
            let tornDown = DispatchSemaphore(value: 0)
            var onDisposedRan = false
            let source = Observable<Int>.create { _ in
                XCTAssertEqual(DispatchQueue.getSpecific(key: key), 1)
                subscribed.signal()
                return Disposables.create {
                    XCTAssertEqual(DispatchQueue.getSpecific(key: key), 1)
                    tornDown.signal()
                }
            }
            let caller = pthread_self()
            let subscription = source.subscribe(on: scheduler).subscribe(onDisposed: {
                XCTAssertNotEqual(pthread_equal(pthread_self(), caller), 0)
                onDisposedRan = true
            })
            subscribed.wait()
            subscription.dispose()
            XCTAssertTrue(onDisposedRan)
            tornDown.wait()
        }
    }

    func testTheEndAndDisposeRace() {
        watched("the end races dispose") {
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "race")
            let tornDown = Counter()
            let disposed = Counter()
            let rounds = scaled(2000)
            var source = PublishSubject<Int>()
            var subscription: any Disposable = Disposables.create()
            let ready = SpinBarrier(parties: 2)
            race(rounds: rounds) { _ in
                source = PublishSubject()
                let subscribed = DispatchSemaphore(value: 0)
                subscription = Observable<Int>.create { [source] observer in
                    let subscription = source.subscribe(observer)
                    subscribed.signal()
                    return Disposables.create(subscription, Disposables.create { tornDown.increment() })
                }.subscribe(on: scheduler).subscribe(onDisposed: { disposed.increment() })
                subscribed.wait()
                ready.meet()
                source.onCompleted()
            } _: { _ in
                ready.meet()
                subscription.dispose()
            }
            let done = DispatchSemaphore(value: 0)
            _ = scheduler.schedule(()) {
                done.signal()
                return Disposables.create()
            }
            done.wait()
            XCTAssertEqual(tornDown.value, rounds)
            XCTAssertEqual(disposed.value, rounds)
        }
    }

    func testAnEndlessSynchronousSourceSeesTheDisposal() {
        watched("an endless source") {
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "endless")
            let begun = DispatchSemaphore(value: 0)
            let idle = DispatchSemaphore(value: 0)
            var isFirst = true
            let subscription = Observable.repeatElement(1).subscribe(on: scheduler).subscribe(onNext: { _ in
                if isFirst { begun.signal() }
                isFirst = false
            })
            begun.wait()
            subscription.dispose()
            _ = scheduler.schedule(()) {
                idle.signal()
                return Disposables.create()
            }
            idle.wait()
        }
    }
}
