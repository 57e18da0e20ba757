import Foundation

/// A bar chart on a logarithmic scale: our ratio to Y, the target, and upstream where it was measured.
enum Chart {
    private static let left = 230.0, width = 620.0, row = 22.0, top = 40.0
    private static let decades = 5.0

    static func svg(_ results: [Measurement]) -> String {
        let height = top + Double(results.count) * row + 30
        var parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(left + width + 90))" height="\(Int(height))" \
            font-family="sans-serif" font-size="12">
            <rect width="100%" height="100%" fill="white"/>
            <text x="10" y="20" font-size="14">Cost of one operation in closure calls (Y), logarithmic</text>
            """
        ]
        for decade in 0...Int(decades) {
            let x = left + width * Double(decade) / decades
            parts.append("<line x1=\"\(x)\" x2=\"\(x)\" y1=\"\(top - 8)\" y2=\"\(height - 24)\" stroke=\"#ddd\"/>")
            let label = Int(pow(10.0, Double(decade)))
            parts.append("<text x=\"\(x)\" y=\"\(height - 8)\" text-anchor=\"middle\">\(label)</text>")
        }
        for (index, result) in results.enumerated() { parts.append(bar(result, at: top + Double(index) * row)) }
        parts.append("</svg>\n")
        return parts.joined(separator: "\n")
    }

    private static func x(_ ratio: Double) -> Double {
        left + width * min(max(log10(max(ratio, 1)), 0), decades) / decades
    }

    private static func bar(_ result: Measurement, at y: Double) -> String {
        let color = result.meetsTarget == false ? "#d9822b" : "#3b7dd8"
        var text = """
            <text x="\(left - 8)" y="\(y + 13)" text-anchor="end">\(result.name)</text>
            <rect x="\(left)" y="\(y + 2)" width="\(max(x(result.ratio) - left, 1))" height="14" fill="\(color)"/>
            """
        if let target = result.target {
            text += "<rect x=\"\(x(target))\" y=\"\(y)\" width=\"2\" height=\"18\" fill=\"#222\"/>"
        }
        if let upstream = result.upstream {
            let place = x(upstream / (result.min / result.ratio))
            text += "<circle cx=\"\(place)\" cy=\"\(y + 9)\" r=\"4\" fill=\"#b33\"/>"
        }
        return text
            + "<text x=\"\(x(result.ratio) + 6)\" y=\"\(y + 13)\">\(String(format: "%.1f", result.ratio))</text>"
    }
}
