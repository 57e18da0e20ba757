import Foundation

/// How many bytes of blocks may be under way between the reader and the last stage.
///
/// This is what keeps memory flat: `observe(on:)` queues without bound, so the reader, which is the faster side,
/// has to wait. A block larger than the whole budget may pass when nothing else is under way.
final class BlockBudget: @unchecked Sendable {
    private let condition = NSCondition()
    private let limit: Int
    private var underWay = 0
    private var isClosed = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Returns false, at once, when the budget is closed.
    func take(_ bytes: Int) -> Bool {
        condition.withLock {
            while !isClosed && underWay > 0 && underWay + bytes > limit {
                condition.wait()
            }
            underWay += bytes
            if isClosed { underWay -= bytes }
            return !isClosed
        }
    }

    func give(_ bytes: Int) {
        condition.withLock {
            underWay -= bytes
            condition.signal()
        }
    }

    /// Lets a waiting reader go, and every later one: this is how the reader learns that it was cancelled.
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }
}
