/// How often each status from 100 to 599 was answered.
struct StatusCounts: Equatable {
    private var hits = [Int](repeating: 0, count: 500)

    mutating func count(_ status: Int) {
        hits[status - 100] += 1
    }

    /// The statuses that occurred, in order.
    var all: [(status: Int, hits: Int)] {
        hits.indices.filter { hits[$0] > 0 }.map { ($0 + 100, hits[$0]) }
    }

    /// The sum of a class, `5` for 5xx.
    func hits(inClass first: Int) -> Int {
        hits[(first - 1) * 100..<first * 100].reduce(0, +)
    }

    static let footprint = 500 * MemoryLayout<Int>.stride
}
