/// Writes reports to standard output, and what people at a terminal want to know to standard error.
final class Printer {
    private let reporter: any Reporter
    private let output: OutputFile
    private var showsProgress = false

    init(_ reporter: any Reporter, output: OutputFile = .standard) {
        self.reporter = reporter
        self.output = output
    }

    /// One write for all of them: windows often close several at a time.
    func print(_ reports: [Report]) throws {
        clearProgress()
        reports.forEach(sayWhatIsOdd)
        try output.write(reports.map(reporter.text).joined())
    }

    private func sayWhatIsOdd(_ report: Report) {
        switch report {
        case .malformed(let line):
            say("line \(line.number) is malformed (\(line.reason.reason)): \(printable(line.text))")
        case .summary(let summary) where summary.late > 0:
            say("lines too late for their window, counted in the summary only: \(grouped(summary.late)) (see --late)")
        case .window, .alert, .summary: return
        }
    }

    func show(_ progress: Progress) {
        showsProgress = true
        try? OutputFile.error.write("\r" + progress.text + eraseToEndOfLine)
    }

    /// Takes the progress line away before something else is written over it.
    func clearProgress() {
        guard showsProgress else { return }
        showsProgress = false
        try? OutputFile.error.write("\r" + eraseToEndOfLine)
    }
}

private let eraseToEndOfLine = "\u{1B}[K"
