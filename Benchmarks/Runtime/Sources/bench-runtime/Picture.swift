import Foundation

extension Report {
    /// A bar chart: a group a block, a case a row, a bar for each number of threads. Logarithmic, since 1 ns and 10 µs
    /// are on one page.
    var svg: String {
        let (left, width, bar, gap) = (260.0, 560.0, 11.0, 7.0)
        let colours = [(1, "#4c78a8"), (2, "#f58518"), (4, "#54a24b")]
        let powers = -1...Int(log10(results.map(\.nanoseconds).max() ?? 1).rounded(.up))
        func x(_ ns: Double) -> Double { left + width * (log10(max(ns, 0.1)) + 1) / Double(powers.count - 1) }
        var (grid, body) = ("", "")
        var y = 72.0
        func text(_ string: String, _ x: Double, _ y: Double, _ extra: String = "") {
            let escaped = string.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
                of: "<", with: "&lt;")
            body += "<text x=\"\(x)\" y=\"\(y)\" \(extra)>\(escaped)</text>\n"
        }
        func rectangle(_ x: Double, _ y: Double, _ width: Double, _ colour: String) {
            body += "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(bar - 1)\" fill=\"\(colour)\"/>\n"
        }
        text("ns per operation, logarithmic; grey: not ours", 8, 20, "font-size=\"14\"")
        for (place, (threads, colour)) in colours.enumerated() {
            let start = left + 160 + Double(place) * 100
            rectangle(start, 11, 16, colour)
            text(threads == 1 ? "1 thread" : "\(threads) threads", start + 22, 20)
        }
        for group in groups {
            text(group, 8, y - 4, "font-weight=\"bold\"")
            y += 8
            for name in names(in: group) {
                let bars = results.filter { $0.group == group && $0.name == name }
                let isOurs = rivals.allSatisfy { !name.hasPrefix($0) }
                text(
                    name, left - 8, y + bar * Double(bars.count) / 2 + 4,
                    "text-anchor=\"end\" fill=\"\(isOurs ? "#000" : "#777")\"")
                for result in bars {
                    let end = x(result.nanoseconds)
                    rectangle(left, y, end - left, colours.first { $0.0 == result.threads }?.1 ?? "#999")
                    let places = result.nanoseconds < 1 ? 2 : result.nanoseconds < 100 ? 1 : 0
                    // The white edge keeps the lines of the grid out of the figures.
                    text(
                        String(format: "%.*f", places, result.nanoseconds), end + 4, y + 9,
                        "font-size=\"10\" stroke=\"#fff\" stroke-width=\"3\" paint-order=\"stroke\"")
                    y += bar
                }
                y += gap
            }
            y += 24
        }
        for power in powers {
            let ns = pow(10, Double(power))
            grid += "<line x1=\"\(x(ns))\" x2=\"\(x(ns))\" y1=\"56\" y2=\"\(y - 20)\" stroke=\"#ddd\"/>\n"
            text(ns < 1 ? "0.1" : "\(Int(ns))", x(ns), 52, "text-anchor=\"middle\" font-size=\"10\"")
        }
        var head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(left + width + 60)\" height=\"\(y)\" "
        head += "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
        return head + grid + body + "</svg>\n"
    }

    private var rivals: [String] {
        ["pthread", "NS", "Synchronization", "Dispatch", "ContinuousClock"]
    }

    private var groups: [String] {
        results.map(\.group).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func names(in group: String) -> [String] {
        results.filter { $0.group == group }.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
