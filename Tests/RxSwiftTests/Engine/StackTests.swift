import RxSwift
import TestSupport
import XCTest

/// A million elements on a stack of 512 KiB.
final class StackTests: XCTestCase {
    private let count = 1_000_000

    private func assertFlat(_ name: String, _ source: @escaping () -> Observable<Int>) {
        watched(name, seconds: 120) { [count] in
            var heard = 0
            _ = source().subscribe(onNext: { _ in heard += 1 })
            XCTAssertEqual(heard, count, name)
        }
    }

    func testRepeatElement() { assertFlat("repeatElement") { [count] in .repeatElement(1).take(count) } }

    func testGenerate() {
        assertFlat("generate") { [count] in
            .generate(initialState: 0, condition: { $0 < count }, iterate: { $0 + 1 })
        }
    }

    func testFrom() { assertFlat("from") { [count] in .from(0..<count) } }

    func testRange() { assertFlat("range") { [count] in .range(start: 0, count: count) } }

    func testTwoSourcesThatTakeTurns() {
        assertFlat("merge") { [count] in
            Observable.of(Observable.from(0..<count / 2), .from(0..<count / 2)).flatMap { $0 }
        }
    }

    /// Each level is a live operator, so it cannot be flat (report D2); the loop for it is `expand`.
    func testARecursionThroughFlatMapNeedsLittleStackForEachLevel() {
        watched("flatMap in flatMap", stackSize: 8 << 20) {
            let levels = 50
            let gauge = StackGauge()
            func page(_ number: Int) -> Observable<Int> {
                gauge.measure()
                return number == levels ? .just(number) : Observable.just(number).flatMap { page($0 + 1) }
            }
            _ = page(0).subscribe()
            let limit = isUnderAddressSanitizer ? 64 << 10 : 6144
            XCTAssertLessThan(Int(gauge.span) / levels, limit, "bytes of stack for each level")
        }
    }
}
