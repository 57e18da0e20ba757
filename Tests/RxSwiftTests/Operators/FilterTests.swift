import RxSwift
import XCTest

final class FilterTests: XCTestCase {
    func testFilter() {
        expect(
            "-1-2-3-4-|",
            "---2---4-|"
        ) { $0.numbers.filter { $0 % 2 == 0 } }
        expect("-1-#", "-1-#") { $0.filter { _ in true } }
        expect("-1-2-", "-1-#") { $0.filter { if $0 == "2" { throw TestError() } else { return true } } }
    }

    func testIgnoreElements() {
        expect("-a-b-|", "-----|") { $0.ignoreElements() }
        expect("-a-b-#", "-----#") { $0.ignoreElements() }
    }

    func testElementAt() {
        expect(
            "-a-b-c-|",
            "---(b|)"
        ) { $0.element(at: 1) }
        expect("-a-", "-(a|)") { $0.element(at: 0) }
        expect("-#", "-#") { $0.element(at: 0) }
    }

    func testElementAtFailsWhenTheSourceIsTooShort() {
        let error = expect("-a-|", "---#") { $0.element(at: 1) }
        guard case .argumentOutOfRange? = error as? RxError else { return XCTFail("\(String(describing: error))") }
    }

    func testSingle() {
        expect("-a---|", "-a---|") { $0.single() }
        expect("-a-#", "-a-#") { $0.single() }
        expect("-1-2-3-|", "---2---|") { $0.single { $0 == "2" } }
        expect("-1-2-", "-1-#") { $0.single { if $0 == "2" { throw TestError() } else { return true } } }
    }

    func testSingleFailsWithMoreOrLessThanOne() {
        let more = expect("-a-b-|", "-a-#") { $0.single() }
        guard case .moreThanOneElement? = more as? RxError else { return XCTFail("\(String(describing: more))") }
        let less = expect("-a-b-|", "-----#") { $0.single { $0 == "c" } }
        guard case .noElements? = less as? RxError else { return XCTFail("\(String(describing: less))") }
    }

    func testFirst() {
        expect("-a-b-|", "-{Optional(\"a\") |}") { $0.staged(FirstStage()) }
        expect("---|", "---{nil |}") { $0.staged(FirstStage()) }
        expect("---#", "---#") { $0.staged(FirstStage()) }
    }

    func testIfEmptyDefault() {
        expect("---|", "---(x|)") { $0.ifEmpty(default: "x") }
        expect("-a-|", "-a-|") { $0.ifEmpty(default: "x") }
        expect("---#", "---#") { $0.ifEmpty(default: "x") }
    }
}
