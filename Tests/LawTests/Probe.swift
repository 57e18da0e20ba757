import RxSwift
import Synchronization
import TestSupport

/// What the closures of a row are made of: it counts their calls and does in them what the law wants.
///
/// Who captures a closure of the row captures the probe; when the probe dies they were all released.
final class Probe {
    /// For rows that take a scheduler.
    let scheduler: ManualScheduler
    /// For rows that take a second source; the laws feed it like the first.
    let other: PublishSubject<Tracked>
    private let action: () throws -> Void
    private let count = Atomic<Int>(0)

    init(scheduler: ManualScheduler, other: PublishSubject<Tracked>, action: @escaping () throws -> Void) {
        self.scheduler = scheduler
        self.other = other
        self.action = action
    }

    /// How often closures were called in which the law could throw.
    var calls: Int { count.load(ordering: .sequentiallyConsistent) }

    /// For closures that may throw: `source.map { try probe($0) }`.
    func callAsFunction<Value>(_ value: Value) throws -> Value {
        count.add(1, ordering: .sequentiallyConsistent)
        try action()
        return value
    }

    /// For closures that may not: `Observable.using({ probe.pass(x) } …)`.
    func pass<Value>(_ value: Value) -> Value {
        try? action()
        return value
    }
}
