import RxSwift
import Synchronization

/// What is reported as misuse while `body` runs on this thread; nothing traps meanwhile, as in a release build.
public func misuses(in body: () -> Void) -> [String] {
    let reports = Reports()
    MisuseReporter.$report.withValue(.init { reports.add($0) }, operation: body)
    return reports.all
}

private final class Reports: Sendable {
    private let list = Mutex<[String]>([])
    var all: [String] { list.withLock { $0 } }
    func add(_ report: String) { list.withLock { $0.append(report) } }
}
