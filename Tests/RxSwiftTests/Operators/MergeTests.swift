import RxSwift
import TestSupport
import XCTest

final class MergeTests: XCTestCase {
    private let forms: [([Observable<String>]) -> Observable<String>] = [
        { .merge($0[0], $0[1]) },
        { .merge($0) },
        { .merge(ContiguousArray($0)) },
        { Observable.from($0).merge() },
        { Observable.from($0).flatMap { $0 } },
    ]

    func testEmitsEverythingAsItComesAndEndsWithTheLast() {
        for form in forms {
            expectJoin("-a---b-|", "--x----y-|", out: "-ax--b-y-|") { sources, _ in form(sources) }
        }
    }

    func testAnErrorEndsAtOnce() {
        for form in forms { expectJoin("-a---b-|", "--x-#", out: "-ax-#") { sources, _ in form(sources) } }
    }

    func testNoSourcesAtAll() {
        XCTAssertEqual(Observable<Int>.merge().heard().map { $0.isCompleted }, [true])
        XCTAssertEqual(Observable<Int>.merge([Observable<Int>]()).heard().map { $0.isCompleted }, [true])
        XCTAssertEqual(Observable<Observable<Int>>.empty().merge().heard().map { $0.isCompleted }, [true])
    }

    func testTheOuterMayEndBeforeTheInners() {
        expectJoin("-a-|", "-^---x-|", out: "-----x-|") { sources, _ in sources[0].map { _ in sources[1] }.merge() }
    }

    func testAnErrorOfTheOuterEndsWhatIsInside() {
        expectJoin("a--#", "^x------", out: "-x-#") { sources, _ in sources[0].flatMap { _ in sources[1] } }
    }

    func testAnErrorOfTheSelectorEndsTheSequence() {
        expectJoin("-a-b-", out: "-#") { sources, _ in
            sources[0].flatMap { _ -> Observable<Int> in throw TestError() }
        }
    }

    func testASourceThatFailsInsideSubscribeKeepsTheNextFromStarting() {
        var subscriptions = 0
        let counted = Observable<Int>.deferred {
            subscriptions += 1
            return .just(1)
        }
        _ = Observable.merge(.error(TestError()), counted).heard()
        XCTAssertEqual(subscriptions, 0)
    }

    // The order of upstream: who hears the error hears it before the source that failed is torn down.
    func testTheErrorIsHeardBeforeTheSourceIsLetGoOf() {
        for flattens in [false, true] {
            var log: [String] = []
            let failing = Observable<Int>.create { observer in
                observer.onError(TestError())
                return Disposables.create { log.append("disposed") }
            }
            let later = PublishSubject<Void>()
            let source = later.flatMap { failing }
            let merged = flattens ? Observable.of(source).merge() : Observable.merge(source, .never())
            let subscription = merged.subscribe(onNext: { _ in }, onError: { _ in log.append("error") })
            later.onNext(())
            XCTAssertEqual(log, ["error", "disposed"])
            subscription.dispose()
        }
    }
}

final class FlatMapFirstTests: XCTestCase {
    func testDropsWhatComesWhileAnInnerIsLive() {
        expectJoin("1-2---3-|", "^x-y|", "------^-z|", out: "-x-y----z|") { sources, _ in
            sources[0].flatMapFirst { element in element == "1" ? sources[1] : sources[2] }
        }
    }

    func testTakesTheNextAfterOneHasCompleted() {
        var selected: [Int] = []
        let outer = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let heard = Heard<Int>()
        _ = outer.flatMapFirst { number -> Observable<Int> in
            selected.append(number)
            return number == 1 ? inner.asObservable() : .just(number)
        }
        .subscribe(heard)
        outer.onNext(1)
        outer.onNext(2)
        inner.onNext(10)
        inner.onCompleted()
        outer.onNext(3)
        outer.onCompleted()
        XCTAssertEqual(selected, [1, 3])
        XCTAssertEqual(heard.elements, [10, 3])
        XCTAssertEqual(heard.stops.map { $0.isCompleted }, [true])
    }

    func testErrorsOfTheOuterTheInnerAndTheSelector() {
        expectJoin("a-#", "^--", out: "--#") { sources, _ in sources[0].flatMapFirst { _ in sources[1] } }
        expectJoin("a---", "^x#", out: "-x#") { sources, _ in sources[0].flatMapFirst { _ in sources[1] } }
        expectJoin("a---", out: "#") { sources, _ in
            sources[0].flatMapFirst { _ -> Observable<Int> in throw TestError() }
        }
    }
}
