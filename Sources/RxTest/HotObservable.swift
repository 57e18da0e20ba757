internal import RxSwift

/// Emits at absolute times, whether or not anybody is subscribed.
final class HotObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
    // Who listens when an event is due hears it, also one that others dispose while it is told: as a subject.
    private let listeners = Listeners<Element>()

    override init(_ scheduler: TestScheduler, _ recordedEvents: [Recorded<Event<Element>>]) {
        super.init(scheduler, recordedEvents)
        for recorded in recordedEvents {
            scheduler.scheduleAt(recorded.time) { [listeners] in listeners.tell(recorded.value) }
        }
    }

    override func connect(_ observer: AnyObserver<Element>) -> any Disposable { listeners.add(observer) }
}
