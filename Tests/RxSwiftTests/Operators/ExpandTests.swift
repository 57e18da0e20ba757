import RxSwift
import TestSupport
import XCTest

final class ExpandTests: XCTestCase {
    func testEmitsEachElementAndWhatItIsMadeInto() {
        let heard = Observable.just(1).expand { $0 < 4 ? Observable.just($0 + 1) : .empty() }.heard()
        XCTAssertEqual(heard.map(\.debugDescription), ["next(1)", "next(2)", "next(3)", "next(4)", "completed"])
    }

    func testWalksATree() {
        let heard = Observable.just(1).expand { $0 < 4 ? Observable.of($0 * 2, $0 * 2 + 1) : .empty() }.heard()
        XCTAssertEqual(heard.compactMap(\.element).sorted(), [1, 2, 3, 4, 5, 6, 7])
        XCTAssertEqual(heard.last?.isCompleted, true)
    }

    func testEndsWithTheLastInner() {
        expectJoin("-a-|", "-^---x-|", out: "-a---x-|") { sources, _ in
            sources[0].expand { $0 == "a" ? sources[1] : .empty() }
        }
    }

    func testAnErrorOfAnInnerEndsAtOnce() {
        expectJoin("-a----b", "-^-#", out: "-a-#") { sources, _ in sources[0].expand { _ in sources[1] } }
    }

    func testAnErrorOfTheSelectorComesAfterTheElement() {
        let error = expect("-a-b-", "-(a#)") { $0.expand { _ -> Observable<String> in throw TestError() } }
        XCTAssertEqual(error as? TestError, TestError())
    }

    func testAnErrorOfTheSourceEndsAtOnce() {
        expectJoin("-a-#", "-^----x", out: "-a-#") { sources, _ in sources[0].expand { _ in sources[1] } }
    }

    func testDisposedInsideTheElementItMakesNoMore() {
        var made: [Int] = []
        let heard = Observable.just(1).expand { element in
            made.append(element)
            return Observable.just(element + 1)
        }.take(3).heard()
        XCTAssertEqual(heard.compactMap(\.element), [1, 2, 3])
        XCTAssertEqual(made, [1, 2])
    }

    /// Where a recursion through `flatMap` needs stack for each level (report D2), this one runs in a loop.
    func testAMillionLevelsOnASmallStack() {
        watched("expand", seconds: 120) {
            var last = 0
            _ = Observable.just(1).expand { $0 < 1_000_000 ? Observable.just($0 + 1) : .empty() }
                .subscribe(onNext: { last = $0 })
            XCTAssertEqual(last, 1_000_000)
        }
    }
}
