import Dispatch
import RxSwift

/// How the cost of an element falls, and its share of the subscription's cost, as a sequence gets longer.
let sizeCases: [Case] = [1, 100, 10_000, 1_000_000].flatMap { size in
    [
        Case("from.size\(size)", "one element of a sequence of \(size)", million, expected: million) {
            repeating(size) { Observable.from(0..<size) }
        },
        Case("flatMap.size\(size)", "one element of an inner sequence of \(size)", million, expected: million) {
            repeating(size) { Observable.just(size).flatMap { Observable.range(start: 0, count: $0) } }
        },
        hopping(size, total: max(size, million / 10)),
    ]
}

/// What a source costs that is joined with `size` others.
let joinSizeCases: [Case] = [1, 100, 10_000].flatMap { size in
    [
        joining("zip", size) { Observable.zip($0) { $0.count } },
        joining("combineLatest", size) { Observable.combineLatest($0) { $0.count } },
        joining("merge", size) { Observable.merge($0).map { _ in 1 } },
    ]
}

private func joining(_ name: String, _ size: Int, _ join: @escaping ([Observable<Int>]) -> Observable<Int>) -> Case {
    let total = 20_000
    return Case("\(name).sources\(size)", "one of \(size) sources with one element", total, expected: total) {
        withSum { sum in
            for _ in 0..<total / size {
                _ = join((0..<size).map { Observable.just($0) }).subscribe(onNext: { sum.pointee &+= $0 })
            }
        }
    }
}

private func repeating(_ size: Int, _ make: @escaping () -> Observable<Int>) -> Int {
    withSum { sum in
        for _ in 0..<million / size { _ = make().subscribe(onNext: { _ in sum.pointee &+= 1 }) }
    }
}

/// Sequences of `size` elements, one after the other, `total` elements in all.
private func hopping(_ size: Int, total: Int) -> Case {
    Case(
        "observeOn.size\(size)", "one element of a sequence of \(size) across a hop", total, expected: total,
        isRacing: true
    ) {
        withSum { sum in
            let scheduler = SerialDispatchQueueScheduler(qos: .default)
            let done = DispatchSemaphore(value: 0)
            for _ in 0..<total / size {
                _ = Observable.from(0..<size).observe(on: scheduler)
                    .subscribe(onNext: { _ in sum.pointee &+= 1 }, onCompleted: { done.signal() })
                done.wait()
            }
        }
    }
}
