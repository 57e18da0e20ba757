import RxSwift
import TestSupport

/// What the closures of a row are made of: it counts their calls and does in them what the law wants.
///
/// Who captures a closure of the row captures the probe; when the probe dies they were all released.
final class Probe {
    /// For rows that take a scheduler.
    let scheduler: ManualScheduler
    /// For rows that take a second source; the laws feed it like the first.
    let other: PublishSubject<Tracked>
    /// Calls of closures in which the law could throw.
    private let calls: Counter
    private let action: () throws -> Void

    init(
        scheduler: ManualScheduler, other: PublishSubject<Tracked>, calls: Counter, action: @escaping () throws -> Void
    ) {
        self.scheduler = scheduler
        self.other = other
        self.calls = calls
        self.action = action
    }

    /// For closures that may throw: `source.map { try probe($0) }`.
    func callAsFunction<Value>(_ value: Value) throws -> Value {
        calls.increment()
        try action()
        return value
    }

    /// For closures that may not: `Disposables.create { _ = probe.pass(0) }`.
    func pass<Value>(_ value: Value) -> Value {
        try? action()
        return value
    }
}
