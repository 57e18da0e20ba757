import RxSwift
import RxTest
import XCTest

final class CompletableTests: XCTestCase {
    func testAndThen() {
        expect("---|", "---(a|)") { $0.ignoreElements().asCompletable().andThen(Single.just("a")).asObservable() }
        expect("---|", "---|") { $0.ignoreElements().asCompletable().andThen(Maybe<Int>.empty()).asObservable() }
        expect("---|", "---|") { $0.ignoreElements().asCompletable().andThen(Completable.empty()).asObservable() }
        expect("---|", "---(ab|)") { $0.ignoreElements().asCompletable().andThen(Observable.of("a", "b")) }
        expect("-a-#", "---#") { $0.ignoreElements().asCompletable().andThen(Single.just("a")).asObservable() }
    }

    func testAndThenSubscribesToTheSecondOnlyAfterTheFirst() {
        let scheduler = TestScheduler(initialClock: 0)
        let first = scheduler.createHotObservable([.completed(300, Never.self)])
        let second = scheduler.createColdObservable([.next(20, "a"), .completed(20)])
        let heard = scheduler.start { first.asCompletable().andThen(second.asSingle()).asObservable() }
        XCTAssertEqual(heard.events, [.next(320, "a"), .completed(320)])
        XCTAssertEqual(first.subscriptions, [Subscription(200, 300)])
        XCTAssertEqual(second.subscriptions, [Subscription(300, 320)])
    }

    /// Contract 7: what completes inside `subscribe` follows in a loop.
    func testALongConcatNeedsNoStack() {
        var runs = 0
        let step = Completable.create { completable in
            runs += 1
            completable(.completed)
            return Disposables.create()
        }
        var completed = 0
        _ = Completable.concat(repeatElement(step, count: 100_000)).subscribe(onCompleted: { completed += 1 })
        XCTAssertEqual(runs, 100_000)
        XCTAssertEqual(completed, 1)
    }

    func testConcatStopsAtAnError() {
        var ran = false
        var heard: [String] = []
        let last = Completable.deferred {
            ran = true
            return .empty()
        }
        _ = Completable.empty().concat(.error(TestError())).concat(last).subscribe { heard.append("\($0)") }
        _ = Completable.concat(Completable.empty(), .error(TestError()), last).subscribe { heard.append("\($0)") }
        _ = Completable.concat([Completable.empty(), .error(TestError()), last]).subscribe { heard.append("\($0)") }
        _ = Completable.concat(AnySequence([Completable.error(TestError()), last])).subscribe { heard.append("\($0)") }
        XCTAssertEqual(heard, Array(repeating: "\(CompletableEvent.error(TestError()))", count: 4))
        XCTAssertFalse(ran)
    }

    func testZipEndsWithTheLastAndFailsWithTheFirst() {
        let scheduler = TestScheduler(initialClock: 0)
        func end(_ time: Int) -> Completable {
            scheduler.createHotObservable([.completed(time, Never.self)]).asCompletable()
        }
        let all = scheduler.start { Completable.zip(end(300), end(400), end(350)).asObservable() }
        XCTAssertEqual(all.events.map(\.time), [400])
        var heard: [String] = []
        _ = Completable.zip([.never(), .error(TestError())]).subscribe { heard.append("\($0)") }
        _ = Completable.zip(Set<Int>().map { _ in Completable.never() }).subscribe { heard.append("\($0)") }
        XCTAssertEqual(heard, ["\(CompletableEvent.error(TestError()))", "completed"])
    }

    func testDo() {
        var log: [String] = []
        _ = Completable.empty().do(
            onError: { _ in log.append("error") }, onCompleted: { log.append("completed") },
            afterCompleted: { log.append("after") }, onSubscribe: { log.append("subscribe") },
            onSubscribed: { log.append("subscribed") }, onDispose: { log.append("dispose") }
        ).subscribe(onCompleted: { log.append("heard") }, onDisposed: { log.append("disposed") })
        XCTAssertEqual(
            log, ["subscribe", "completed", "heard", "disposed", "after", "subscribed", "dispose"]
        )
    }

    func testSubscribeForms() {
        final class Owner { var log: [String] = [] }
        let owner = Owner()
        _ = Completable.empty().subscribe(with: owner, onCompleted: { $0.log.append("completed") })
        _ = Completable.error(TestError()).subscribe(with: owner, onError: { $0.log.append("\($1)") })
        _ = Completable.error(TestError()).subscribe(onError: { owner.log.append("\($0)") })
        XCTAssertEqual(owner.log, ["completed", "TestError()", "TestError()"])
    }
}
