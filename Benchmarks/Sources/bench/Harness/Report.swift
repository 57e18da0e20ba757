import Foundation

private func pad(_ text: String, _ width: Int) -> String {
    text.count >= width ? text : String(repeating: " ", count: width - text.count) + text
}

private func number(_ value: Double?, _ digits: Int = 1) -> String {
    value.map { String(format: "%.\(digits)f", $0) } ?? "–"
}

/// The table, a line as soon as it is there.
enum Report {
    static func header() {
        print(
            "case".padding(toLength: 30, withPad: " ", startingAt: 0),
            pad("median ns", 10), pad("min", 9), pad("spread", 7), pad("Y", 8), pad("target", 7), pad("allocs", 8),
            pad("upstream", 9), pad("faster", 7), " verdict"
        )
    }

    static func line(_ result: Measurement, base: Measurement?) {
        let faster = result.upstream.map { "\(Int(($0 / result.median).rounded()))×" } ?? "–"
        print(
            result.name.padding(toLength: 30, withPad: " ", startingAt: 0),
            pad(number(result.median), 10), pad(number(result.min), 9), pad(number(result.spread * 100, 0) + "%", 7),
            pad(number(result.ratio), 8), pad(number(result.target), 7), pad(number(result.allocations, 2), 8),
            pad(number(result.upstream, 0), 9), pad(faster, 7), " " + verdict(result, base)
        )
    }

    private static func verdict(_ result: Measurement, _ base: Measurement?) -> String {
        let own = result.meetsTarget.map { $0 ? "reached" : "MISSED" } ?? ""
        guard let base else { return own }
        let change = result.ratio / base.ratio
        if change > 1 + max(result.spread, base.spread, 0.05) { return "\(own) SLOWER \(number(change, 2))" }
        return "\(own) \(number(change, 2))"
    }

    static func write(_ results: [Measurement], to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results).write(to: URL(fileURLWithPath: path))
    }

    static func read(_ path: String) throws -> [String: Measurement] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let all = try JSONDecoder().decode([Measurement].self, from: data)
        return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }
}
