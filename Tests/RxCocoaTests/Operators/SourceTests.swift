import RxCocoa
import RxSwift
import RxTest
import TestSupport
import XCTest

final class SourceTests: XCTestCase {
    private func heard<S: SharingStrategyProtocol>(_ sequence: SharedSequence<S, Int>) -> [Event<Int>] {
        var events: [Event<Int>] = []
        sequence.asObservable().subscribe { events.append($0) }.dispose()
        return events
    }

    /// The first turn is taken inside `subscribe`, those that follow on the main queue.
    private func heardToTheEnd<S: SharingStrategyProtocol>(_ sequence: SharedSequence<S, Int>) -> [Event<Int>] {
        var events: [Event<Int>] = []
        let subscription = sequence.asObservable().subscribe { events.append($0) }
        serveMainQueue(until: "the end") { events.last?.isStopEvent == true }
        subscription.dispose()
        return events
    }

    func testInsideSubscribeOnTheMainThread() {
        XCTAssertEqual(heard(Driver.just(1)), [.next(1), .completed])
        XCTAssertEqual(heard(Driver.empty()), [.completed])
        XCTAssertEqual(heard(Driver.never()), [])
        XCTAssertEqual(heard(Signal.from([])), [.completed])
        XCTAssertEqual(heard(Signal.from(optional: nil)), [.completed])
    }

    func testSeveralElements() {
        XCTAssertEqual(heardToTheEnd(Driver.of(1, 2, 3)), [.next(1), .next(2), .next(3), .completed])
        XCTAssertEqual(heardToTheEnd(Signal.from([1, 2])), [.next(1), .next(2), .completed])
        XCTAssertEqual(heardToTheEnd(Signal.from(4...6)), [.next(4), .next(5), .next(6), .completed])
        XCTAssertEqual(heardToTheEnd(Driver.from(optional: 7)), [.next(7), .completed])
    }

    func testEachElementHasATurnOfItsOwn() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            let observer: TestableObserver<Int> = scheduler.start { Driver.of(1, 2) }
            XCTAssertEqual(observer.events, [.next(201, 1), .next(202, 2), .completed(203)])
        }
    }

    func testDeferredIsMadeForEachConnection() {
        var made = 0
        let driver = Driver<Int>.deferred {
            made += 1
            return .just(made)
        }
        XCTAssertEqual(made, 0)
        XCTAssertEqual(heard(driver), [.next(1), .completed])
        XCTAssertEqual(heard(driver), [.next(2), .completed])
    }

    func testOnAnotherThreadJustWaitsForTheMainQueue() {
        var isMain: [Bool] = []
        onAnotherThread {
            _ = Driver.just(1).asObservable().subscribe(onNext: { _ in isMain.append(Thread.isMainThread) })
        }
        XCTAssertEqual(isMain, [])
        serveMainQueue()
        XCTAssertEqual(isMain, [true])
    }
}
