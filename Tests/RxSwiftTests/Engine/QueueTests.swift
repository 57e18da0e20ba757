import RxSwift
import XCTest

final class QueueTests: XCTestCase {
    func testFirstInFirstOut() {
        var queue = Queue<Int>(capacity: 2)
        for number in 1...5 { queue.enqueue(number) }
        XCTAssertEqual(queue.count, 5)
        XCTAssertEqual(queue.peek(), 1)
        XCTAssertEqual(queue.dequeue(), 1)
        XCTAssertEqual(Array(queue), [2, 3, 4, 5])
        XCTAssertEqual(queue.count, 4)
    }

    func testAnEmptyQueueHasNothing() {
        var queue = Queue<Int>(capacity: 0)
        XCTAssertTrue(queue.isEmpty)
        XCTAssertNil(queue.dequeue())
        XCTAssertEqual(Array(queue), [])
    }

    func testAgainstAnArray() {
        var random = SystemRandomNumberGenerator()
        for capacity in [0, 1, 4, 100] {
            var queue = Queue<Int>(capacity: capacity)
            var model: [Int] = []
            for step in 0..<2000 {
                // Grows in the first half and shrinks in the second, so the ring wraps at many sizes.
                if Int.random(in: 0..<3, using: &random) < (step < 1000 ? 2 : 1) {
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
        var queue = Queue<AnyObject>(capacity: 4)
        weak var reference: AnyObject?
        do {
            let object = NSObject()
            reference = object
            queue.enqueue(object)
        }
        XCTAssertNotNil(reference)
        _ = queue.dequeue()
        XCTAssertNil(reference)
    }
}
