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
        XCTAssertEqual(heard(Driver.of(1)), [.next(1), .completed])
        XCTAssertEqual(heard(Signal.from([])), [.completed])
        XCTAssertEqual(heard(Signal.from(optional: 1)), [.next(1), .completed])
        XCTAssertEqual(heard(Signal.from(optional: nil)), [.completed])
    }

    func testEachElementInATurnOfItsOwn() {
        var elements: [Int] = []
        var isOver = false
        _ = Driver.of(1, 2, 3).drive(onNext: { elements.append($0) }, onCompleted: { isOver = true })
        serveMainQueue(until: "all elements") { isOver }
        XCTAssertEqual(elements, [1, 2, 3])
        isOver = false
        _ = Signal.from(4...6).emit(onNext: { elements.append($0) }, onCompleted: { isOver = true })
        serveMainQueue(until: "all elements") { isOver }
        XCTAssertEqual(elements, [1, 2, 3, 4, 5, 6])
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
        let done = expectation(description: "told")
        DispatchQueue.global().async {
            _ = Driver.just(1).asObservable().subscribe(onNext: { _ in
                isMain.append(Thread.isMainThread)
                done.fulfill()
            })
        }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(isMain, [true])
    }
}
