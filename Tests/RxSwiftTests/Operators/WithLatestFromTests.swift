import RxSwift
import TestSupport
import XCTest

final class WithLatestFromTests: XCTestCase {
    func testPairsEachElementWithTheLatestOfTheSecond() {
        expectJoin(
            "-a-b-----c-|",
            "--1---2-3---",
            out: "---{b1}-----{c3}-|"
        ) { sources, _ in sources[0].withLatestFrom(sources[1]) { $0 + $1 } }
    }

    func testWithoutASelectorEmitsTheLatestOfTheSecond() {
        expectJoin("-a-b-----c-|", "--1---2-3---", out: "---1-----3-|") { sources, _ in
            sources[0].withLatestFrom(sources[1])
        }
    }

    func testTheLatestStaysWhenTheSecondHasCompleted() {
        expectJoin("---a-b-|", "-1|", out: "---1-1-|") { sources, _ in sources[0].withLatestFrom(sources[1]) }
    }

    func testErrorsOfBothAndOfTheSelector() {
        expectJoin("-a-#", "--1--", out: "---#") { sources, _ in sources[0].withLatestFrom(sources[1]) }
        expectJoin("-a----", "--1#", out: "---#") { sources, _ in sources[0].withLatestFrom(sources[1]) }
        expectJoin("---a--", "--1--", out: "---#") { sources, _ in
            sources[0].withLatestFrom(sources[1]) { _, _ -> Int in throw TestError() }
        }
    }

    // Report C5.
    func testTheSecondIsSubscribedToFirst() {
        XCTAssertEqual(Observable.of(1, 2).withLatestFrom(Observable.just(10)) { $0 + $1 }.elements(), [11, 12])
        let subject = PublishSubject<Int>()
        var pairs: [[Int]] = []
        let subscription = subject.withLatestFrom(subject) { [$0, $1] }.subscribe(onNext: { pairs.append($0) })
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(pairs, [[1, 1], [2, 2]])
        subscription.dispose()
    }

    func testASecondThatFailsInsideSubscribeKeepsTheFirstFromStarting() {
        var subscriptions = 0
        let counted = Observable<Int>.deferred {
            subscriptions += 1
            return .just(1)
        }
        _ = counted.withLatestFrom(Observable<Int>.error(TestError())).heard()
        XCTAssertEqual(subscriptions, 0)
    }

    /// Report A11: two services that follow each other's state, fired from two threads.
    func testTwoServicesThatFollowEachOther() {
        watched("each waits for the other's lock") {
            let events = PublishSubject<Int>()
            let left = PublishSubject<Int>()
            let right = PublishSubject<Int>()
            let subscriptions = Disposables.create(
                events.withLatestFrom(right) { $0 &+ $1 }.subscribe(left),
                events.withLatestFrom(left) { $0 &+ $1 }.subscribe(right)
            )
            left.onNext(0)
            right.onNext(0)
            race(rounds: 2000) {
                events.onNext($0)
            } _: {
                events.onNext($0)
            }
            subscriptions.dispose()
        }
    }
}
