import CSupport
import XCTest

final class UnwinderTests: XCTestCase {
    /// A list a million objects long, each released by the one before it.
    private final class Link {
        let next: Unmanaged<Link>?
        init(_ next: Link?) { self.next = next.map(Unmanaged.passRetained) }

        deinit {
            guard let next else { return }
            if unwinderEnter() {
                next.release()
                unwinderLeave()
            } else {
                unwinderPutAside(context: next.toOpaque()) { Unmanaged<Link>.fromOpaque($0).release() }
            }
        }
    }

    func testALongChainDiesOnAShortStack() {
        let thread = Thread {
            var list: Link?
            for _ in 0..<1_000_000 { list = Link(list) }
            list = nil
        }
        thread.stackSize = 512 * 1024
        thread.start()
        let end = monotonicNow() + 60_000_000_000
        while !thread.isFinished, monotonicNow() < end { usleep(1000) }
        XCTAssertTrue(thread.isFinished)
    }

    func testWhatIsPutAsideRunsWhenTheOutermostCallLeaves() {
        let ran = Shared(0)
        defer { ran.free() }
        var depth = 0
        while unwinderEnter() { depth += 1 }
        unwinderPutAside(context: ran.pointer) { $0.assumingMemoryBound(to: Int.self).pointee += 1 }
        for _ in 1..<depth {
            unwinderLeave()
            XCTAssertEqual(ran.value, 0)
        }
        unwinderLeave()
        XCTAssertEqual(ran.value, 1)
        XCTAssertTrue(unwinderEnter())
        unwinderLeave()
    }
}
