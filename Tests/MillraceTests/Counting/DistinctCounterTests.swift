import XCTest

@testable import millrace

final class DistinctCounterTests: XCTestCase {
    func testCountsEachOnce() {
        var counter = DistinctCounter()
        XCTAssertEqual(counter.count, 0)
        var numbers = RandomNumbers(seed: 1)
        let hashes = (0..<10_000).map { _ in numbers.next() | 1 }
        for hash in hashes + hashes.reversed() { counter.insert(hash) }
        XCTAssertEqual(counter.count, Set(hashes).count)
    }

    func testEstimatesBeyondItsLimitInBoundedMemory() {
        var counter = DistinctCounter(limit: 10_000)
        var numbers = RandomNumbers(seed: 1)
        for _ in 0..<300_000 { counter.insert(numbers.next() | 1) }
        XCTAssertEqual(Double(counter.count), 300_000, accuracy: 300_000 * 0.05)
        XCTAssertLessThanOrEqual(counter.footprint, 128 << 10)
    }
}
