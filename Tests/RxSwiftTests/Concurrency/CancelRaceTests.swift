import RxSwift
import TestSupport
import XCTest

/// Races of cancellation, completion and disposal. A continuation that is resumed twice traps; one that is not resumed
/// makes the test hang at the task's result, which the watchdog of the test run reports.
final class CancelRaceTests: XCTestCase {
    private let batch = 1_000
    private var batches: Int { max(1, Rounds.races / batch) }

    /// Report H2.
    func testCancelAgainstComplete() async {
        var answers = 0
        for _ in 0..<batches {
            let subjects = (0..<batch).map { _ in PublishSubject<Int>() }
            let tasks = subjects.map { subject in Task { try await subject.asSingle().value } }
            for subject in subjects { while !subject.hasObservers { await Task.yield() } }
            race(
                rounds: batch,
                { round in
                    stagger(round)
                    subjects[round].onNext(round)
                    subjects[round].onCompleted()
                },
                { round in
                    stagger(-round)
                    tasks[round].cancel()
                }
            )
            for (round, task) in tasks.enumerated() {
                switch await task.result {
                case .success(let value): XCTAssertEqual(value, round)
                case .failure(let error): XCTAssert(error is CancellationError, "\(error)")
                }
                answers += 1
                XCTAssertFalse(subjects[round].hasObservers)
            }
        }
        XCTAssertEqual(answers, batches * batch)
    }

    /// Against the subscription: the task may be cancelled before it waits, while it subscribes, or after.
    func testCancelAgainstSubscribe() async {
        for _ in 0..<batches {
            let subjects = (0..<batch).map { _ in PublishSubject<Int>() }
            let tasks = subjects.map { subject in
                Task {
                    try await subject.asSingle().value
                }
            }
            for task in tasks { task.cancel() }
            for (round, task) in tasks.enumerated() {
                let result = await task.result
                XCTAssertThrowsError(try result.get())
                XCTAssertFalse(subjects[round].hasObservers)
            }
        }
    }

    /// Report H4: of a stream.
    func testCancelAgainstCompleteOfAStream() async {
        for _ in 0..<batches {
            let subjects = (0..<batch).map { _ in PublishSubject<Int>() }
            let tasks = subjects.map { subject in
                let values = subject.values
                return Task { () -> Int in
                    var count = 0
                    for try await _ in values { count += 1 }
                    return count
                }
            }
            race(
                rounds: batch,
                { round in
                    subjects[round].onNext(1)
                    subjects[round].onError(TestError())
                },
                { tasks[$0].cancel() }
            )
            for (round, task) in tasks.enumerated() {
                switch await task.result {
                case .success: XCTFail("a stream that was cancelled or has failed ended as if it were complete")
                case .failure(let error): XCTAssert(error is TestError || error is CancellationError, "\(error)")
                }
                XCTAssertFalse(subjects[round].hasObservers)
            }
        }
    }

    /// Dispose of the subscription against the end of the task that feeds it.
    func testDisposeAgainstTheEndOfTheWork() async {
        for _ in 0..<batches {
            let events = (0..<batch).map { _ in Counter() }
            let disposals = (0..<batch).map { _ in Counter() }
            let gates = (0..<batch).map { _ in Gateway() }
            let subscriptions = (0..<batch).map { round in
                Handed(
                    Single.create { await gates[round].wait() }
                        .subscribe(
                            onSuccess: { events[round].increment() }, onFailure: { _ in events[round].increment() },
                            onDisposed: { disposals[round].increment() }
                        )
                )
            }.map { $0.take()! }
            race(rounds: batch, { gates[$0].open() }, { subscriptions[$0].dispose() })
            for round in 0..<batch {
                XCTAssertLessThanOrEqual(events[round].value, 1)
                XCTAssertEqual(disposals[round].value, 1)
            }
        }
    }

    /// Dispose of an `asObservable` against the cancellation of the task that it makes, and its elements.
    func testDisposeAgainstCancelOfASequence() async {
        for _ in 0..<batches {
            let streams = (0..<batch).map { _ in AsyncStream<Int>.makeStream() }
            let silenced = (0..<batch).map { _ in Counter() }
            let late = Counter()
            let subscriptions = streams.enumerated().map { round, stream in
                stream.stream.asObservable().subscribe(onNext: { _ in
                    if silenced[round].value > 1 { late.increment() }
                })
            }
            race(
                rounds: batch,
                { round in
                    streams[round].continuation.yield(1)
                    streams[round].continuation.finish()
                },
                { round in
                    subscriptions[round].dispose()
                    silenced[round].increment()
                }
            )
            // A call that was running when `dispose` returned is over by now; what comes after that is late.
            for (round, stream) in streams.enumerated() {
                silenced[round].increment()
                stream.continuation.yield(2)
            }
            XCTAssertEqual(late.value, 0)
        }
    }
}

/// Waits a little, each round for another time, so that now the one and now the other of two threads comes first.
private func stagger(_ round: Int) {
    for _ in 0..<((round & 31) * 8) { withExtendedLifetime(round) {} }
}

/// Lets one task wait until a thread opens it.
private final class Gateway: Sendable {
    private let stream = AsyncStream<Void>.makeStream()
    func open() { stream.continuation.finish() }
    func wait() async { for await _ in stream.stream {} }
}
