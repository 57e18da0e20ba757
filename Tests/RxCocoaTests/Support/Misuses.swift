import RxSwift
import Synchronization

/// The mistakes that are reported while `body` runs, which then goes on as in a release build.
func misuses(in body: () -> Void) -> [String] {
    let reports = Reports()
    let handler = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, _ in }
    defer { Hooks.defaultErrorHandler = handler }
    MisuseReporter.$report.withValue({ reports.add($0) }) { body() }
    return reports.all
}

private final class Reports: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }

    func add(_ text: String) { texts.withLock { $0.append(text) } }
}
