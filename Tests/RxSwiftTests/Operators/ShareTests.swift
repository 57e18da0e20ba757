import Foundation
import RxSwift
import RxTest
import TestSupport
import XCTest

final class ShareTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    func testTheLastElementsForThoseWhoComeLater() {
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(310, 4), .completed(400),
        ])
        let late = scheduler.createObserver(Int.self)
        let shared = source.asObservable().share(replay: 2)
        let early = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) { _ = shared.subscribe(early) }
        scheduler.scheduleAt(300) { _ = shared.subscribe(late) }
        scheduler.start()
        XCTAssertEqual(
            early.events, [.next(210, 1), .next(220, 2), .next(230, 3), .next(310, 4), .completed(400)])
        XCTAssertEqual(late.events, [.next(300, 2), .next(300, 3), .next(310, 4), .completed(400)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 400)])
    }

    // MARK: Report M3

    func testWhileConnectedTheNextSubscriberAfterTheEndSubscribesAgain() {
        for replay in 0...2 {
            var subscriptions = 0
            let shared = Observable<Int>.deferred {
                subscriptions += 1
                return Observable.of(1, 2, 3)
            }.share(replay: replay)
            for round in 1...2 {
                let observer = StrictObserver<Int>()
                _ = shared.subscribe(observer)
                XCTAssertEqual(observer.events, [.next(1), .next(2), .next(3), .completed])
                XCTAssertEqual(subscriptions, round)
            }
        }
    }

    func testWhileConnectedTheLastToLeaveClearsTheBuffer() {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 1)
        let first = shared.subscribe()
        source.onNext(1)
        first.dispose()
        XCTAssertFalse(source.hasObservers)
        let observer = StrictObserver<Int>()
        _ = shared.subscribe(observer)
        XCTAssertEqual(observer.events, [])
        source.onNext(2)
        XCTAssertEqual(observer.elements, [2])
    }

    func testForeverTheBufferOutlivesTheConnection() {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 1, scope: .forever)
        let first = shared.subscribe()
        source.onNext(1)
        first.dispose()
        XCTAssertFalse(source.hasObservers)
        let second = StrictObserver<Int>()
        let subscription = shared.subscribe(second)
        XCTAssertEqual(second.elements, [1])
        XCTAssertTrue(source.hasObservers)
        source.onNext(2)
        source.onCompleted()
        XCTAssertEqual(second.events, [.next(1), .next(2), .completed])
        subscription.dispose()
        let late = StrictObserver<Int>()
        _ = shared.subscribe(late)
        XCTAssertEqual(late.events, [.next(2), .completed])
        XCTAssertFalse(source.hasObservers)
    }

    /// A synchronous source is connected to and left inside the first `subscribe`; an asynchronous one lives on.
    func testForeverWithTake() {
        let synchronous = Observable.of(1, 2, 3).share(replay: 1, scope: .forever)
        func taken(_ source: Observable<Int>) -> [Event<Int>] {
            let observer = StrictObserver<Int>()
            _ = source.take(1).subscribe(observer)
            return observer.events
        }
        XCTAssertEqual(taken(synchronous), [.next(1), .completed])
        XCTAssertEqual(taken(synchronous), [.next(1), .completed])
        let source = PublishSubject<Int>()
        let asynchronous = source.share(replay: 1, scope: .forever)
        let observer = StrictObserver<Int>()
        _ = asynchronous.take(1).subscribe(observer)
        source.onNext(1)
        source.onNext(2)
        XCTAssertEqual(observer.events, [.next(1), .completed])
        XCTAssertEqual(taken(asynchronous), [.next(1), .completed])
        XCTAssertFalse(source.hasObservers)
    }

    /// The first connection's source ignores that it was disposed, and goes on when the second one is live.
    func testEventsOfAnOldConnectionAreIgnored() {
        var observers: [AnyObserver<Int>] = []
        let shared = Observable<Int>.create { observer in
            observers.append(observer)
            return Disposables.create()
        }.share(replay: 1)
        shared.subscribe().dispose()
        let observer = StrictObserver<Int>()
        _ = shared.subscribe(observer)
        observers[0].onNext(1)
        observers[0].onCompleted()
        observers[1].onNext(2)
        XCTAssertEqual(observer.events, [.next(2)])
    }

    func testSubscribingAgainInsideTheEndBeginsANewConnection() {
        var subscriptions = 0
        var sources: [PublishSubject<Int>] = []
        let shared = Observable<Int>.deferred {
            subscriptions += 1
            let source = PublishSubject<Int>()
            sources.append(source)
            return source
        }.share()
        let again = StrictObserver<Int>()
        _ = shared.subscribe(onCompleted: { _ = shared.subscribe(again) })
        let other = StrictObserver<Int>()
        _ = shared.subscribe(other)
        sources[0].onCompleted()
        XCTAssertEqual(subscriptions, 2)
        sources[1].onNext(1)
        XCTAssertEqual(again.events, [.next(1)])
        XCTAssertEqual(other.events, [.completed])
    }

    /// Report E7.
    func testAHugeReplayAllocatesNothingUpFront() {
        let shared = Observable.of(1, 2).share(replay: .max / 1024, scope: .forever)
        let observer = StrictObserver<Int>()
        _ = shared.subscribe(observer)
        XCTAssertEqual(observer.elements, [1, 2])
    }

    func testTheLastToLeaveReleasesTheBuffer() {
        let before = Tracked.live
        let source = PublishSubject<Tracked>()
        let shared = source.share(replay: 10)
        let subscription = shared.subscribe()
        for element in 0..<10 { source.onNext(Tracked(element)) }
        XCTAssertEqual(Tracked.live, before + 10)
        subscription.dispose()
        XCTAssertEqual(Tracked.live, before)
    }

    func testAFinisherInTheBufferMaySubscribeAgain() {
        watched("a buffered element that subscribes when it is released") {
            let source = PublishSubject<Token?>()
            let shared = source.share(replay: 1)
            let again = StrictObserver<Token?>()
            let subscription = shared.subscribe()
            source.onNext(Token { _ = shared.subscribe(again) })
            subscription.dispose()
            source.onNext(nil)
            XCTAssertEqual(again.elements.count, 1)
        }
    }

    // MARK: Threads

    /// Report A1: two chains over one share, which unsubscribe from inside a replayed element.
    func testTwoChainsOverOneShareDoNotDeadlock() {
        watched("two chains over one share", seconds: 60) {
            let hot = PublishSubject<Int>()
            let shared = hot.startWith(0).share(replay: 1)
            let keep = shared.subscribe()
            race(rounds: scaled(2000)) { _ in
                let observer = StrictObserver<Int>()
                _ = Observable.zip([shared.take(1), shared.take(1).map { $0 + 1 }]) { $0[0] + $0[1] }
                    .subscribe(observer)
                XCTAssertEqual(observer.events, [.next(1), .completed])
            } _: { _ in
                let observer = StrictObserver<Int>()
                _ = Observable.combineLatest(shared, shared.flatMapLatest { _ in shared }) { $0 + $1 }.take(1)
                    .subscribe(observer)
                XCTAssertEqual(observer.events, [.next(0), .completed])
            }
            keep.dispose()
            XCTAssertFalse(hot.hasObservers)
        }
    }

    /// Report A2: one subscription of the source for each connection, and neither misses its first element.
    func testTwoFirstSubscribersMakeOneConnection() {
        for replay in 0...1 {
            watched("two first subscribers", seconds: 60) {
                let subscribed = Counter()
                let source = Observable<Int>.create { observer in
                    subscribed.increment()
                    observer.onNext(1)
                    return Disposables.create()
                }
                var shared = source.share(replay: replay)
                var (first, second) = (Disposables.create(), Disposables.create())
                let heard = Counter()
                let rounds = scaled(10_000)
                let ready = SpinBarrier(parties: 2)
                func meet(keep: (any Disposable) -> Void) {
                    ready.meet()
                    let subscription = shared.subscribe(onNext: { _ in heard.increment() })
                    ready.meet()
                    keep(subscription)
                    ready.meet()
                }
                race(rounds: rounds) { round in
                    shared = source.share(replay: replay)
                    meet { first = $0 }
                    // One connection: the second came in time, or was told what it missed, or came too late.
                    XCTAssertEqual(subscribed.value, round + 1)
                    if replay == 1 { XCTAssertEqual(heard.value, 2 * (round + 1)) }
                    first.dispose()
                    second.dispose()
                } _: { _ in
                    meet { second = $0 }
                }
            }
        }
    }

    func testAHotSourceReachesBothFirstSubscribers() {
        watched("two first subscribers of a hot source", seconds: 60) {
            let hot = PublishSubject<Int>()
            let shared = hot.share()
            let ready = SpinBarrier(parties: 2)
            let heard = Counter()
            race(rounds: scaled(5000)) { round in
                let subscription = shared.subscribe(onNext: { _ in heard.increment() })
                ready.meet()
                hot.onNext(round)
                XCTAssertEqual(heard.value, 2 * (round + 1))
                ready.meet()
                subscription.dispose()
            } _: { _ in
                let subscription = shared.subscribe(onNext: { _ in heard.increment() })
                ready.meet()
                ready.meet()
                subscription.dispose()
            }
            XCTAssertFalse(hot.hasObservers)
        }
    }

    /// Subscribers come and go on four threads: what was subscribed to was torn down as often.
    func testSubscribersComeAndGo() {
        watched("subscribers come and go", seconds: 60) {
            let live = Counter()
            let ended = Counter()
            let source = Observable<Int>.create { observer in
                // Never two connections at once that both tell events: the old one is silent before the new one begins.
                live.increment()
                observer.onNext(1)
                return Disposables.create { ended.increment() }
            }
            let shared = source.share(replay: 1)
            together(4) { _, _ in
                for _ in 0..<scaled(10_000) {
                    var heard = 0
                    let subscription = shared.subscribe(onNext: { _ in heard += 1 })
                    subscription.dispose()
                    if heard > 1 { XCTFail("heard one element \(heard) times") }
                }
            }
            XCTAssertEqual(live.value, ended.value)
        }
    }

    /// As upstream, whose `share()` and `share(replay: 1)` do not use the trampoline.
    func testWhatIsSubscribedToInsideTheReplayedElementDoesNotWait() {
        let subject = BehaviorSubject(value: 0)
        let replayed = subject.share(replay: 1)
        let keep = replayed.subscribe()
        for shared in [replayed, subject.share()] {
            var heard: [String] = []
            let subscription = shared.subscribe(onNext: { _ in
                _ = Observable.of("a", "b").subscribe(onNext: { heard.append($0) })
                heard.append("after")
            })
            XCTAssertEqual(heard, ["a", "b", "after"])
            subscription.dispose()
        }
        keep.dispose()
    }
}
