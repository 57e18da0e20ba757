internal import Foundation

extension ObservableType {
    /// Prints each thing that happens, with the time and `identifier`.
    ///
    ///     2026-03-01 12:00:00.000: main.swift:7 (run()) -> subscribed
    ///     2026-03-01 12:00:00.001: main.swift:7 (run()) -> Event next(1)
    ///     2026-03-01 12:00:00.002: main.swift:7 (run()) -> isDisposed
    ///
    /// - Ends: with the source.
    /// - Threads: prints on the thread where it happens; takes no lock.
    /// - Cost: microseconds an event, in release builds too.
    /// - Parameters:
    ///   - identifier: what to call the sequence; the default says where `debug` stands in the code.
    ///   - trimOutput: whether an event of more than 40 characters is printed as its first and last 20.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false,
        file: String = #file, line: UInt = #line, function: String = #function
    ) -> Observable<Element> {
        let place = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
        let log = DebugLog(identifier: identifier ?? place, trimOutput: trimOutput) { print($0) }
        return debug(log)
    }

    package func debug(_ log: DebugLog) -> Observable<Element> {
        let events = self.do(
            onNext: { log.write(Event.next($0)) },
            onError: { log.write(Event<Element>.error($0)) },
            onCompleted: { log.write(Event<Element>.completed) }
        )
        return AnonymousObservable { observer, cancel in
            let source = SinkDisposer()
            // The order users know: the line is printed before the source is torn down.
            cancel.set(BinaryDisposable(Disposables.create { log.write("isDisposed") }, source))
            log.write("subscribed")
            events.start(observer, source)
        }
    }
}

/// The lines of one `debug`.
package struct DebugLog {
    let identifier: String
    let trimOutput: Bool
    let output: (String) -> Void

    package init(identifier: String, trimOutput: Bool, output: @escaping (String) -> Void) {
        self.identifier = identifier
        self.trimOutput = trimOutput
        self.output = output
    }

    func write<Element>(_ event: Event<Element>) {
        let text = event.debugDescription
        let isTrimmed = trimOutput && text.count > 40
        write("Event \(isTrimmed ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
    }

    func write(_ content: String) { output("\(Self.timestamp()): \(identifier) -> \(content)") }

    /// The local time as `2026-03-01 12:00:00.000`. Not by a `DateFormatter`, which threads would have to share.
    private static func timestamp() -> String {
        let now = Calendar.current.dateComponents(in: .current, from: Date())
        func digits(_ number: Int?, _ width: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        let day = "\(digits(now.year, 4))-\(digits(now.month, 2))-\(digits(now.day, 2))"
        let time = "\(digits(now.hour, 2)):\(digits(now.minute, 2)):\(digits(now.second, 2))"
        return "\(day) \(time).\(digits((now.nanosecond ?? 0) / 1_000_000, 3))"
    }
}
