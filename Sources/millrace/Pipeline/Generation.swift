import Dispatch
import RxSwift

/// `millrace generate`: one pipeline from numbers of lines to bytes on standard output.
final class Generation {
    private static let linesPerBlock = 512
    private static let ticksPerSecond = 20

    private let lines: Int
    private let rate: Int?
    private var generator: LogGenerator

    init(_ options: GenerateOptions) {
        lines = options.lines
        rate = options.rate
        generator = LogGenerator(seed: options.seed)
    }

    func run() -> Int32 {
        let ended = DispatchSemaphore(value: 0)
        var failure: (any Error)?
        let subscription = lineCounts()
            .do(onNext: { try self.write(lines: $0) })
            .subscribe(onError: { failure = $0 }, onDisposed: { ended.signal() })
        ended.wait()
        subscription.dispose()
        return failure.map(Program.report) ?? ExitCode.success
    }

    /// How many lines to write next: all of them in a row, or what is due at each tick.
    private func lineCounts() -> Observable<Int> {
        guard let rate else {
            let blocks = (lines + Self.linesPerBlock - 1) / Self.linesPerBlock
            return Observable.range(start: 0, count: blocks)
                .map { [lines] in min(Self.linesPerBlock, lines - $0 * Self.linesPerBlock) }
        }
        let perSecond = Self.ticksPerSecond
        let ticks = (lines * perSecond + rate - 1) / rate
        let clock = SerialDispatchQueueScheduler(qos: .userInitiated, internalSerialQueueName: "millrace.clock")
        return Observable<Int>.interval(.milliseconds(1_000 / perSecond), scheduler: clock)
            .take(ticks)
            .map { [lines] in min(lines, ($0 + 1) * rate / perSecond) - min(lines, $0 * rate / perSecond) }
    }

    private func write(lines count: Int) throws {
        var rest = count
        while rest > 0 {
            let block = generator.lines(min(rest, Self.linesPerBlock))
            try block.withUnsafeBytes { try OutputFile.standard.write($0) }
            rest -= min(rest, Self.linesPerBlock)
        }
    }
}
