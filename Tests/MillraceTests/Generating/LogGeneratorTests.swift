import XCTest

@testable import millrace

final class LogGeneratorTests: XCTestCase {
    private func log(seed: UInt64, _ counts: [Int]) -> [UInt8] {
        var generator = LogGenerator(seed: seed)
        return counts.flatMap { generator.lines($0) }
    }

    func testTheSameSeedIsTheSameLog() {
        XCTAssertEqual(log(seed: 7, [1_000]), log(seed: 7, [1, 499, 500]))
        XCTAssertNotEqual(log(seed: 7, [100]), log(seed: 8, [100]))
    }

    func testTheBytesDoNotChangeFromVersionToVersion() {
        let checksum = log(seed: 1, [10_000]).reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        XCTAssertEqual(checksum, 1_865_240_658_964_979_578)
    }

    func testEveryLineIsReadable() {
        let parsed = BlockParser.parse(block(log(seed: 3, [20_000])))
        XCTAssertEqual(parsed.records.count, 20_000)
        XCTAssertEqual(parsed.malformed, 0)
    }

    func testThereIsSomethingToSee() {
        let counter = LogCounter(AnalyzeOptions())
        let reports = counter.add(BlockParser.parse(block(log(seed: 1, [50_000])))) + counter.finish()
        let alerts = reports.compactMap { if case .alert(let alert) = $0 { alert } else { nil } }
        XCTAssertTrue(alerts.contains { if case .serverErrors = $0 { true } else { false } })
        XCTAssertTrue(alerts.contains { if case .notFound = $0 { true } else { false } })
    }
}
