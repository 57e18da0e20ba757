import CAllocations

/// What came out of one case.
struct Measurement: Codable {
    let name: String
    let median: Double
    let min: Double
    let max: Double
    /// The best round to the best Y of the same rounds: what a neighbour on the machine costs is in neither.
    let ratio: Double
    let allocations: Double
    var upstream: Double?
    var target: Double?

    /// How far the middle half of the rounds is apart, as a share of the median.
    let spread: Double

    var meetsTarget: Bool? { target.map { ratio <= $0 } }
}

extension Case {
    func measure(rounds: Int) -> Measurement {
        check(body())
        let allocations = countAllocations()
        var times: [Double] = []
        var bestY = measureY()
        for _ in 0..<rounds {
            let start = now()
            let result = body()
            let time = Double(now() - start) / Double(operations)
            bestY = min(bestY, measureY())
            check(result)
            times.append(time)
        }
        times.sort()
        let median = times[rounds / 2]
        return Measurement(
            name: name, median: median, min: times[0], max: times[rounds - 1], ratio: times[0] / bestY,
            allocations: allocations, upstream: upstream, target: target,
            spread: (times[rounds * 3 / 4] - times[rounds / 4]) / median
        )
    }

    /// Allocations an operation, in a run that is not timed.
    func countAllocations() -> Double {
        let before = allocations_so_far()
        allocations_count(true)
        let result = body()
        allocations_count(false)
        check(result)
        return Double(allocations_so_far() - before) / Double(operations)
    }

    private func check(_ result: Int) {
        precondition(result == expected, "\(name) gave \(result), expected \(expected): it measures something else")
    }
}
