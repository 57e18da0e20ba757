import RxSwift
import TestSupport
import XCTest

final class CombineLatestTests: XCTestCase {
    func testEmitsTheLatestOfEachOnceAllHaveEmitted() {
        expectJoin(
            "-1---2-----|",
            "---x---y-|",
            out: "---{1x}-{2x}-{2y}---|"
        ) { sources, _ in .combineLatest(sources[0], sources[1]) { $0 + $1 } }
    }

    func testTheCollectionDoesTheSame() {
        expectJoin(
            "-1---2-----|",
            "---x---y-|",
            out: "---{1x}-{2x}-{2y}---|"
        ) { sources, _ in .combineLatest(sources) { $0.joined() } }
    }

    // Report M1: which of both orders of events it is decides.
    func testAnElementThatCanHaveNoPartnerEndsTheSequenceAndACompletionDoesNot() {
        for isCollection in [false, true] {
            expectJoin("--|", "-x---y", out: "-----|") { sources, _ in combined(sources, isCollection) }
            expectJoin("--|", "-x-----|", out: "-------|") { sources, _ in combined(sources, isCollection) }
            expectJoin("-1-|", "-----|", out: "-----|") { sources, _ in combined(sources, isCollection) }
        }
    }

    func testAnErrorEndsAtOnce() {
        for isCollection in [false, true] {
            expectJoin("-1---", "--x-#", out: "--{1x}-#") { sources, _ in combined(sources, isCollection) }
            expectJoin("-1-#-", "-----x", out: "---#") { sources, _ in combined(sources, isCollection) }
        }
    }

    func testAnErrorOfTheSelectorEndsTheSequence() {
        let error = expectJoin("-1-----", "---x---", out: "---#") { sources, _ in
            .combineLatest(sources[0], sources[1]) { _, _ -> Int in throw TestError() }
        }
        XCTAssertEqual(error as? TestError, TestError())
        expectJoin("-1-----", "---x---", out: "---#") { sources, _ in
            Observable<Int>.combineLatest(sources) { _ in throw TestError() }
        }
    }

    func testNoSourcesAtAll() {
        XCTAssertEqual(Observable.combineLatest([Observable<Int>]()).heard().map { $0.element }, [[], nil])
        XCTAssertEqual(
            Observable<Int>.combineLatest([Observable<Int>]()) { $0.count }.heard().map { $0.element }, [0, nil]
        )
        let failed = Observable<Int>.combineLatest([Observable<Int>]()) { _ in throw TestError() }.heard()
        XCTAssertEqual(failed.map { $0.error as? TestError }, [TestError()])
    }

    func testASourceThatFailsInsideSubscribeKeepsTheNextFromStarting() {
        var subscriptions = 0
        let counted = Observable<Int>.deferred {
            subscriptions += 1
            return .just(1)
        }
        _ = Observable.combineLatest(Observable<Int>.error(TestError()), counted).heard()
        XCTAssertEqual(subscriptions, 0)
    }

    func testColdSourcesTakeTurns() {
        let pairs = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(10, 20, 30)) { $0 + $1 }.elements()
        XCTAssertEqual(pairs, [11, 12, 22, 23, 33])
    }

    func testAnOptionalElementThatIsNilCounts() {
        let pairs = Observable.combineLatest(Observable<Int?>.just(nil), Observable<Int?>.just(nil)).elements()
        XCTAssertEqual(pairs.count, 1)
    }
}

private func combined(_ sources: [Observable<String>], _ isCollection: Bool) -> Observable<String> {
    isCollection
        ? .combineLatest(sources) { $0.joined() }
        : .combineLatest(sources[0], sources[1]) { $0 + $1 }
}
