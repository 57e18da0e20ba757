import Foundation
import RxSwift
import RxTest
import TestSupport
import XCTest

final class ObserveOnTests: XCTestCase {
    // MARK: Virtual time

    /// As upstream: each element, and the end, takes a turn of its own.
    func testEachEventTakesATurn() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(220, 3), .completed(220)])
        let observer = scheduler.start { source.asObservable().observe(on: scheduler) }
        XCTAssertEqual(observer.events, [.next(211, 1), .next(212, 2), .next(221, 3), .completed(222)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 220)])
    }

    func testAnErrorWaitsItsTurn() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .error(210, NumberedError(1)), .next(211, 2)])
        let observer = scheduler.start { source.asObservable().observe(on: scheduler) }
        XCTAssertEqual(observer.events, [.next(211, 1), .error(212, NumberedError(1))])
    }

    func testDisposedBetweenTwoTurns() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(210, 3)])
        let observer = scheduler.start(disposed: 212) { source.asObservable().observe(on: scheduler) }
        XCTAssertEqual(observer.events, [.next(211, 1)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 212)])
    }

    /// The source is let go of when it has ended, on its own thread, however late its end is heard.
    func testTheSourceIsLetGoOfAtItsEnd() {
        let scheduler = TestScheduler(initialClock: 0)
        var disposed = 0
        for end in [RxSwift.Event<Int>.completed, .error(TestError())] {
            var heard: [RxSwift.Event<Int>] = []
            let source = Observable<Int>.create { observer in
                observer.onNext(1)
                observer.on(end)
                return Disposables.create { disposed += 1 }
            }
            let subscription = source.observe(on: scheduler).subscribe { heard.append($0) }
            XCTAssertEqual(heard, [])
            XCTAssertEqual(disposed, 1)
            scheduler.start()
            XCTAssertEqual(heard, [.next(1), end])
            XCTAssertEqual(disposed, 1)
            disposed = 0
            subscription.dispose()
        }
    }

    /// The end waits for a turn that comes after `subscribe`: the source has to stop before.
    func testAnEndlessSourceThatIsCutOffStops() {
        watched("an endless source above take and observe(on:)") {
            let scheduler = TestScheduler(initialClock: 0)
            var heard: [RxSwift.Event<Int>] = []
            _ = Observable.repeatElement(1).take(2).observe(on: scheduler).subscribe { heard.append($0) }
            scheduler.start()
            XCTAssertEqual(heard, [.next(1), .next(1), .completed])
        }
    }

    // MARK: Real schedulers

    private func schedulers() -> [(String, any ImmediateSchedulerType)] {
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 4
        return [
            ("serial", SerialDispatchQueueScheduler(qos: .default)),
            ("concurrent", ConcurrentDispatchQueueScheduler(qos: .default)),
            ("operations", OperationQueueScheduler(operationQueue: operations)),
        ]
    }

    /// Report G7: in order and never two at once, also where the scheduler has many threads.
    func testDeliversInOrderOneAtATime() {
        for (name, scheduler) in schedulers() {
            watched("observe(on: \(name))") {
                let count = scaled(50_000)
                let observer = StrictObserver<Int>()
                let done = DispatchSemaphore(value: 0)
                let source = PublishSubject<Int>()
                _ = source.observe(on: scheduler).subscribe {
                    observer.on($0)
                    if $0.isStopEvent { done.signal() }
                }
                for element in 0..<count { source.onNext(element) }
                source.onCompleted()
                done.wait()
                XCTAssertEqual(observer.elements, Array(0..<count), name)
                XCTAssertEqual(observer.stopCount, 1, name)
                XCTAssertEqual(observer.violations, [], name)
            }
        }
    }

    /// What waits when a turn comes is delivered in that turn; whoever else is scheduled gets theirs in between.
    func testOneTurnForAllThatWait() {
        watched("a batch") {
            let queue = DispatchQueue(label: "batch")
            let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "batch")
            let source = PublishSubject<String>()
            var heard: [String] = []
            let subscription = source.observe(on: scheduler).subscribe(onNext: { element in
                heard.append(element)
                if element == "a" { source.onNext("c") }
            })
            queue.suspend()
            source.onNext("a")
            _ = scheduler.schedule(()) {
                heard.append("other")
                return Disposables.create()
            }
            source.onNext("b")
            queue.resume()
            let done = DispatchSemaphore(value: 0)
            // The turn that brings "c" was asked for by the first one; this comes after it.
            _ = scheduler.schedule(()) {
                _ = scheduler.schedule(()) {
                    done.signal()
                    return Disposables.create()
                }
                return Disposables.create()
            }
            done.wait()
            XCTAssertEqual(heard, ["a", "b", "other", "c"])
            subscription.dispose()
        }
    }

    /// Report B8 (a): silence at once when it is disposed on the serial scheduler, however much waits.
    func testDisposingOnTheSchedulerSilencesAtOnce() {
        watched("dispose on the scheduler") {
            for _ in 0..<scaled(100) {
                let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "silence")
                let source = PublishSubject<Int>()
                var isDead = false
                let subscription = source.observe(on: scheduler).subscribe(onNext: { _ in
                    if isDead { XCTFail("heard after dispose") }
                })
                let emitting = inBackground { for element in 0..<2000 { source.onNext(element) } }
                let disposed = DispatchSemaphore(value: 0)
                _ = scheduler.schedule(()) {
                    subscription.dispose()
                    isDead = true
                    disposed.signal()
                    return Disposables.create()
                }
                disposed.wait()
                emitting.wait()
                XCTAssertFalse(source.hasObservers)
            }
        }
    }

    /// Report B8 (b) and (d).
    func testDisposingInsideAnElementAndTake() {
        watched("dispose inside an element") {
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
            let source = PublishSubject<Int>()
            let taken = StrictObserver<Int>()
            let done = DispatchSemaphore(value: 0)
            _ = source.observe(on: scheduler).take(3).subscribe {
                taken.on($0)
                if $0.isStopEvent { done.signal() }
            }
            let handle = SingleAssignmentDisposable()
            let disposing = StrictObserver<Int> { if $0.element == 5 { handle.dispose() } }
            handle.setDisposable(source.observe(on: scheduler).subscribe(disposing))
            for element in 0..<10_000 { source.onNext(element) }
            done.wait()
            while !handle.isDisposed || source.hasObservers { sched_yield() }
            XCTAssertEqual(taken.events, [.next(0), .next(1), .next(2), .completed])
            XCTAssertEqual(disposing.elements, Array(0...5))
        }
    }

    /// Report G7: the queue is unbounded, and released by `dispose`.
    func testDisposingReleasesWhatWaits() {
        watched("release") {
            let queue = DispatchQueue(label: "release")
            queue.suspend()
            let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "release")
            let source = PublishSubject<Tracked>()
            let before = Tracked.live
            var isDead = false
            let subscription = source.observe(on: scheduler).subscribe(onNext: holding(Token { isDead = true }))
            for element in 0..<1000 { source.onNext(Tracked(element)) }
            XCTAssertEqual(Tracked.live, before + 1000)
            subscription.dispose()
            XCTAssertEqual(Tracked.live, before)
            XCTAssertTrue(isDead)
            queue.resume()
        }
    }

    func testAFinisherAmongTheElementsThatWait() {
        watched("an element that sends when it is released") {
            let source = PublishSubject<Token?>()
            let other = StrictObserver<Token?>()
            _ = source.subscribe(other)
            let subscription = source.observe(on: ManualScheduler()).subscribe()
            let isolated = PublishSubject<Token?>()
            let hop = isolated.observe(on: ManualScheduler()).subscribe()
            isolated.onNext(Token { isolated.onNext(nil) })
            hop.dispose()
            source.onCompleted()
            subscription.dispose()
            XCTAssertFalse(isolated.hasObservers)
            XCTAssertEqual(other.stopCount, 1)
        }
    }

    /// A scheduler that runs its turns at once needs no stack for each element that waits.
    func testAnImmediateSchedulerKeepsTheStackFlat() {
        watched("an immediate scheduler", seconds: 60) {
            let stack = StackGauge()
            let source = PublishSubject<Int>()
            let count = scaled(100_000)
            var heard = 0
            _ = source.observe(on: InlineScheduler()).subscribe(onNext: { element in
                if element == 0 { for next in 1..<count { source.onNext(next) } }
                heard += 1
                if element > 0 { stack.measure() }
            })
            source.onNext(0)
            XCTAssertEqual(heard, count)
            XCTAssertLessThan(stack.span, 1024)
        }
    }

    func testTheMainSchedulerInlineWhenNothingWaits() {
        let source = PublishSubject<Int>()
        var heard: [Int] = []
        let subscription = source.observe(on: MainScheduler()).subscribe(onNext: { heard.append($0) })
        source.onNext(1)
        XCTAssertEqual(heard, [1])
        subscription.dispose()
    }
}
