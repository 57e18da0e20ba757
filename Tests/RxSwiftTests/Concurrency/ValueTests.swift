import RxSwift
import TestSupport
import XCTest

final class ValueTests: XCTestCase {
    func testTheValueOfEachTrait() async throws {
        let single = try await Single.just(1).value
        XCTAssertEqual(single, 1)
        let maybe = try await Maybe.just(1).value
        XCTAssertEqual(maybe, 1)
        let empty = try await Maybe<Int>.empty().value
        XCTAssertNil(empty)
        try await Completable.empty().value
    }

    func testAnErrorIsThrown() async {
        func error(_ work: () async throws -> Void) async -> (any Error)? {
            do { try await work() } catch { return error }
            return nil
        }
        let single = await error { _ = try await Single<Int>.error(TestError()).value }
        let maybe = await error { _ = try await Maybe<Int>.error(TestError()).value }
        let completable = await error { try await Completable.error(TestError()).value }
        for error in [single, maybe, completable] { XCTAssertEqual(error as? TestError, TestError()) }
    }

    /// A misbehaving source gives a value too, the first, or a failure; the task does not wait for ever.
    func testABrokenSingleResumesOnce() async throws {
        let twice = Single(Observable.of(1, 2))
        let reports = Slot<[String]>()
        reports.value = []
        try await MisuseReporter.$report.withValue(.init { reports.value?.append($0) }) {
            let value = try await twice.value
            XCTAssertEqual(value, 1)
            do {
                _ = try await Single(Observable<Int>.empty()).value
                XCTFail("no error")
            } catch RxError.noElements {}
        }
        XCTAssertEqual(reports.value, ["Single: its source completed without an element"])
    }

    /// The subscription is over when the task goes on.
    func testTheSubscriptionIsDisposedBeforeTheTaskGoesOn() async throws {
        let disposed = Counter()
        let single = Single.just(1).do(onDispose: { disposed.increment() })
        for round in 1...1_000 {
            _ = try await single.value
            XCTAssertEqual(disposed.value, round)
        }
    }

    /// Report H1.
    func testCancellingEndsTheWaitOnNever() async {
        func expectCancellation(_ work: @escaping @Sendable () async throws -> Void, line: UInt = #line) async {
            let subscribed = Counter()
            let task = Task {
                subscribed.increment()
                try await work()
            }
            while subscribed.value == 0 { await Task.yield() }
            task.cancel()
            do {
                try await task.value
                XCTFail("no error", line: line)
            } catch {
                XCTAssert(error is CancellationError, "\(error)", line: line)
            }
        }
        await expectCancellation { _ = try await Single<Int>.never().value }
        await expectCancellation { _ = try await Maybe<Int>.never().value }
        await expectCancellation { try await Completable.never().value }
    }

    func testCancellingDisposesBeforeTheTaskGoesOn() async {
        let subject = PublishSubject<Int>()
        let single = subject.asSingle()
        let task = Task { try await single.value }
        while !subject.hasObservers { await Task.yield() }
        task.cancel()
        _ = await task.result
        XCTAssertFalse(subject.hasObservers)
    }

    func testATaskThatIsCancelledAlreadyDoesNotSubscribe() async {
        let subscribed = Counter()
        let single = Single<Int>.deferred {
            subscribed.increment()
            return .just(1)
        }
        let task = Task { () throws -> Int in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await single.value
        }
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssert($0 is CancellationError) }
        XCTAssertEqual(subscribed.value, 0)
    }

    /// A source that lets go of its observers without a word leaves nobody waiting once the task is cancelled.
    func testASourceThatIsTornDownDoesNotKeepACancelledTask() async {
        let subject = PublishSubject<Int>()
        let single = subject.asSingle()
        let task = Task { try await single.value }
        while !subject.hasObservers { await Task.yield() }
        subject.dispose()
        task.cancel()
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssert($0 is CancellationError) }
    }

    /// What is waited for is released with the wait.
    func testNothingIsKeptAfterACancellation() async {
        let released = Counter()
        let task: Task<Int, any Error>
        do {
            let token = Token { released.increment() }
            let single = Single<Int>.create { _ in Disposables.create { withExtendedLifetime(token) {} } }
            task = Task { [single] in try await single.value }
        }
        task.cancel()
        _ = await task.result
        // The task's own closure goes a moment after its result is there.
        while released.value == 0 { await Task.yield() }
        XCTAssertEqual(released.value, 1)
    }
}
