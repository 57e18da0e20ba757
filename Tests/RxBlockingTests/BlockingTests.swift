import RxBlocking
import RxSwift
import TestSupport
import XCTest

private enum Failure: Error { case some }

final class BlockingTests: XCTestCase {
    private let worker = SerialDispatchQueueScheduler(qos: .userInitiated)

    private func later<Element>(_ source: Observable<Element>) -> Observable<Element> { source.observe(on: worker) }

    private func assertThrows<Result>(
        _ body: @autoclosure () throws -> Result, file: StaticString = #filePath, line: UInt = #line,
        _ matches: (any Error) -> Bool
    ) {
        XCTAssertThrowsError(try body(), file: file, line: line) {
            XCTAssertTrue(matches($0), "\($0)", file: file, line: line)
        }
    }

    private let isFailure: (any Error) -> Bool = { $0 is Failure }
    private let isTimeout: (any Error) -> Bool = { if case RxError.timeout = $0 { true } else { false } }
    private let isNoElements: (any Error) -> Bool = { if case RxError.noElements = $0 { true } else { false } }
    private let isMoreThanOne: (any Error) -> Bool = {
        if case RxError.moreThanOneElement = $0 { true } else { false }
    }

    private func failing(after elements: Int...) -> Observable<Int> {
        .create { observer in
            elements.forEach { observer.onNext($0) }
            observer.onError(Failure.some)
            return Disposables.create()
        }
    }

    func testToArray() throws {
        for source in [Observable.range(start: 1, count: 3), later(.range(start: 1, count: 3))] {
            XCTAssertEqual(try source.toBlocking().toArray(), [1, 2, 3])
        }
        XCTAssertEqual(try Observable<Int>.empty().toBlocking().toArray(), [])
        assertThrows(try failing(after: 1).toBlocking().toArray(), isFailure)
        assertThrows(try later(failing(after: 1)).toBlocking().toArray(), isFailure)
    }

    func testFirst() throws {
        XCTAssertEqual(try later(.range(start: 1, count: 3)).toBlocking().first(), 1)
        XCTAssertNil(try Observable<Int>.empty().toBlocking().first())
        XCTAssertEqual(try failing(after: 1).toBlocking().first(), 1)
        assertThrows(try failing().toBlocking().first(), isFailure)
    }

    func testFirstCancelsTheSequence() throws {
        let cancelled = BooleanDisposable()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            return cancelled
        }
        XCTAssertEqual(try source.toBlocking().first(), 1)
        XCTAssertTrue(cancelled.isDisposed)
        XCTAssertEqual(try Observable.range(start: 0, count: Int.max).toBlocking().first(), 0)
    }

    func testLast() throws {
        XCTAssertEqual(try later(.range(start: 1, count: 3)).toBlocking().last(), 3)
        XCTAssertNil(try Observable<Int>.empty().toBlocking().last())
        assertThrows(try failing(after: 1).toBlocking().last(), isFailure)
    }

    func testSingle() throws {
        XCTAssertEqual(try later(.just(1)).toBlocking().single(), 1)
        assertThrows(try Observable<Int>.empty().toBlocking().single(), isNoElements)
        assertThrows(try Observable.range(start: 0, count: Int.max).toBlocking().single(), isMoreThanOne)
        assertThrows(try failing(after: 1).toBlocking().single(), isFailure)
    }

    func testSingleWithPredicate() throws {
        let source = Observable.range(start: 0, count: 10)
        XCTAssertEqual(try source.toBlocking().single { $0 == 7 }, 7)
        assertThrows(try source.toBlocking().single { $0 > 10 }, isNoElements)
        assertThrows(try source.toBlocking().single { $0 > 5 }, isMoreThanOne)
        assertThrows(try source.toBlocking().single { _ in throw Failure.some }, isFailure)
    }

    func testMaterialize() {
        guard case .completed([1, 2]) = Observable.range(start: 1, count: 2).toBlocking().materialize() else {
            return XCTFail("not completed")
        }
        guard case .failed([1, 2], let error) = later(failing(after: 1, 2)).toBlocking().materialize() else {
            return XCTFail("not failed")
        }
        XCTAssertTrue(isFailure(error))
    }

    // MARK: Time

    func testTimeoutThrowsAndDisposes() {
        let cancelled = BooleanDisposable()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            return cancelled
        }
        let start = Date()
        guard case .failed([1], let error) = source.toBlocking(timeout: 0.05).materialize() else {
            return XCTFail("did not fail")
        }
        XCTAssertTrue(isTimeout(error))
        XCTAssertTrue(cancelled.isDisposed)
        XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.045)
    }

    func testTimeoutOffTheMainThread() {
        watched("a timeout did not end the wait", seconds: 10) { [self] in
            let source = Observable<Int>.create { _ in Disposables.create() }
            for timeout: TimeInterval in [0.02, 0, -1] {
                guard case .failed([], let error) = source.toBlocking(timeout: timeout).materialize() else {
                    return XCTFail("did not fail")
                }
                XCTAssertTrue(isTimeout(error))
            }
        }
    }

    func testTimeoutEndsASequenceThatNeverLetsGoOfTheThread() {
        watched("an endless synchronous sequence was not cancelled", seconds: 10) { [self] in
            let endless = Observable.range(start: 0, count: Int.max).toBlocking(timeout: 0.05)
            guard case .failed(_, let error) = endless.materialize() else { return XCTFail("did not fail") }
            XCTAssertTrue(isTimeout(error))
        }
    }

    func testAHugeTimeoutDoesNotTrap() throws {
        XCTAssertEqual(try later(.just(1)).toBlocking(timeout: .greatestFiniteMagnitude).first(), 1)
        XCTAssertEqual(try later(.just(1)).toBlocking(timeout: .infinity).first(), 1)
    }

    // MARK: Threads

    /// Report A14. XCTest runs this on the main thread.
    func testMainQueueIsServedWhileMainWaits() throws {
        let source = Observable.range(start: 1, count: 100).observe(on: MainScheduler.instance)
        XCTAssertEqual(try source.toBlocking(timeout: 10).toArray().count, 100)
        let hops = later(.just(1)).observe(on: MainScheduler.asyncInstance).observe(on: worker)
            .observe(on: MainScheduler.instance)
        XCTAssertEqual(try hops.toBlocking(timeout: 10).single(), 1)
    }

    /// The run loop serves its timers there, and not the queue: it would never hear that the wait is over.
    func testInsideABlockOfTheMainQueueWithATimerOnTheRunLoop() {
        let timer = Timer(timeInterval: 3600, repeats: true) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        defer { timer.invalidate() }
        let done = expectation(description: "the block has returned")
        let source = later(.just(1))
        DispatchQueue.main.async {
            XCTAssertEqual(try? source.toBlocking(timeout: 20).first(), 1)
            done.fulfill()
        }
        wait(for: [done], timeout: 30)
    }

    /// A source that does not look whether it is disposed goes on after the answer; `predicate` is not asked then.
    func testSingleAsksThePredicateNoMoreOnceItKnows() {
        var asked: [Int] = []
        let source = Observable<Int>.create { observer in
            (1...5).forEach { observer.onNext($0) }
            return Disposables.create()
        }
        XCTAssertThrowsError(
            try source.toBlocking().single {
                asked.append($0)
                return true
            })
        XCTAssertEqual(asked, [1, 2])
    }

    /// Report A14: unsupported upstream, where it deadlocks.
    func testInsideAnOperatorOnTheTrampoline() {
        watched("toBlocking inside map hangs", seconds: 10) {
            let outer = Observable.range(start: 1, count: 3).map { count in
                try Observable.range(start: 0, count: count).toBlocking(timeout: 5).toArray().count
            }
            XCTAssertEqual(try? outer.toBlocking().toArray(), [1, 2, 3])
        }
    }

    func testFromManyThreadsAtOnce() {
        watched("blocked threads were not woken", seconds: 60) { [worker] in
            race(
                rounds: 2_000,
                { round in
                    XCTAssertEqual(try? Observable.just(round).observe(on: worker).toBlocking().single(), round)
                },
                { round in
                    XCTAssertEqual(try? Observable.just(round).observe(on: worker).toBlocking().single(), round)
                })
        }
    }

    func testTimeoutAgainstTheEnd() {
        watched("a timeout and the end together hang", seconds: 60) { [worker] in
            for round in 0..<500 {
                let blocking = Observable.just(round).observe(on: worker).toBlocking(timeout: Double(round % 50) * 1e-6)
                switch blocking.materialize() {
                case .completed(let elements): XCTAssertEqual(elements, [round])
                case .failed(_, let error): if case RxError.timeout = error {} else { XCTFail("\(error)") }
                }
            }
        }
    }
}
