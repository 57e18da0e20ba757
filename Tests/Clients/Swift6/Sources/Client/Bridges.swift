import RxSwift

/// The bridges to async/await, both ways.
func useBridges() async throws {
    let single = try await Single.just(1).value
    check(single, 1, "single")
    let maybe = try await Maybe<Int>.empty().value
    check(maybe, nil, "maybe")
    try await Completable.empty().value

    var elements: [Int] = []
    for try await element in Observable.of(1, 2).values { elements.append(element) }
    for await element in Infallible.of(3, 4).values { elements.append(element) }
    check(elements, [1, 2, 3, 4], "values")

    let stream = AsyncStream<Int> { continuation in
        continuation.yield(5)
        continuation.finish()
    }
    check(try await stream.asObservable().toArray().value, [5], "asObservable")
    check(try await Single.create { 6 }.value, 6, "create(work:)")

    let waiting = Task { try await Single<Int>.never().value }
    waiting.cancel()
    if case .success = await waiting.result { check(false, true, "cancellation") }
}

/// One pipeline, read by two tasks.
func useFromTwoTasks() async throws {
    let pipeline = Observable.range(start: 1, count: 100)
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .map { $0 * 2 }
        .share(replay: 100)
    async let first = pipeline.toArray().value.count
    async let second = pipeline.toArray().value.count
    let counts = try await [first, second]
    check(counts, [100, 100], "two tasks")
}

/// A pipeline across a scheduler, a task and an actor.
actor Till {
    private var sum = 0
    private let sums = PublishSubject<Int>()
    private let bag = DisposeBag()

    /// Read from outside: the subject may leave the actor, as `sum` may not.
    nonisolated var totals: Observable<Int> { sums.asObservable() }

    func take(_ prices: Observable<Int>) async throws -> Int {
        for try await price in prices.values {
            sum += price
            sums.onNext(sum)
        }
        return sum
    }

    func note(_ totals: Observable<Int>) {
        totals.subscribe(onNext: { _ in }).disposed(by: bag)
    }
}

func useAnActor() async throws {
    let till = Till()
    await till.note(till.totals)
    let last = till.totals.take(3).toArray().values
    let prices = Observable.of(1, 2, 3).observe(on: SerialDispatchQueueScheduler(qos: .default))
    let task = Task { try await till.take(prices) }
    check(try await task.value, 6, "actor")
    var heard: [[Int]] = []
    for try await totals in last { heard.append(totals) }
    check(heard, [[1, 3, 6]], "totals of the actor")
}
