import CSupport
import XCTest

final class ThreadTests: XCTestCase {
    func testAThreadKeepsItsNumberAndNoOtherGetsIt() {
        var seen: Set<UInt> = [threadSelf()]
        XCTAssertEqual(seen.first, threadSelf())
        XCTAssertNotEqual(threadSelf(), 0)
        for _ in 0..<100 {
            // One after the other, so that the system reuses the thread's memory.
            let number = Shared(UInt(0))
            race(threads: 1) { _ in number.value = threadSelf() }
            XCTAssertTrue(seen.insert(number.value).inserted)
            number.free()
        }
    }
}
