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
    var newest: [Int] = []
    for try await element in Observable.of(1, 2).values(bufferingPolicy: .bufferingNewest(1)) {
        newest.append(element)
    }
    check(newest, [2], "bounded values")

    let stream = AsyncStream<Int> { continuation in
        continuation.yield(5)
        continuation.finish()
    }
    check(try await stream.asObservable().toArray().value, [5], "asObservable")
    check(try await Single.create { 6 }.value, 6, "create(work:)")
}

/// One pipeline, read by two tasks.
func useFromTwoTasks() async throws {
    let pipeline = Observable.range(start: 1, count: 100)
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .map { $0 * 2 }
        .share(replay: 100)
    let first = Task { try await pipeline.toArray().value.count }
    let second = Task { try await pipeline.toArray().value.count }
    let counts = try await [first.value, second.value]
    check(counts, [100, 100], "two tasks")
}
