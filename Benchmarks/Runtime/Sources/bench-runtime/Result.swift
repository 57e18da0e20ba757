import Measuring

struct Result {
    let group: String
    let name: String
    let threads: Int
    var nanoseconds: Double
    /// The share of the least lucky thread, 1 when all got the same.
    var fairness: Double
}

/// One thing to measure: how long one operation takes with so many threads at it.
struct Case {
    let group: String
    let name: String
    /// What the others of its group are compared with.
    let isReference: Bool
    let threads: [Int]
    let measure: (_ threads: Int, _ seconds: Double) -> (nanoseconds: Double, fairness: Double)
}

/// Runs every case in turn, several times over, so that a noisy minute hits all of them, and keeps the best; so Y.
func measure(_ cases: [Case], rounds: Int, seconds: Double) -> (results: [Result], y: Double) {
    var y = Double.infinity
    var results: [String: Result] = [:]
    var order: [String] = []
    for _ in 0..<rounds {
        y = min(y, measureY())
        for item in cases {
            for threads in item.threads {
                let key = "\(item.group) \(item.name) \(threads)"
                let (nanoseconds, fairness) = item.measure(threads, seconds)
                if results[key] == nil { order.append(key) }
                if nanoseconds < results[key]?.nanoseconds ?? .infinity {
                    results[key] = Result(
                        group: item.group, name: item.name, threads: threads, nanoseconds: nanoseconds,
                        fairness: fairness)
                }
            }
        }
    }
    return (order.compactMap { results[$0] }, y)
}
