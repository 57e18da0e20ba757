import RxSwift
import TestSupport
import XCTest

/// What holds when several threads use one subject.
final class SubjectRaceTests: XCTestCase {
    private let perThread = scaled(100_000)

    /// Serialised, none lost, each thread's in its order.
    func testTwoThreadsEmit() {
        watched("two threads emit into one subject") { [perThread] in
            let subject = PublishSubject<Int>()
            let observer = StrictObserver<Int>()
            _ = subject.subscribe(observer)
            together(2) { thread, _ in
                for element in 0..<perThread { subject.onNext(thread * perThread + element) }
            }
            let elements = observer.elements
            XCTAssertEqual(elements.count, 2 * perThread)
            XCTAssertEqual(elements.filter { $0 < perThread }, Array(0..<perThread))
            XCTAssertEqual(elements.filter { $0 >= perThread }, Array(perThread..<2 * perThread))
            XCTAssertEqual(observer.violations, [])
        }
    }

    func testElementsAndTheEndFromTwoThreads() {
        watched("one thread emits, the other ends") {
            for _ in 0..<scaled(500) {
                let subject = ReplaySubject<Int>.create(bufferSize: 3)
                let observer = StrictObserver<Int>()
                _ = subject.subscribe(observer)
                together(2) { thread, _ in
                    if thread == 0 { for element in 0..<10 { subject.onNext(element) } } else { subject.onCompleted() }
                }
                XCTAssertEqual(observer.stopCount, 1)
                XCTAssertEqual(observer.violations, [])
                XCTAssertEqual(observer.elements, Array(0..<observer.elements.count))
            }
        }
    }

    /// Two threads subscribe and dispose while a third emits; in the end nobody is left.
    func testSubscribersComeAndGo() {
        watched("subscribing, disposing and emitting") { [perThread] in
            let subject = PublishSubject<Int>()
            together(3) { thread, _ in
                if thread == 0 {
                    for element in 0..<perThread { subject.onNext(element) }
                } else {
                    for _ in 0..<perThread / 10 {
                        var last = -1
                        let subscription = subject.subscribe(onNext: {
                            if $0 <= last { XCTFail("\($0) after \(last)") }
                            last = $0
                        })
                        subscription.dispose()
                    }
                }
            }
            XCTAssertFalse(subject.hasObservers)
        }
    }

    /// Report B8 (c): after `dispose` has returned, at most the call that was running goes on.
    func testAfterDisposeAtMostTheCallThatIsRunning() {
        watched("disposing while another thread emits") {
            let subject = PublishSubject<Int>()
            race(rounds: scaled(20_000)) { round in
                subject.onNext(round)
                subject.onNext(round)
                subject.onNext(round)
            } _: { _ in
                var callsAfterwards = 0
                var isDisposed = false
                let lock = NSLock()
                let subscription = subject.subscribe(onNext: { _ in
                    lock.withLock { if isDisposed { callsAfterwards += 1 } }
                })
                subscription.dispose()
                lock.withLock { isDisposed = true }
                let calls = lock.withLock { callsAfterwards }
                if calls > 1 { XCTFail("\(calls) calls after dispose") }
            }
        }
    }

    /// Report B8 (e).
    func testOnDisposedRunsOnceWhenTheEndAndDisposeRace() {
        watched("the end races dispose") {
            let calls = NSCountedSet()
            let lock = NSLock()
            var subject = PublishSubject<Int>()
            var subscription: any Disposable = Disposables.create()
            let ready = SpinBarrier(parties: 2)
            race(rounds: scaled(10_000)) { round in
                subject = PublishSubject()
                subscription = subject.subscribe(onDisposed: { lock.withLock { calls.add(round) } })
                ready.meet()
                subject.onCompleted()
                ready.meet()
                XCTAssertEqual(lock.withLock { calls.count(for: round) }, 1)
            } _: { _ in
                ready.meet()
                subscription.dispose()
                ready.meet()
            }
        }
    }

    /// Report B9: the last reference to a bag goes while another thread emits; what `deinit` disposes runs there.
    func testABagThatDiesWhileAnotherThreadEmits() {
        watched("a bag dies while another thread emits") {
            let subject = PublishSubject<Int>()
            let tornDown = Counter()
            let rounds = scaled(5000)
            race(rounds: rounds) { round in
                subject.onNext(round)
            } _: { _ in
                let thread = pthread_self()
                var bag: DisposeBag? = DisposeBag()
                let subscription = subject.subscribe(onDisposed: {
                    XCTAssertEqual(pthread_self(), thread)
                    tornDown.increment()
                })
                bag?.insert(subscription)
                bag = nil
            }
            XCTAssertEqual(tornDown.value, rounds)
            XCTAssertFalse(subject.hasObservers)
        }
    }

    /// Under a load that never lets the delivering thread leave, who has left is released all the same.
    func testWhoLeftDoesNotPileUpUnderLoad() {
        watched("emitting without a pause") {
            let subject = PublishSubject<Int>()
            var alive = 0
            var peak = 0
            // Each element brings and removes a subscriber, from inside the delivery, and leaves the next element
            // to this thread from another one: the gate is never idle.
            let rounds = 2000
            let subscription = subject.subscribe(onNext: { element in
                alive += 1
                peak = max(peak, alive)
                subject.subscribe(onNext: holding(Token { alive -= 1 })).dispose()
                if element < rounds { inBackground { subject.onNext(element + 1) }.wait() }
            })
            subject.onNext(0)
            XCTAssertEqual(alive, 0)
            XCTAssertLessThan(peak, 10)
            subscription.dispose()
        }
    }
}
