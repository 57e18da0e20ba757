import XCTest

@testable import millrace

final class HitTableTests: XCTestCase {
    private func hit(_ table: inout HitTable, _ key: String) -> Int {
        let bytes = Array(key.utf8)
        return bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            return table.hit(ByteHash.slice(base, 0..<buffer.count), in: base)
        }
    }

    private func names(_ entries: [TopEntry]) -> [String] {
        entries.map { "\(String(decoding: $0.key, as: UTF8.self)) \($0.hits)" }
    }

    func testCountsAndSorts() {
        var table = HitTable()
        for number in 0..<2_000 {
            for _ in 0...(number % 7) { _ = hit(&table, "/\(number % 500)") }
        }
        XCTAssertEqual(hit(&table, "/new"), 1)
        XCTAssertEqual(hit(&table, "/new"), 2)
        XCTAssertEqual(table.top(100_000).count, 501)
        XCTAssertEqual(table.top(100_000).reduce(0) { $0 + $1.hits }, (0..<2_000).reduce(2) { $0 + $1 % 7 + 1 })
        XCTAssertTrue(table.top(0).isEmpty)
    }

    func testEqualHitsAreInTheOrderOfTheirBytes() {
        var table = HitTable()
        for key in ["/c", "/b", "/a", "/z", "/z", "/d"] { _ = hit(&table, key) }
        XCTAssertEqual(names(table.top(3)), ["/z 2", "/a 1", "/b 1"])
    }

    func testTheFrequentSurviveMoreKeysThanFit() {
        var table = HitTable(limits: HitTable.Limits(entries: 100, keyBytes: 1_000, longestKey: 50))
        for number in 0..<20_000 {
            _ = hit(&table, "/rare/\(number)")
            if number % 10 == 0 { _ = hit(&table, "/frequent") }
            if number % 20 == 0 { _ = hit(&table, "/less") }
        }
        XCTAssertEqual(names(table.top(2)), ["/frequent 2000", "/less 1000"])
        XCTAssertLessThan(table.footprint, 10_000)
    }

    func testLongKeysAreCutOffButToldApart() {
        var table = HitTable(limits: HitTable.Limits(entries: 10, keyBytes: 1_000, longestKey: 10))
        let long = String(repeating: "x", count: 20)
        XCTAssertEqual(hit(&table, long + "a"), 1)
        XCTAssertEqual(hit(&table, long + "b"), 1)
        XCTAssertEqual(hit(&table, long + "a"), 2)
        XCTAssertEqual(names(table.top(1)), ["xxxxxxxxxx 2"])
    }
}
