import RxSwift
import XCTest

final class ScanTests: XCTestCase {
    func testScan() {
        expect(
            "-1-2-3-|",
            "-1-3-6-|"
        ) { $0.numbers.scan(0, accumulator: +) }
        expect("-1-#", "-1-#") { $0.numbers.scan(0, accumulator: +) }
        expect("-1-2-", "-1-#") { $0.numbers.scan(0) { if $1 == 2 { throw TestError() } else { return $0 + $1 } } }
    }

    func testScanInto() {
        expect(
            "-1-2-|",
            "-{[1]}-{[1,2]}-|"
        ) { $0.numbers.scan(into: []) { $0.append($1) } }
        expect("-1-#", "-1-#") { $0.numbers.scan(into: 0) { $0 += $1 } }
        expect("-1-2-", "-1-#") { $0.numbers.scan(into: 0) { if $1 == 2 { throw TestError() } else { $0 += $1 } } }
    }

    func testEachSubscriptionStartsFromTheSeed() {
        let sums = Observable.of(1, 2).scan(into: 10) { $0 += $1 }
        XCTAssertEqual(sums.elements(), [11, 13])
        XCTAssertEqual(sums.elements(), [11, 13])
    }

    func testScanIntoCopiesNothingWhenNobodyKeepsWhatWasEmitted() {
        final class Storage {}
        struct Value { var storage = Storage() }
        var copies = 0
        _ = Observable.of(1, 2, 3).scan(into: Value()) { value, _ in
            if !isKnownUniquelyReferenced(&value.storage) {
                copies += 1
                value.storage = Storage()
            }
        }.subscribe(onNext: { _ in })
        // The first time the declaration keeps the seed, for the next subscription.
        XCTAssertEqual(copies, 1)
    }

    func testReduce() {
        expect("-1-2-3-|", "-------(6|)") { $0.numbers.reduce(0, accumulator: +) }
        expect("---|", "---(0|)") { $0.numbers.reduce(0, accumulator: +) }
        expect("-1-#", "---#") { $0.numbers.reduce(0, accumulator: +) }
        expect("-1-2-", "---#") { $0.numbers.reduce(0) { if $1 == 2 { throw TestError() } else { return $0 + $1 } } }
    }

    func testReduceMapResult() {
        expect("-1-2-|", "-----{30 |}") { $0.numbers.reduce(0, accumulator: +, mapResult: { $0 * 10 }) }
        expect("-1-|", "---#") { $0.numbers.reduce(0, accumulator: +, mapResult: { _ -> Int in throw TestError() }) }
    }

    func testToArray() {
        expect("-1-2-|", "-----{[1,2] |}") { $0.numbers.staged(ToArrayStage()) }
        expect("---|", "---{[] |}") { $0.staged(ToArrayStage()) }
        expect("-1-#", "---#") { $0.staged(ToArrayStage()) }
    }
}
