import CHeap
import Foundation
import RxSwift
import TestSupport
import XCTest

/// Subscribing and disposing many times leaves the heap as it was.
///
/// `LAW_CYCLES=1000000` in the environment makes it a long test; the default finds a leak of one object a cycle.
final class MemoryLaws: XCTestCase {
    private let cycles = ProcessInfo.processInfo.environment["LAW_CYCLES"].flatMap { Int($0) } ?? 1000

    func testTheHeapIsWhatItWas() throws {
        try XCTSkipIf(heap_bytes_in_use() == 0, "a sanitizer's allocator does not say what is in use")
        for row in table {
            let trial = Trial(row)
            let cycle = {
                let subscription = trial.declaration?.subscribe(Recorder())
                trial.feed(1)
                subscription?.dispose()
            }
            for _ in 0..<200 { cycle() }
            let before = heap_bytes_in_use()
            for _ in 0..<cycles { cycle() }
            let growth = Int(heap_bytes_in_use()) - Int(before)
            XCTAssertLessThan(growth, 16 * cycles / 2, row.name)
        }
    }
}
