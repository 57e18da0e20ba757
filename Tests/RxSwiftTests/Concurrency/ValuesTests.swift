import RxSwift
import TestSupport
import XCTest

final class ValuesTests: XCTestCase {
    func testTheElementsAndTheEnd() async throws {
        var heard: [Int] = []
        for try await element in Observable.of(1, 2, 3).values { heard.append(element) }
        for await element in Infallible.of(4, 5).values { heard.append(element) }
        for try await element in Single.just(6).values { heard.append(element) }
        XCTAssertEqual(heard, [1, 2, 3, 4, 5, 6])
    }

    func testAnErrorIsThrownAfterTheElements() async {
        var heard: [Int] = []
        do {
            for try await element in Observable.just(1).concat(Observable.error(TestError())).values {
                heard.append(element)
            }
            XCTFail("no error")
        } catch { XCTAssertEqual(error as? TestError, TestError()) }
        XCTAssertEqual(heard, [1])
    }

    /// Report H8.
    func testItSubscribesAtOnceOnThisThreadAndKeepsWhatCame() async throws {
        let subject = PublishSubject<Int>()
        let values = subject.values
        XCTAssertTrue(subject.hasObservers)
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        var heard: [Int] = []
        for try await element in values { heard.append(element) }
        XCTAssertEqual(heard, [1, 2])
        XCTAssertFalse(subject.hasObservers)
    }

    func testCancellingTheTaskDisposes() async {
        let subject = PublishSubject<Int>()
        let values = subject.values
        let task = Task { () -> Int in
            var count = 0
            for try await _ in values { count += 1 }
            return count
        }
        subject.onNext(1)
        task.cancel()
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssert($0 is CancellationError) }
        XCTAssertFalse(subject.hasObservers)
    }

    /// An infallible's stream cannot throw.
    func testCancellingTheTaskEndsTheStreamOfAnInfallible() async {
        let subject = PublishSubject<Int>()
        let values = subject.asInfallible(onErrorJustReturn: 0).values
        let task = Task { () -> Int in
            var count = 0
            for await _ in values { count += 1 }
            return count
        }
        task.cancel()
        let count = await task.value
        XCTAssertEqual(count, 0)
        XCTAssertFalse(subject.hasObservers)
    }

    func testLettingGoOfTheStreamDisposes() {
        let subject = PublishSubject<Int>()
        var values: AsyncThrowingStream<Int, any Error>? = subject.values
        XCTAssertTrue(subject.hasObservers)
        XCTAssertNotNil(values)
        values = nil
        XCTAssertFalse(subject.hasObservers)
        let relay = PublishSubject<Int>()
        var stream: AsyncStream<Int>? = relay.asInfallible(onErrorJustReturn: 0).values
        XCTAssertNotNil(stream)
        stream = nil
        XCTAssertFalse(relay.hasObservers)
    }

    func testBreakingOutOfTheLoopDisposes() async throws {
        let subject = ReplaySubject<Int>.createUnbounded()
        subject.onNext(1)
        for try await _ in subject.values { break }
        XCTAssertFalse(subject.hasObservers)
    }

    /// Report H7: everything is kept, unless a bound is asked for.
    func testTheBuffer() async throws {
        let source = Observable.range(start: 1, count: 100_000)
        var count = 0
        for try await _ in source.values { count += 1 }
        XCTAssertEqual(count, 100_000)
        var newest: [Int] = []
        for try await element in source.values(bufferingPolicy: .bufferingNewest(2)) { newest.append(element) }
        XCTAssertEqual(newest, [99_999, 100_000])
        var oldest: [Int] = []
        let infallible = source.asInfallible(onErrorJustReturn: 0)
        for await element in infallible.values(bufferingPolicy: .bufferingOldest(2)) { oldest.append(element) }
        XCTAssertEqual(oldest, [1, 2])
    }

    /// Report H4: an end that came before the cancellation wins over it.
    func testAnEndBeforeTheCancellationWins() async {
        let subject = PublishSubject<Int>()
        let values = subject.values
        subject.onError(TestError())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for try await _ in values {}
        }
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssertEqual($0 as? TestError, TestError()) }
    }
}
