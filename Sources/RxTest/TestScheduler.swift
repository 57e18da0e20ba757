public import RxSwift

/// Virtual time in whole ticks, with recorded sequences and observers: what operator tests run on.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
///     let observer = scheduler.start { source.map { $0 * 2 } }
///     XCTAssertEqual(observer.events, [.next(210, 2), .completed(220)])
///     XCTAssertEqual(source.subscriptions, [Subscription(200, 220)])
///
/// - Threads: any, also an async test that wakes up on another thread after each `await`.
/// - Differs: not pinned to the thread that made it.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
    /// The times at which `start` acts unless told otherwise.
    public enum Defaults {
        /// When the sequence is created.
        public static let created = 100
        /// When it is subscribed to.
        public static let subscribed = 200
        /// When the subscription is disposed.
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// A scheduler that shows `initialClock`, with ticks of `resolution` seconds.
    ///
    /// With `simulateProcessingDelay`, what is scheduled for now or earlier runs one tick later, as if scheduling took
    /// time; without, it runs at the current tick.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution)
        )
    }

    /// A later time stays; now or earlier becomes now, or the next tick when processing delay is simulated.
    public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        let clock = clock
        return time > clock ? time : clock.addingSaturating(simulateProcessingDelay ? 1 : 0)
    }

    /// A sequence that emits `events` at their absolute times, to whoever is subscribed then.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        HotObservable(self, events)
    }

    /// A sequence that emits `events` to each subscriber, at their times counted from its subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        ColdObservable(self, events)
    }

    /// An observer that writes down each event with its time.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(self)
    }

    /// Runs `action` at `time`.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = enqueue(at: time) {
            action()
            return Disposables.create()
        }
    }

    /// Subscribes to `source` now, and writes down what it emits. What never ends keeps `start()` running for ever: use
    /// `advanceTo` then.
    public func record<Source: ObservableConvertibleType>(_ source: Source) -> TestableObserver<Source.Element> {
        let observer = createObserver(Source.Element.self)
        _ = source.asObservable().subscribe(observer)
        return observer
    }

    /// Runs the scheduler: creates the sequence, subscribes to it and disposes it at the times given; returns what was
    /// observed.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        let observer = createObserver(Element.self)
        // Only touched by the thread that runs the actions, one after the other.
        var source: Observable<Element>?
        var subscription: (any Disposable)?
        scheduleAt(created) { source = create().asObservable() }
        scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }

    /// As the form with all three times; creates and subscribes at the default times.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// As the form with all three times, each of them the default.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(disposed: Defaults.disposed, create: create)
    }
}
