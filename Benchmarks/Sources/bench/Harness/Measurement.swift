import CAllocations

/// What came out of one case.
struct Measurement: Codable {
    let name: String
    let median: Double
    let min: Double
    let max: Double
    /// Median of the rounds' ratios to the Y measured right before and after each.
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
        let before = allocations_so_far()
        check(body())
        let allocations = Double(allocations_so_far() - before) / Double(operations)
        var times: [Double] = []
        var ratios: [Double] = []
        for _ in 0..<rounds {
            let y1 = measureY()
            let start = now()
            let result = body()
            let time = Double(now() - start) / Double(operations)
            let y2 = measureY()
            check(result)
            times.append(time)
            ratios.append(time / ((y1 + y2) / 2))
        }
        times.sort()
        ratios.sort()
        let median = times[rounds / 2]
        return Measurement(
            name: name, median: median, min: times[0], max: times[rounds - 1], ratio: ratios[rounds / 2],
            allocations: allocations, upstream: upstream, target: target,
            spread: (times[rounds * 3 / 4] - times[rounds / 4]) / median
        )
    }

    private func check(_ result: Int) {
        precondition(result == expected, "\(name) gave \(result), expected \(expected): it measures something else")
    }
}
