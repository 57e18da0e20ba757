import RxSwift
import TestSupport
import XCTest

final class QueueTests: XCTestCase {
    func testFirstInFirstOut() {
        var queue = Queue<Int>()
        for number in 1...5 { queue.enqueue(number) }
        XCTAssertEqual(queue.count, 5)
        XCTAssertEqual(queue.peek(), 1)
        XCTAssertEqual(queue.dequeue(), 1)
        XCTAssertEqual(Array(queue), [2, 3, 4, 5])
        XCTAssertEqual(queue.count, 4)
    }

    func testAnEmptyQueueHasNothing() {
        var queue = Queue<Int>()
        XCTAssertTrue(queue.isEmpty)
        XCTAssertNil(queue.dequeue())
        XCTAssertEqual(Array(queue), [])
        XCTAssertEqual(queue.capacity, 0)
    }

    func testAgainstAnArray() {
        var random = SeededGenerator(state: 7)
        for bound in [10, 100, 2000] {
            var queue = Queue<Int>()
            var model: [Int] = []
            for step in 0..<2 * bound {
                // Grows in the first half and shrinks in the second, so the ring wraps at many sizes.
                if Int.random(in: 0..<3, using: &random) < (step < bound ? 2 : 1) {
                    queue.enqueue(step)
                    model.append(step)
                } else {
                    XCTAssertEqual(queue.dequeue(), model.isEmpty ? nil : model.removeFirst())
                }
                XCTAssertEqual(queue.count, model.count)
            }
            XCTAssertEqual(Array(queue), model)
        }
    }

    func testWhatIsTakenOutIsReleased() {
        let live = Tracked.live
        var queue = Queue<Tracked>()
        queue.enqueue(1)
        XCTAssertEqual(Tracked.live, live + 1)
        _ = queue.dequeue()
        XCTAssertEqual(Tracked.live, live)
    }

    /// Wherever in the ring the elements are, around its end too.
    func testWhatIsLeftIsReleasedWithTheQueue() {
        let live = Tracked.live
        for skipped in 0..<8 {
            var queue = Queue<Tracked>()
            for number in 0..<skipped {
                queue.enqueue(Tracked(number))
                _ = queue.popFirst()
            }
            for number in 0..<7 { queue.enqueue(Tracked(number)) }
            XCTAssertEqual(Tracked.live, live + 7)
            withExtendedLifetime(queue) {}
            queue = Queue()
            XCTAssertEqual(Tracked.live, live)
        }
    }

    func testACopyDoesNotChangeWithTheOriginal() {
        let live = Tracked.live
        do {
            var queue = Queue<Tracked>()
            for number in 0..<6 { queue.enqueue(Tracked(number)) }
            let whole = queue
            _ = queue.popFirst()
            let rest = queue
            queue.enqueue(6)
            _ = queue.dequeue()
            XCTAssertEqual(whole.map(\.number), [0, 1, 2, 3, 4, 5])
            XCTAssertEqual(rest.map(\.number), [1, 2, 3, 4, 5])
            XCTAssertEqual(queue.map(\.number), [2, 3, 4, 5, 6])
            XCTAssertEqual(Tracked.live, live + 7)
        }
        XCTAssertEqual(Tracked.live, live)
    }

    func testMemoryFollowsWhatWaits() {
        var queue = Queue<Int>()
        for number in 0..<10_000 { queue.enqueue(number) }
        XCTAssertGreaterThanOrEqual(queue.capacity, 10_000)
        for _ in 0..<9_990 { _ = queue.dequeue() }
        XCTAssertLessThanOrEqual(queue.capacity, 64)
        XCTAssertEqual(Array(queue), Array(9_990..<10_000))

        for number in 0..<10_000 { queue.enqueue(number) }
        while queue.popFirst() != nil {}
        XCTAssertGreaterThanOrEqual(queue.capacity, 10_000)
        queue.trim(to: 1 << 20)
        XCTAssertGreaterThanOrEqual(queue.capacity, 10_000)
        queue.trim(to: 1024)
        XCTAssertEqual(queue.capacity, 0)
    }
}
