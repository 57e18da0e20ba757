internal import RxSwift

/// Emits to each subscriber at times counted from its subscription.
final class ColdObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
    override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
        let events = recordedEvents.map { recorded in
            scheduler.scheduleRelativeVirtual(recorded.value, dueTime: recorded.time) { event in
                observer.on(event)
                return Disposables.create()
            }
        }
        return Disposables.create(events)
    }
}
