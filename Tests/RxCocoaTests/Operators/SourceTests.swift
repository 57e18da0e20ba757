import RxCocoa
import RxSwift
import RxTest
import XCTest

final class SourceTests: XCTestCase {
    private func heard<S: SharingStrategyProtocol>(_ sequence: SharedSequence<S, Int>) -> [Event<Int>] {
        var events: [Event<Int>] = []
        sequence.asObservable().subscribe { events.append($0) }.dispose()
        return events
    }

    func testInsideSubscribeOnTheMainThread() {
        XCTAssertEqual(heard(Driver.just(1)), [.next(1), .completed])
        XCTAssertEqual(heard(Driver.empty()), [.completed])
        XCTAssertEqual(heard(Driver.never()), [])
        XCTAssertEqual(heard(Signal.from([])), [.completed])
        XCTAssertEqual(heard(Signal.from(optional: nil)), [.completed])
    }

    func testTheFirstElementInsideSubscribeAndATurnForEachOther() {
        let sources: [(Driver<Int>, [Int])] = [
            (.of(1, 2, 3), [1, 2, 3]), (.from([1, 2]), [1, 2]), (.from(4...6), [4, 5, 6]), (.from(optional: 7), [7]),
        ]
        for (driver, expected) in sources {
            var elements: [Int] = []
            var isOver = false
            _ = driver.drive(onNext: { elements.append($0) }, onCompleted: { isOver = true })
            XCTAssertEqual(elements, Array(expected.prefix(1)))
            serveMainQueue(until: "all elements") { isOver }
            XCTAssertEqual(elements, expected)
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
