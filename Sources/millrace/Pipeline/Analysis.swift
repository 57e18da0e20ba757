import Dispatch
import Glibc
import RxRelay
import RxSwift

/// `millrace analyze`: one pipeline from the blocks of a log to what is printed.
///
/// Reading, parsing and counting each have a scheduler. The counter, the display and the progress are touched on
/// the counting scheduler only, which is why none of them needs a lock.
final class Analysis {
    private let options: AnalyzeOptions
    private let input: InputFile
    private let counter: LogCounter
    private let display: any Display
    private let progress: BehaviorRelay<Progress>
    private let counting = SerialDispatchQueueScheduler(
        qos: .userInitiated, internalSerialQueueName: "millrace.counting")
    private let ended = DispatchSemaphore(value: 0)
    private var exitCode: Int32?

    init(_ options: AnalyzeOptions, input: InputFile) {
        self.options = options
        self.input = input
        counter = LogCounter(options)
        display = options.live ? LiveDisplay() : Printer(options.json ? JSONReporter() : TableReporter())
        progress = BehaviorRelay(value: Progress(size: input.size))
    }

    /// Runs to the end of the input, an error or Ctrl-C. Returns the exit code.
    func run() -> Int32 {
        let bag = DisposeBag()
        let pipeline = SingleAssignmentDisposable()
        display.follow(progress.asObservable(), of: counter, on: counting)
            .observe(on: counting)
            .subscribe(onError: {
                pipeline.dispose()
                self.fail($0)
            })
            .disposed(by: bag)
        let running = reports()
            .subscribe(
                onNext: { _ in },
                onError: { self.fail($0) },
                onCompleted: { self.end(self.exitCodeForReadable()) }
            )
        pipeline.setDisposable(running)
        pipeline.disposed(by: bag)
        signals(SIGINT)
            .take(1)
            .observe(on: counting)
            // On the counting scheduler: between two blocks, so that what was counted was also reported.
            .do(onNext: { pipeline.dispose() })
            .subscribe(onNext: { self.interrupt() })
            .disposed(by: bag)
        display.wait(for: ended)
        return exitCode ?? ExitCode.success
    }

    /// lines → records → counts → reports, printed as they pass.
    private func reports() -> Observable<[Report]> {
        let reading = SerialDispatchQueueScheduler(qos: .userInitiated, internalSerialQueueName: "millrace.reading")
        let parsing = SerialDispatchQueueScheduler(qos: .userInitiated, internalSerialQueueName: "millrace.parsing")
        return lineBlocks(of: input, on: reading)
            .observe(on: parsing)
            .map { Optional(BlockParser.parse($0)) }
            // The end goes the way of the blocks: appended behind the counting it could be delivered by the thread that
            // subscribes, when the input ends before that has returned.
            .concat(Observable.just(nil))
            .observe(on: counting)
            .map { [counter, progress] parsed in
                guard let parsed else { return counter.finish() }
                let reports = counter.add(parsed)
                progress.accept(progress.value.with(lines: counter.lines, bytes: parsed.block.bytesRead))
                return reports
            }
            .filter { !$0.isEmpty }
            .do(onNext: { [display] in try display.print($0) })
    }

    private func interrupt() {
        // Ctrl-C also ends whoever writes into our input, and its end may have been here first.
        guard exitCode == nil else { return }
        printRest()
        end(ExitCode.interrupted)
    }

    private func fail(_ error: any Error) {
        // What could be counted is still worth something, unless it is the output that failed.
        if error is InputError, counter.lines > 0 { printRest() }
        display.clear()
        end(Program.report(error))
    }

    private func printRest() {
        try? display.print(counter.finish())
    }

    private func exitCodeForReadable() -> Int32 {
        guard counter.readable == 0 else { return ExitCode.success }
        say("no readable line in \(input.name)" + (counter.lines > 0 ? " (\(grouped(counter.lines)) malformed)" : ""))
        return ExitCode.failure
    }

    /// The first end counts: Ctrl-C may come while the last block is being summed up.
    private func end(_ code: Int32) {
        guard exitCode == nil else { return }
        exitCode = code
        display.clear()
        ended.signal()
    }
}
