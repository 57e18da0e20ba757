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
        Case(
            "observeOn.size\(size)", "one element of a sequence of \(size) across a hop", million / 10, expected: 0,
            isRacing: true
        ) {
            let scheduler = SerialDispatchQueueScheduler(qos: .default)
            let done = DispatchSemaphore(value: 0)
            for _ in 0..<max(1, million / 10 / size) {
                _ = Observable.from(0..<min(size, million / 10)).observe(on: scheduler)
                    .subscribe(onCompleted: { done.signal() })
                done.wait()
            }
            return 0
        },
    ]
}

private func repeating(_ size: Int, _ make: @escaping () -> Observable<Int>) -> Int {
    withSum { sum in
        for _ in 0..<million / size { _ = make().subscribe(onNext: { _ in sum.pointee &+= 1 }) }
    }
}
