import Foundation

extension Report {
    /// A bar chart: a group a block, a case a row, a bar for each number of threads. Logarithmic, since 1 ns and 10 µs
    /// are on one page.
    var svg: String {
        let (left, width, bar, gap) = (260.0, 560.0, 9.0, 5.0)
        let colours = [1: "#4c78a8", 2: "#f58518", 4: "#54a24b"]
        func x(_ ns: Double) -> Double { left + width * (log10(max(ns, 0.1)) + 1) / 6 }
        var body = ""
        var y = 56.0
        func text(_ string: String, _ x: Double, _ y: Double, _ extra: String = "") {
            let escaped = string.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
                of: "<", with: "&lt;")
            body += "<text x=\"\(x)\" y=\"\(y)\" \(extra)>\(escaped)</text>\n"
        }
        for group in groups {
            text(group, 8, y + 12, "font-weight=\"bold\"")
            y += 20
            for name in names(in: group) {
                let bars = results.filter { $0.group == group && $0.name == name }
                let isOurs = rivals.allSatisfy { !name.hasPrefix($0) }
                text(
                    name, left - 8, y + bar * Double(bars.count) / 2 + 4,
                    "text-anchor=\"end\" fill=\"\(isOurs ? "#000" : "#777")\"")
                for result in bars {
                    let end = x(result.nanoseconds)
                    body += "<rect x=\"\(left)\" y=\"\(y)\" width=\"\(end - left)\" height=\"\(bar - 1)\" "
                    body += "fill=\"\(colours[result.threads] ?? "#999")\"/>\n"
                    text(String(format: "%.1f", result.nanoseconds), end + 4, y + 8, "font-size=\"9\"")
                    y += bar
                }
                y += gap
            }
            y += 10
        }
        var head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(left + width + 60)\" height=\"\(y + 20)\" "
        head += "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
        head += "<text x=\"8\" y=\"20\" font-size=\"14\">ns per operation, logarithmic; blue 1, orange 2, "
        head += "green 4 threads; grey: not ours</text>\n"
        for power in -1...5 {
            let ns = pow(10, Double(power))
            head += "<line x1=\"\(x(ns))\" x2=\"\(x(ns))\" y1=\"40\" y2=\"\(y)\" stroke=\"#ddd\"/>\n"
            head += "<text x=\"\(x(ns))\" y=\"38\" text-anchor=\"middle\" font-size=\"10\">"
            head += "\(ns < 1 ? "0.1" : "\(Int(ns))")</text>\n"
        }
        return head + body + "</svg>\n"
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
