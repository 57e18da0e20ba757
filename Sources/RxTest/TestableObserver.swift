internal import CSupport
public import RxSwift

/// An observer that writes down each event with the virtual time of its arrival.
///
/// - Threads: any.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler
    // Unchecked: the lock is an atomic word.
    @exclusivity(unchecked) private var lock = SpinLock()
    // Under `lock`.
    private var recorded: [Recorded<Event<Element>>] = []

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    /// What was heard so far.
    public var events: [Recorded<Event<Element>>] { withLock(&lock) { recorded } }

    /// Writes `event` down.
    public func on(_ event: Event<Element>) {
        let record = Recorded(time: scheduler.clock, value: event)
        withLock(&lock) { recorded.append(record) }
    }
}

// All that changes is under `lock`; the events are the test's own.
extension TestableObserver: @unchecked Sendable {}
