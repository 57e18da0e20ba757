import CMemory
import RxSwift
import TestSupport
import XCTest

/// Subscribing and disposing many times leaves the heap as it was.
///
/// A thousand cycles find a leak of one object a cycle; a million, under stress, what leaks now and then.
final class MemoryLaws: XCTestCase {
    private let cycles = isStress ? 1_000_000 : 1000

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
            XCTAssertLessThan(growth, 8000, "bytes more after \(cycles) cycles of \(row.name)")
        }
    }
}
