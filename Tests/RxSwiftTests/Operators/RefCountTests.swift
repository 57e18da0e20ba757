import RxSwift
import RxTest
import TestSupport
import XCTest

final class RefCountTests: XCTestCase {
    func testConnectsWithTheFirstAndDisconnectsWithTheLast() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(250, 3), .next(330, 4)])
        let shared = source.asObservable().publish().refCount()
        let first = scheduler.createObserver(Int.self)
        let second = scheduler.createObserver(Int.self)
        var subscriptions: [any Disposable] = []
        scheduler.scheduleAt(200) { subscriptions.append(shared.subscribe(first)) }
        scheduler.scheduleAt(220) { subscriptions.append(shared.subscribe(second)) }
        scheduler.scheduleAt(240) { subscriptions[0].dispose() }
        scheduler.scheduleAt(260) { subscriptions[1].dispose() }
        scheduler.scheduleAt(300) { subscriptions.append(shared.subscribe(first)) }
        scheduler.scheduleAt(340) { subscriptions[2].dispose() }
        scheduler.start()
        XCTAssertEqual(first.events, [.next(210, 1), .next(230, 2), .next(330, 4)])
        XCTAssertEqual(second.events, [.next(230, 2), .next(250, 3)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 260), Subscription(300, 340)])
    }

    /// Connecting by hand and by counting is one connection, which the last subscriber ends.
    func testBesideConnect() {
        let source = PublishSubject<Int>()
        let connectable = source.publish()
        let observer = StrictObserver<Int>()
        _ = connectable.connect()
        let subscription = connectable.refCount().subscribe(observer)
        source.onNext(1)
        XCTAssertEqual(observer.elements, [1])
        subscription.dispose()
        XCTAssertFalse(source.hasObservers)
    }

    func testTheLastMayLeaveInsideConnecting() {
        watched("leaving inside connect") {
            let observer = StrictObserver<Int>()
            _ = Observable.repeatElement(1).publish().refCount().take(2).subscribe(observer)
            XCTAssertEqual(observer.events, [.next(1), .next(1), .completed])
        }
    }

    func testAConnectableOfTheUsersOwn() {
        let own = OwnConnectable()
        let shared = own.refCount()
        let first = StrictObserver<Int>()
        let second = StrictObserver<Int>()
        let subscription = shared.subscribe(first)
        _ = shared.subscribe(second)
        XCTAssertEqual(own.connections, 1)
        own.subject.onNext(1)
        subscription.dispose()
        XCTAssertEqual(own.disconnections, 0)
        own.subject.onNext(2)
        own.subject.onCompleted()
        XCTAssertEqual(own.disconnections, 1)
        XCTAssertEqual(first.events, [.next(1)])
        XCTAssertEqual(second.events, [.next(1), .next(2), .completed])
        // The old connection is over, so the next subscriber begins a new one.
        own.subject = PublishSubject()
        let third = StrictObserver<Int>()
        let last = shared.subscribe(third)
        XCTAssertEqual(own.connections, 2)
        own.subject.onNext(3)
        XCTAssertEqual(third.events, [.next(3)])
        last.dispose()
        XCTAssertEqual(own.disconnections, 2)
    }

    /// A connection that ends while others come: each hears the end of the old one or is on a new one, and nobody is
    /// left on a connection that is dead.
    func testTheEndOfTheSourceRacesNewSubscribers() {
        watched("the end races new subscribers") {
            var subscribed = 0
            var current = PublishSubject<Int>()
            let shared = Observable<Int>.deferred {
                subscribed += 1
                current = PublishSubject()
                return current.asObservable()
            }.publish().refCount()
            let ready = SpinBarrier(parties: 2)
            var stops = 0
            race(rounds: scaled(10_000)) { _ in
                let keep = shared.subscribe()
                let source = current
                ready.meet()
                source.onCompleted()
                ready.meet()
                keep.dispose()
            } _: { _ in
                ready.meet()
                let observer = StrictObserver<Int>()
                let subscription = shared.subscribe(observer)
                ready.meet()
                if observer.events == [] {
                    current.onNext(1)
                    XCTAssertEqual(observer.events, [.next(1)], "on a connection that is dead")
                } else {
                    XCTAssertEqual(observer.events, [.completed])
                    stops += 1
                }
                subscription.dispose()
                XCTAssertFalse(current.hasObservers)
            }
        }
    }
}

private final class OwnConnectable: ConnectableObservableType {
    typealias Element = Int
    var subject = PublishSubject<Int>()
    private(set) var connections = 0
    private(set) var disconnections = 0

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        subject.subscribe(observer)
    }

    func connect() -> any Disposable {
        connections += 1
        return Disposables.create { self.disconnections += 1 }
    }
}
