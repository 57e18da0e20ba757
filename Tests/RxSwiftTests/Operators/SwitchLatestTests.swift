import RxSwift
import TestSupport
import XCTest

final class SwitchLatestTests: XCTestCase {
    func testFollowsTheLatestAndLetsGoOfTheOneBefore() {
        for usesFlatMap in [false, true] { followTwo(usesFlatMap) }
        expectJoin("a--b---|", "^x-!y", "---^-z---|", out: "-x---z---|") { sources, _ in
            sources[0].flatMapLatest { $0 == "a" ? sources[1] : sources[2] }
        }
    }

    private func followTwo(_ usesFlatMap: Bool) {
        let outer = PublishSubject<Int>()
        let inners = (0..<3).map { _ in PublishSubject<String>() }
        let heard = Heard<String>()
        let flattened =
            usesFlatMap
            ? outer.flatMapLatest { inners[$0] }
            : outer.map { inners[$0].asObservable() }.switchLatest()
        let subscription = flattened.subscribe(heard)
        outer.onNext(0)
        inners[0].onNext("a")
        outer.onNext(1)
        XCTAssertFalse(inners[0].hasObservers)
        inners[0].onNext("lost")
        inners[1].onNext("b")
        outer.onCompleted()
        XCTAssertEqual(heard.stops.count, 0)
        inners[1].onNext("c")
        inners[1].onCompleted()
        XCTAssertEqual(heard.elements, ["a", "b", "c"])
        XCTAssertEqual(heard.stops.map { $0.isCompleted }, [true])
        subscription.dispose()
    }

    func testEndsWithTheOuterWhenTheInnerIsOver() {
        expectJoin("a-----|", "^x|", out: "-x----|") { sources, _ in sources[0].flatMapLatest { _ in sources[1] } }
        expectJoin("------|", out: "------|") { sources, _ in sources[0].flatMapLatest { _ in sources[0] } }
    }

    func testAnErrorOfTheOuterOrOfTheInnerEndsAtOnce() {
        expectJoin("a--#", "^x---", out: "-x-#") { sources, _ in sources[0].flatMapLatest { _ in sources[1] } }
        expectJoin("a---", "^x#", out: "-x#") { sources, _ in sources[0].flatMapLatest { _ in sources[1] } }
    }

    func testAnErrorOfTheSelectorEndsTheSequence() {
        let error = expectJoin("-a-", out: "-#") { sources, _ in
            sources[0].flatMapLatest { _ -> Observable<Int> in throw TestError() }
        }
        XCTAssertEqual(error as? TestError, TestError())
    }

    func testAnErrorOfAnInnerThatWasLetGoOfIsNotHeard() {
        let outer = PublishSubject<Int>()
        let first = PublishSubject<Int>()
        let heard = Heard<Int>()
        let subscription = outer.flatMapLatest { $0 == 0 ? first.asObservable() : .never() }.subscribe(heard)
        outer.onNext(0)
        outer.onNext(1)
        first.onError(TestError())
        XCTAssertTrue(heard.events.isEmpty)
        subscription.dispose()
    }

    func testTheOneBeforeGoesOnWhileTheSelectorRuns() {
        let outer = PublishSubject<Int>()
        let first = PublishSubject<Int>()
        let heard = Heard<Int>()
        let subscription =
            outer
            .flatMapLatest { number -> Observable<Int> in
                if number == 1 { first.onNext(10) }
                return number == 0 ? first.asObservable() : .just(number)
            }
            .subscribe(heard)
        outer.onNext(0)
        outer.onNext(1)
        XCTAssertEqual(heard.elements, [10, 1])
        subscription.dispose()
    }

    /// Disposing the old inner brings a new one, from inside: the one in between must not stay subscribed.
    func testASwitchInsideTheDisposalOfTheInnerBefore() {
        let outer = PublishSubject<Int>()
        let middle = PublishSubject<Int>()
        let last = PublishSubject<Int>()
        let first = Observable<Int>.create { _ in Disposables.create { outer.onNext(2) } }
        let heard = Heard<Int>()
        let subscription = outer.flatMapLatest { [first, middle.asObservable(), last.asObservable()][$0] }
            .subscribe(heard)
        outer.onNext(0)
        outer.onNext(1)
        XCTAssertFalse(middle.hasObservers)
        middle.onNext(10)
        last.onNext(20)
        XCTAssertEqual(heard.elements, [20])
        subscription.dispose()
        XCTAssertFalse(last.hasObservers)
    }

    func testInnersThatEndInsideSubscribe() {
        XCTAssertEqual(Observable.of(1, 2, 3).flatMapLatest { Observable.just($0) }.elements(), [1, 2, 3])
    }

    /// Report A1: a source that switches to itself on one thread while it emits on another.
    func testManySwitchesOnTwoThreads() {
        watched("flatMapLatest over a subject that it also follows") {
            let hot = PublishSubject<Int>()
            let heard = Counter()
            let subscription = hot.flatMapLatest { _ in hot }.subscribe(onNext: { _ in heard.increment() })
            race(rounds: 2000) {
                hot.onNext($0)
            } _: {
                hot.onNext($0)
            }
            subscription.dispose()
            XCTAssertFalse(hot.hasObservers)
        }
    }
}
