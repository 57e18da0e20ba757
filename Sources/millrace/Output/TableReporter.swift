/// Tables for people.
struct TableReporter: Reporter {
    func text(for report: Report) -> String {
        switch report {
        case .malformed: ""
        case .window(let window): self.window(window)
        case .alert(let alert): line(alert) + "\n\n"
        case .summary(let summary): self.summary(summary)
        }
    }

    func line(_ window: WindowReport) -> String {
        timestamp(window.start) + "  " + line(window.counts)
    }

    func line(_ alert: Alert) -> String {
        switch alert {
        case .serverErrors(let start, let errors, let requests):
            "ALERT \(timestamp(start))  \(errors * 100 / max(1, requests)) % server errors: "
                + "\(grouped(errors)) of \(grouped(requests)) answers"
        case .notFound(let start, let client, let hits):
            "ALERT \(timestamp(start))  client \(printable(client)) got \(grouped(hits)) answers 404"
        }
    }

    func line(_ entry: TopEntry) -> String {
        padded(grouped(entry.hits), to: 12) + "  " + printable(entry.key)
    }

    /// `123 requests  1.31 MB  12 clients  2xx 110  3xx 10  4xx 3`
    func line(_ counts: Counts) -> String {
        let classes = (1...5).compactMap { first -> String? in
            let hits = counts.statuses.hits(inClass: first)
            return hits > 0 ? "\(first)xx \(grouped(hits))" : nil
        }
        let requests = padded("\(grouped(counts.requests)) requests", to: 16)
        let clients = padded("\(grouped(counts.clients)) clients", to: 14)
        let size = padded(byteSize(counts.bytes), to: 8)
        return ([requests, clients, size] + classes).joined(separator: "  ")
    }

    private func window(_ window: WindowReport) -> String {
        line(window) + "\n" + table(window.top) + "\n"
    }

    private func summary(_ summary: Summary) -> String {
        let counts = summary.counts
        var lines = ["Summary", row("readable lines", counts.requests), row("malformed lines", summary.malformed)]
        lines.append(row("clients", counts.clients))
        lines.append(row("bytes", counts.bytes) + "  (\(byteSize(counts.bytes)))")
        lines += counts.statuses.all.map { row("status \($0.status)", $0.hits) }
        if !summary.top.isEmpty { lines.append("  most wanted") }
        return lines.joined(separator: "\n") + "\n" + table(summary.top)
    }

    private func row(_ name: String, _ number: Int) -> String {
        "  \(name)" + padded(grouped(number), to: 50 - name.count)
    }

    private func table(_ entries: [TopEntry]) -> String {
        entries.map { line($0) + "\n" }.joined()
    }
}
