/// One JSON object per line.
struct JSONReporter: Reporter {
    func text(for report: Report) -> String {
        guard let object = object(for: report) else { return "" }
        return object.text + "\n"
    }

    private func object(for report: Report) -> JSON? {
        switch report {
        case .malformed: nil
        case .window(let window): self.window(window)
        case .alert(let alert): self.alert(alert)
        case .summary(let summary): self.summary(summary)
        }
    }

    private func window(_ window: WindowReport) -> JSON {
        .object([
            ("type", .string("window")),
            ("start", .string(timestamp(window.start))),
            ("requests", .number(window.counts.requests)),
            ("bytes", .number(window.counts.bytes)),
            ("clients", .number(window.counts.clients)),
            ("status", statuses(window.counts)),
            ("top", top(window.top)),
        ])
    }

    private func alert(_ alert: Alert) -> JSON {
        switch alert {
        case .serverErrors(let start, let errors, let requests):
            .object([
                ("type", .string("alert")),
                ("alert", .string("server-errors")),
                ("start", .string(timestamp(start))),
                ("errors", .number(errors)),
                ("requests", .number(requests)),
            ])
        case .notFound(let start, let client, let hits):
            .object([
                ("type", .string("alert")),
                ("alert", .string("not-found")),
                ("start", .string(timestamp(start))),
                ("client", .bytes(client)),
                ("hits", .number(hits)),
            ])
        }
    }

    private func summary(_ summary: Summary) -> JSON {
        .object([
            ("type", .string("summary")),
            ("lines", .number(summary.counts.requests)),
            ("malformed", .number(summary.malformed)),
            ("clients", .number(summary.counts.clients)),
            ("bytes", .number(summary.counts.bytes)),
            ("status", statuses(summary.counts)),
            ("top", top(summary.top)),
        ])
    }

    private func statuses(_ counts: Counts) -> JSON {
        .object(counts.statuses.all.map { (String($0.status), .number($0.hits)) })
    }

    private func top(_ entries: [TopEntry]) -> JSON {
        .array(entries.map { .object([("path", .bytes($0.key)), ("hits", .number($0.hits))]) })
    }
}
