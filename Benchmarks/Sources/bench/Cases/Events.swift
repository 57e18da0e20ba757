import RxSwift

let million = 1_000_000
/// 0 + 1 + … + 999,999.
let sumOfMillion = million * (million - 1) / 2

private func source(_ body: @escaping (AnyObserver<Int>) -> Void) -> Observable<Int> {
    .create { observer in
        body(observer)
        observer.onCompleted()
        return Disposables.create()
    }
}

private func counting() -> Observable<Int> {
    source { observer in for number in 0..<million { observer.onNext(number) } }
}

/// `source` through `count` maps that each add 1.
private func mapped(_ source: Observable<Int>, _ count: Int) -> Observable<Int> {
    switch count {
    case 1: source.map { $0 &+ 1 }
    case 2: source.map { $0 &+ 1 }.map { $0 &+ 1 }
    case 4: source.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
    default: mapped(mapped(source, 4), count - 4)
    }
}

private func summing(_ source: Observable<Int>) -> Int {
    withSum { sum in _ = source.subscribe(onNext: { sum.pointee &+= $0 }) }
}

let eventCases: [Case] = [
    Case(
        "create.raw", "one onNext in create to a subscriber", million, upstream: 160, target: 2, expected: sumOfMillion
    ) {
        summing(counting())
    },
    Case("create.event", "the same to a closure that hears events", million, expected: sumOfMillion) {
        withSum { sum in _ = counting().subscribe { if case .next(let number) = $0 { sum.pointee &+= number } } }
    },
    Case(
        "create.map8", "the same through 8 × map", million, upstream: 1271, target: 31,
        expected: sumOfMillion + 8 * million
    ) { summing(mapped(mapped(counting(), 4), 4)) },
    Case("create.map1", "the same through 1 × map", million, expected: sumOfMillion + million) {
        summing(mapped(counting(), 1))
    },
    Case("create.map2", "the same through 2 × map", million, expected: sumOfMillion + 2 * million) {
        summing(mapped(counting(), 2))
    },
    Case("create.map4", "the same through 4 × map", million, expected: sumOfMillion + 4 * million) {
        summing(mapped(counting(), 4))
    },
    Case("create.map16", "the same through 16 × map", million, expected: sumOfMillion + 16 * million) {
        summing(mapped(counting(), 16))
    },
    Case(
        "range.map.filter.reduce", "one element of range(0, 1M).map.filter.reduce", million, upstream: 3158, target: 13,
        expected: (0..<million).map { $0 * 3 }.filter { $0 & 1 == 0 }.reduce(0, +)
    ) {
        withSum { sum in
            _ = Observable.range(start: 0, count: million).map { $0 &* 3 }.filter { $0 & 1 == 0 }
                .reduce(0, accumulator: &+).subscribe(onNext: { sum.pointee = $0 })
        }
    },
    Case(
        "from.map.filter", "one element of from(array).map.filter", million, upstream: 3289, target: 13,
        expected: (0..<million).map { $0 * 3 }.filter { $0 & 1 == 0 }.reduce(0, +)
    ) { summing(Observable.from(numbers).map { $0 &* 3 }.filter { $0 & 1 == 0 }) },
    Case(
        "scan.distinct.take", "one event through the three", million, upstream: 989, target: 19, expected: million
    ) {
        withSum { sum in
            _ = counting().scan(0) { _, number in number }.distinctUntilChanged().take(million)
                .subscribe(onNext: { _ in sum.pointee &+= 1 })
        }
    },
]

private let numbers = Array(0..<million)
