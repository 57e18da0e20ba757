/// Counts records into windows and totals, and says what there is to say about them.
///
/// Not thread safe: the pipeline calls it on one serial scheduler.
final class LogCounter {
    private let options: AnalyzeOptions
    private var totals = Totals()
    private var windows: OpenWindows
    private var malformed = 0
    private var late = 0
    private var reports: [Report] = []

    init(_ options: AnalyzeOptions) {
        self.options = options
        windows = OpenWindows(width: options.window, tolerance: options.late)
    }

    var readable: Int { totals.requests }
    var lines: Int { totals.requests + malformed }

    /// What the next reports would say if the log ended here, for those who watch.
    ///
    /// Goes over all paths, so it is for a few times a second.
    var standing: Standing {
        let window = windows.newest.map {
            WindowReport(start: $0.start, counts: $0.totals.snapshot, top: top(of: $0))
        }
        return Standing(window: window, counts: totals.snapshot, top: totals.topPaths(options.top))
    }

    /// Returns what became known with this block, most often nothing.
    func add(_ parsed: ParsedBlock) -> [Report] {
        if let base = parsed.block.bytes.baseAddress {
            noteMalformed(parsed, base)
            for record in parsed.records { add(record, base) }
        }
        return takeReports()
    }

    /// Closes what is open and sums up.
    func finish() -> [Report] {
        windows.closeAll().forEach(report)
        let top = totals.topPaths(options.top)
        reports.append(.summary(Summary(counts: totals.snapshot, malformed: malformed, late: late, top: top)))
        return takeReports()
    }

    private func add(_ record: Record, _ base: UnsafeRawPointer) {
        totals.add(record, in: base)
        guard let window = windows.window(for: record.time) else {
            late += 1
            return
        }
        if window.add(record, in: base) == options.notFoundHits {
            let client = UnsafeRawBufferPointer(start: base + Int(record.client.start), count: Int(record.client.count))
            let shown = Array(client.prefix(shownBytes))
            reports.append(.alert(.notFound(start: window.start, client: shown, hits: options.notFoundHits)))
        }
        for closed in windows.closeDue() { report(closed) }
    }

    private func noteMalformed(_ parsed: ParsedBlock, _ base: UnsafeRawPointer) {
        for sample in parsed.samples.prefix(max(0, ParsedBlock.samplesKept - malformed)) {
            let text = UnsafeRawBufferPointer(start: base + sample.start, count: min(sample.count, shownBytes))
            let line = MalformedLine(number: lines + sample.line + 1, reason: sample.reason, text: Array(text))
            reports.append(.malformed(line))
        }
        malformed += parsed.malformed
    }

    private func report(_ window: Window) {
        let counts = window.totals.snapshot
        let errors = counts.statuses.hits(inClass: 5)
        if errors > 0, errors * 100 >= counts.requests * options.serverErrorPercent {
            reports.append(.alert(.serverErrors(start: window.start, errors: errors, requests: counts.requests)))
        }
        reports.append(.window(WindowReport(start: window.start, counts: counts, top: top(of: window))))
    }

    private func top(of window: Window) -> [TopEntry] {
        window.totals.topPaths(options.top)
    }

    private func takeReports() -> [Report] {
        defer { reports = [] }
        return reports
    }
}

/// How much of a line or client is shown to people.
private let shownBytes = 200
