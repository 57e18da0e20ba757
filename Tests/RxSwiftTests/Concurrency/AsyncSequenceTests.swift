import RxSwift
import TestSupport
import XCTest

/// `asObservable` of an asynchronous sequence, and `Single.create` of asynchronous work.
final class AsyncSequenceTests: XCTestCase {
    enum Request { @TaskLocal static var name = "none" }

    func testTheElementsAndTheEnd() async throws {
        let stream = AsyncStream<Int> { continuation in
            for element in 1...3 { continuation.yield(element) }
            continuation.finish()
        }
        let heard = try await stream.asObservable().toArray().value
        XCTAssertEqual(heard, [1, 2, 3])
    }

    func testAnErrorEndsTheSequence() async {
        let stream = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: TestError()) }
        do {
            _ = try await stream.asObservable().toArray().value
            XCTFail("no error")
        } catch { XCTAssertEqual(error as? TestError, TestError()) }
    }

    /// Report H6.
    func testACancellationCompletes() async throws {
        let stream = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: CancellationError()) }
        let heard = try await stream.asObservable().toArray().value
        XCTAssertEqual(heard, [])
    }

    func testDisposingEndsTheTask() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let ended = Counter()
        continuation.onTermination = { if case .cancelled = $0 { ended.increment() } }
        let heard = Counter()
        let subscription = stream.asObservable().subscribe(onNext: { _ in heard.increment() })
        continuation.yield(1)
        while heard.value == 0 { await Task.yield() }
        subscription.dispose()
        while ended.value == 0 { await Task.yield() }
        continuation.yield(2)
        XCTAssertEqual(heard.value, 1)
    }

    /// Report H6: nothing after `dispose`, although the sequence has more and does not heed the cancellation.
    func testNoEventAfterDispose() async {
        let gate = AsyncStream<Void>.makeStream()
        let asked = Counter()
        let heard = Counter()
        let numbers = Endless {
            asked.increment()
            for await _ in gate.stream {}
        }
        let subscription = numbers.asObservable()
            .do(onNext: { _ in heard.increment() }, onCompleted: { heard.increment() })
            .subscribe()
        while asked.value == 0 { await Task.yield() }
        subscription.dispose()
        gate.continuation.finish()
        while numbers.iterators.value != 0 { await Task.yield() }
        XCTAssertEqual(heard.value, 0)
    }

    /// Report H6: a main thread that is busy does not keep the sequence from going on.
    @MainActor
    func testItRunsOffTheCallersActor() {
        let stream = AsyncStream<Int> { continuation in
            continuation.yield(1)
            continuation.finish()
        }
        let done = DispatchSemaphore(value: 0)
        let onMain = Counter()
        _ = stream.asObservable().subscribe(onNext: { _ in
            if Thread.isMainThread { onMain.increment() }
            done.signal()
        })
        XCTAssertEqual(done.wait(timeout: .now() + 20), .success, "the task waits for the actor that subscribed")
        XCTAssertEqual(onMain.value, 0)
        _ = Single.create { 1 }.subscribe(onSuccess: { _ in done.signal() })
        XCTAssertEqual(done.wait(timeout: .now() + 20), .success, "the task waits for the actor that subscribed")
    }

    func testTaskLocalValuesSurvive() async throws {
        let names = AsyncStream<Int> { continuation in
            continuation.yield(1)
            continuation.finish()
        }.map { _ in Request.name }
        let observable = names.asObservable()
        let single = Single.create { Request.name }
        let detached = Single.create(detached: true) { Request.name }
        let heard = try await Request.$name.withValue("request") {
            [try await observable.toArray().value.joined(), try await single.value, try await detached.value]
        }
        XCTAssertEqual(heard, ["request", "request", "none"])
    }

    func testThePriority() async throws {
        let priority = try await Single.create(priority: .background) { Task.currentPriority }.value
        XCTAssertLessThanOrEqual(priority, .userInitiated)
        let detached = try await Single.create(detached: true, priority: .utility) { Task.basePriority }.value
        XCTAssertEqual(detached, .utility)
    }

    // MARK: create(work:)

    func testWorkSucceedsAndFails() async throws {
        let value = try await Single.create { try await Single.just(1).value }.value
        XCTAssertEqual(value, 1)
        do {
            _ = try await Single<Int>.create { throw TestError() }.value
            XCTFail("no error")
        } catch { XCTAssertEqual(error as? TestError, TestError()) }
    }

    func testDisposingEndsTheWork() async {
        let started = Counter()
        let cancelled = Counter()
        let subscription = Single<Int>.create {
            started.increment()
            do { return try await Single.never().value } catch {
                cancelled.increment()
                throw error
            }
        }.subscribe { _ in XCTFail("an event after dispose") }
        while started.value == 0 { await Task.yield() }
        subscription.dispose()
        while cancelled.value == 0 { await Task.yield() }
    }

    /// A closure that takes an observer still means `create(subscribe:)`.
    func testTheOverloadIsDisfavoured() {
        var heard: [Int] = []
        _ = Single.create { single in
            single(.success(1))
            return Disposables.create()
        }.subscribe(onSuccess: { heard.append($0) })
        XCTAssertEqual(heard, [1])
    }
}

/// A sequence that does not heed cancellation, and counts its iterators.
private struct Endless: AsyncSequence {
    let wait: @Sendable () async -> Void
    let iterators = Life()

    init(_ wait: @escaping @Sendable () async -> Void) { self.wait = wait }

    func makeAsyncIterator() -> Iterator { Iterator(wait: wait, token: iterators.begin()) }

    struct Iterator: AsyncIteratorProtocol {
        let wait: @Sendable () async -> Void
        let token: Token

        mutating func next() async -> Int? {
            await wait()
            return 1
        }
    }

    final class Life: @unchecked Sendable {
        private let began = Counter()
        private let ended = Counter()
        var value: Int { began.value - ended.value }
        func begin() -> Token {
            began.increment()
            return Token { [ended] in ended.increment() }
        }
    }
}
