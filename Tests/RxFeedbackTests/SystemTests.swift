import CMemory
import RxCocoa
import RxFeedback
import RxSwift
import RxTest
import Synchronization
import TestSupport
import XCTest

final class SystemTests: XCTestCase {
    func testStartsWithTheInitialStateAndReducesEvents() {
        let scheduler = makeScheduler()
        let events = scheduler.hot("--a-b--c|")
        let observer: TestableObserver<String> = scheduler.start {
            Observable<Any>.system(
                initialState: "0", reduce: { _, event in event }, scheduler: scheduler,
                feedback: { _ in events.asObservable() }
            )
        }
        assertMarbles(observer.events, "0-a-b--c|")
        assertMarbles(events.subscriptions, "^-------!")
    }

    func testAnErrorOfAFeedbackEndsIt() {
        let scheduler = makeScheduler()
        let failing = scheduler.hot("--a-#")
        let other = scheduler.hot("---b---c")
        let observer: TestableObserver<String> = scheduler.start {
            Observable<Any>.system(
                initialState: "0", reduce: { $1 }, scheduler: scheduler,
                feedback: [{ _ in failing.asObservable() }, { _ in other.asObservable() }]
            )
        }
        assertMarbles(observer.events, "0-ab#")
        assertMarbles(other.subscriptions, "^---!")
    }

    func testEachSubscriptionIsASystemOfItsOwn() {
        let system = Observable<Any>.system(
            initialState: 0, reduce: +, scheduler: CurrentThreadScheduler.instance, feedback: { _ in .of(1, 1) }
        )
        for _ in 0..<2 {
            var states: [Int] = []
            system.subscribe(onNext: { states.append($0) }).dispose()
            XCTAssertEqual(states, [0, 1, 2])
        }
    }

    func testWithoutFeedbacksItIsOverAtOnce() {
        var events: [RxSwift.Event<Int>] = []
        let none: [Feedback<Int, Int>] = []
        Observable<Any>.system(
            initialState: 7, reduce: +, scheduler: CurrentThreadScheduler.instance, feedback: none
        ).subscribe { (event: RxSwift.Event<Int>) in events.append(event) }.dispose()
        XCTAssertEqual(events, [.next(7), .completed])
    }

    func testTheMainSchedulerIsReplacedByOneThatNeverRunsInline() {
        for scheduler in [MainScheduler.instance as any ImmediateSchedulerType, ConcurrentMainScheduler.instance] {
            var given: (any ImmediateSchedulerType)?
            let feedback: Feedback<Int, Int> = {
                given = $0.scheduler
                return .never()
            }
            let subscription = Observable<Any>.system(
                initialState: 0, reduce: +, scheduler: scheduler, feedback: feedback
            ).subscribe()
            XCTAssertTrue(given as AnyObject === MainScheduler.asyncInstance)
            subscription.dispose()
        }
    }

    // MARK: Synchronous answers (report K1)

    /// Counts up to `goal`: one feedback answers to even states, the other to odd ones, at once.
    private func counting(
        to goal: Int, _ scheduler: any ImmediateSchedulerType, seen: @escaping (_ feedback: Int, _ state: Int) -> Void
    ) -> Observable<Int> {
        var isReducing = false
        let feedbacks: [Feedback<Int, Int>] = (0..<2).map { number in
            { context in
                context.source.do(onNext: { seen(number, $0) }).filter { $0 < goal && $0 % 2 == number }
                    .flatMap { _ in Observable.just(1) }
            }
        }
        return Observable<Any>.system(
            initialState: 0,
            reduce: { state, event in
                XCTAssertFalse(isReducing, "the reducer is called inside the reducer")
                isReducing = true
                defer { isReducing = false }
                return state + event
            },
            scheduler: scheduler,
            feedback: feedbacks
        )
    }

    private func checkCounting(_ name: String, _ scheduler: any ImmediateSchedulerType, run: (() -> Void)? = nil) {
        var states: [Int] = []
        var seen: [[Int]] = [[], []]
        let subscription = counting(to: 50, scheduler) { seen[$0].append($1) }
            .subscribe(onNext: { states.append($0) })
        run?()
        serveMainQueue(until: "\(name): the last state") { states.last == 50 }
        XCTAssertEqual(states, Array(0...50), name)
        XCTAssertEqual(seen, [Array(0...50), Array(0...50)], name)
        subscription.dispose()
    }

    func testASynchronousAnswerIsNotLost() {
        checkCounting("main", MainScheduler.instance)
        checkCounting("concurrent main", ConcurrentMainScheduler.instance)
        checkCounting("current thread", CurrentThreadScheduler.instance)
        checkCounting("inline", InlineScheduler())
        let virtual = makeScheduler()
        checkCounting("virtual", virtual) { virtual.start() }
    }

    func testEventsBeforeTheFirstStateIsShownWaitForIt() {
        var seen: [Int] = []
        let feedbacks: [Feedback<Int, Int>] = [
            { _ in .of(1, 2, 3) },
            { context in context.source.do(onNext: { seen.append($0) }).flatMap { _ in Observable<Int>.empty() } },
        ]
        Observable<Any>.system(
            initialState: 0, reduce: +, scheduler: CurrentThreadScheduler.instance, feedback: feedbacks
        ).subscribe().dispose()
        XCTAssertEqual(seen, [0, 1, 3, 6])
    }

    // MARK: Disposal and release

    func testDisposingEndsEveryFeedback() {
        let scheduler = makeScheduler()
        let sources = (0..<3).map { _ in scheduler.hot("-----------") }
        _ =
            scheduler.start(disposed: 205) {
                Observable<Any>.system(
                    initialState: "0", reduce: { $1 }, scheduler: scheduler,
                    feedback: sources.map { source in { _ in source.asObservable() } }
                )
            } as TestableObserver<String>
        for source in sources { assertMarbles(source.subscriptions, "^----!") }
    }

    func testDisposingInsideIsTheLast() {
        let events = PublishSubject<Int>()
        let cancel = SingleAssignmentDisposable()
        var states: [Int] = []
        cancel.setDisposable(
            Observable<Any>.system(
                initialState: 0, reduce: +, scheduler: CurrentThreadScheduler.instance, feedback: { _ in events }
            ).subscribe(onNext: {
                states.append($0)
                if $0 == 2 { cancel.dispose() }
            })
        )
        for _ in 0..<5 { events.onNext(1) }
        XCTAssertEqual(states, [0, 1, 2])
        XCTAssertFalse(events.hasObservers)
    }

    func testReleasesItsStatesWhenDisposed() {
        let before = Tracked.live
        let events = PublishSubject<Int>()
        let subscription = Observable<Any>.system(
            initialState: 0, reduce: { state, _ in state + 1 }, scheduler: CurrentThreadScheduler.instance,
            feedback: [{ _ in events }, react(request: { $0.number }) { _ in Observable<Int>.never() }]
        ).subscribe(onNext: { (_: Tracked) in })
        for _ in 0..<100 { events.onNext(1) }
        XCTAssertGreaterThan(Tracked.live, before)
        subscription.dispose()
        XCTAssertEqual(Tracked.live, before)
    }

    // MARK: Order, threads and cost (report K6)

    func testEventsOfTwoThreadsAreReducedOneAtATime() {
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        let inside = Atomic<Int>(0)
        let overlaps = Counter()
        let last = Atomic<Int>(0)
        let subscription = Observable<Any>.system(
            initialState: 0,
            reduce: { state, event in
                if inside.add(1, ordering: .sequentiallyConsistent).newValue > 1 { overlaps.increment() }
                defer { inside.subtract(1, ordering: .sequentiallyConsistent) }
                return state + event
            },
            scheduler: CurrentThreadScheduler.instance,
            feedback: [{ _ in left }, { _ in right }]
        ).subscribe(onNext: { last.store($0, ordering: .sequentiallyConsistent) })
        race(rounds: 2_000, { _ in left.onNext(1) }, { _ in right.onNext(1) })
        XCTAssertEqual(overlaps.value, 0)
        XCTAssertEqual(last.load(ordering: .sequentiallyConsistent), 4_000)
        subscription.dispose()
    }

    /// Events in the long tests. Debug builds run unspecialised, a hundred times slower.
    #if DEBUG
        private let manyEvents = 30_000
    #else
        private let manyEvents = 1_000_000
    #endif

    func testManyEventsThroughThreeFeedbacksInOrderAndInFlatMemory() {
        let goal = manyEvents
        let feedbacks: [Feedback<Int, Int>] = (0..<3).map { number in
            { context in context.source.filter { $0 < goal && $0 % 3 == number }.map { $0 } }
        }
        var expected = 0
        var inUse: [Int] = []
        var reduced = 0
        let subscription = Observable<Any>.system(
            initialState: 0,
            reduce: { state, event in
                XCTAssertEqual(event, state)
                reduced += 1
                return state + 1
            },
            scheduler: CurrentThreadScheduler.instance,
            feedback: feedbacks
        ).subscribe(onNext: {
            XCTAssertEqual($0, expected)
            expected += 1
            if $0 % (goal / 10) == 0 { inUse.append(heap_bytes_in_use()) }
        })
        XCTAssertEqual(reduced, goal)
        XCTAssertEqual(expected, goal + 1)
        XCTAssertEqual(inUse.count, 11)
        XCTAssertLessThanOrEqual(inUse[10] - inUse[1], 64 << 10, "grew: \(inUse)")
        subscription.dispose()
    }

    /// Queues `count` events at once and says how long it takes to reduce them.
    private func secondsToReduce(_ count: Int) -> Double {
        var last = 0
        let start = ContinuousClock.now
        Observable<Any>.system(
            initialState: 0, reduce: +, scheduler: CurrentThreadScheduler.instance,
            feedback: { context in
                context.source.filter { $0 == 0 }.flatMap { _ in
                    AnonymousObservable<Int>(usesTrampoline: false) { observer, _ in
                        for _ in 0..<count { observer.onNext(1) }
                        observer.onCompleted()
                    }
                }
            }
        ).subscribe(onNext: { last = $0 }).dispose()
        let span = start.duration(to: .now).components
        XCTAssertEqual(last, count)
        return Double(span.seconds) + Double(span.attoseconds) / 1e18
    }

    func testQueuedEventsCostTheSameHoweverManyWait() {
        let few = manyEvents / 10
        _ = secondsToReduce(few)
        let short = (0..<3).map { _ in secondsToReduce(few) }.min()!
        let long = secondsToReduce(few * 10)
        // Linear is 10; a queue that moves everything with each event, 100.
        XCTAssertLessThan(long / short, 40, "\(few) in \(short) s, \(few * 10) in \(long) s")
    }

    // MARK: On drivers

    func testADriverOfStates() {
        let events = PublishSubject<Int>()
        var seen: [Int] = []
        var states: [Int] = []
        let system = Driver<Any>.system(
            initialState: 0, reduce: +,
            feedback: [
                { _ in events.asSignal(onErrorSignalWith: .empty()) },
                { state in
                    state.do(onNext: { seen.append($0) }).asObservable().asSignal(onErrorSignalWith: .empty()).filter {
                        $0 == 1
                    }.map { _ in 10 }
                },
            ]
        )
        let subscription = system.drive(onNext: {
            XCTAssertTrue(Thread.isMainThread)
            states.append($0)
        })
        XCTAssertEqual(states, [0])
        events.onNext(1)
        serveMainQueue(until: "the answer") { states.last == 11 }
        XCTAssertEqual(states, [0, 1, 11])
        XCTAssertEqual(seen, [0, 1, 11])
        subscription.dispose()
    }

    func testADriverSystemIsShared() {
        var made = 0
        let system = Driver<Any>.system(
            initialState: 0, reduce: +,
            feedback: { (_: Driver<Int>) -> Signal<Int> in
                made += 1
                return .never()
            }
        )
        let first = system.drive()
        let second = system.drive()
        XCTAssertEqual(made, 1)
        first.dispose()
        second.dispose()
    }
}
