import RxSwift
import XCTest

final class DistinctUntilChangedTests: XCTestCase {
    func testOfElements() {
        expect(
            "-a-a-b-b-a-|",
            "-a---b---a-|"
        ) { $0.distinctUntilChanged() }
        expect("-a-#", "-a-#") { $0.distinctUntilChanged() }
    }

    func testOfKeys() {
        expect(
            "-a-A-b-|",
            "-a---b-|"
        ) { $0.distinctUntilChanged { $0.lowercased() } }
        expect("-a-b-", "-a-#") { $0.distinctUntilChanged { if $0 == "b" { throw TestError() } else { return $0 } } }
    }

    /// Compared with the one that was emitted, not with the one before.
    func testByComparer() {
        expect(
            "-1-2-3-5-|",
            "-1---3-5-|"
        ) { $0.numbers.distinctUntilChanged { abs($0 - $1) < 2 } }
        expect("-1-2-", "-1-#") { $0.distinctUntilChanged { (_: String, _: String) in throw TestError() } }
    }

    func testByComparerOfKeys() {
        expect(
            "-1-2-3-5-|",
            "-1---3-5-|"
        ) { $0.distinctUntilChanged({ Int($0) ?? 0 }, comparer: { abs($0 - $1) < 2 }) }
        expect("-1-", "-#") { $0.distinctUntilChanged({ _ -> Int in throw TestError() }, comparer: ==) }
    }

    func testOfAProperty() {
        expect(
            "-1-1-2-|",
            "-1---2-|"
        ) { $0.distinctUntilChanged(at: \.hashValue) }
    }

    func testNilIsAKeyLikeOthers() {
        XCTAssertEqual(Observable.of(nil, nil, 1, nil).distinctUntilChanged().elements(), [nil, 1, nil])
    }
}
