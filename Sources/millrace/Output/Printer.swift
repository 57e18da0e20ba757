import Dispatch
import RxSwift

/// Writes reports to standard output, and what people at a terminal want to know to standard error.
final class Printer: Display {
    private let reporter: any Reporter
    private let output: OutputFile
    private var showsProgress = false

    init(_ reporter: any Reporter, output: OutputFile = .standard) {
        self.reporter = reporter
        self.output = output
    }

    func follow(
        _ progress: Observable<Progress>, of counter: LogCounter, on counting: any SchedulerType
    ) -> Observable<Never> {
        guard OutputFile.error.isTerminal else { return .empty() }
        return
            progress
            .skip(1)
            .throttle(.milliseconds(200), latest: true, scheduler: counting)
            .do(onNext: { self.show($0) })
            .ignoreElements()
    }

    /// One write for all of them: windows often close several at a time.
    func print(_ reports: [Report]) throws {
        clear()
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

    private func show(_ progress: Progress) {
        showsProgress = true
        try? OutputFile.error.write("\r" + progress.text + eraseToEndOfLine)
    }

    /// Takes the progress line away before something else is written over it.
    func clear() {
        guard showsProgress else { return }
        showsProgress = false
        try? OutputFile.error.write("\r" + eraseToEndOfLine)
    }

    func wait(for end: DispatchSemaphore) {
        end.wait()
    }
}

private let eraseToEndOfLine = "\u{1B}[K"
