internal import CSupport
public import RxSwift

/// A sequence whose events are given beforehand, and that writes down when it was subscribed to.
///
/// - Threads: any.
public class TestableObservable<Element>: ObservableType {
    /// What it emits.
    public let recordedEvents: [Recorded<Event<Element>>]

    let scheduler: TestScheduler
    // Unchecked: the lock is an atomic word.
    @exclusivity(unchecked) private var lock = SpinLock()
    // Under `lock`.
    private var recordedSubscriptions: [Subscription] = []

    init(_ scheduler: TestScheduler, _ recordedEvents: [Recorded<Event<Element>>]) {
        self.scheduler = scheduler
        self.recordedEvents = recordedEvents
    }

    /// When it was subscribed to, in that order, and when each subscription ended.
    public var subscriptions: [Subscription] { withLock(&lock) { recordedSubscriptions } }

    /// Subscribes `observer`, and writes down when.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let clock = scheduler.clock
        let place = withLock(&lock) {
            recordedSubscriptions.append(Subscription(clock))
            return recordedSubscriptions.count - 1
        }
        let connection = connect(observer.asObserver())
        return Disposables.create { [self] in
            connection.dispose()
            let clock = scheduler.clock
            withLock(&lock) {
                recordedSubscriptions[place] = Subscription(recordedSubscriptions[place].subscribe, clock)
            }
        }
    }

    /// Sees to it that `observer` hears the events, until the result is disposed.
    func connect(_ observer: AnyObserver<Element>) -> any Disposable { preconditionFailure("\(#function) is abstract") }
}

// All that changes is under `lock`; the events are the test's own.
extension TestableObservable: @unchecked Sendable {}
