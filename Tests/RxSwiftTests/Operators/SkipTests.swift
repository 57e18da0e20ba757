import RxSwift
import XCTest

final class SkipTests: XCTestCase {
    func testSkip() {
        expect(
            "-a-b-c-|",
            "-----c-|"
        ) { $0.skip(2) }
        expect("-a-|", "---|") { $0.skip(5) }
        expect("-a-b-#", "---b-#") { $0.skip(1) }
    }

    func testSkipOfNothingOrLessSkipsNothing() {
        expect("-a-|", "-a-|") { $0.skip(0) }
        expect("-a-|", "-a-|") { $0.skip(-1) }
    }

    func testSkipWhile() {
        expect(
            "-1-3-4-5-|",
            "-----4-5-|"
        ) { $0.numbers.skip { $0 % 2 == 1 } }
        expect("-1-#", "---#") { $0.skip { _ in true } }
        expect("-1-2-", "---#") { $0.skip { if $0 == "2" { throw TestError() } else { return true } } }
    }

    func testSkipWhileAsksNoMoreOnceItDidNotHold() {
        var calls = 0
        let rest = Observable.of(1, 2, 3, 4).skip {
            calls += 1
            return $0 < 2
        }
        XCTAssertEqual(rest.elements(), [2, 3, 4])
        XCTAssertEqual(calls, 2)
    }
}
