import Dispatch
import RxRelay
import RxSwift

private func emitting(_ observers: Int) -> Int {
    withSum { sum in
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        for _ in 0..<observers { subject.subscribe(onNext: { sum.pointee &+= $0 }).disposed(by: bag) }
        for number in 0..<million / observers { subject.onNext(number) }
    }
}

private func sum(to count: Int) -> Int { count * (count - 1) / 2 }

let subjectCases: [Case] = [
    Case("publish.1", "PublishSubject.onNext, 1 observer", million, upstream: 418, target: 8, expected: sumOfMillion) {
        emitting(1)
    },
    Case("publish.10", "a delivery, 10 observers", million, expected: 10 * sum(to: million / 10)) { emitting(10) },
    Case(
        "publish.100", "a delivery, 100 observers", million, upstream: 127, target: 2.5,
        expected: 100 * sum(to: million / 100)
    ) { emitting(100) },
    Case("publish.1000", "a delivery, 1,000 observers", million, expected: 1000 * sum(to: million / 1000)) {
        emitting(1000)
    },
    Case(
        "publish.map.filter", "with map and filter", million, upstream: 569, target: 15,
        expected: (0..<million).map { $0 * 3 }.filter { $0 & 1 == 0 }.reduce(0, +)
    ) {
        withSum { sum in
            let subject = PublishSubject<Int>()
            let subscription = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.subscribe(onNext: { sum.pointee &+= $0 })
            for number in 0..<million { subject.onNext(number) }
            subscription.dispose()
        }
    },
    Case(
        "publish.string.map.filter", "String elements", million / 4, upstream: 715, target: 28, expected: million / 4
    ) {
        withSum { sum in
            let subject = PublishSubject<String>()
            let subscription = subject.map { $0.isEmpty ? "empty" : $0 }.filter { !$0.isEmpty }
                .subscribe(onNext: { _ in sum.pointee &+= 1 })
            for _ in 0..<million / 4 { subject.onNext("small") }
            subscription.dispose()
        }
    },
    Case(
        "publish.2threads", "two threads emit into one subject", million, upstream: 458, target: 38, expected: million,
        isRacing: true
    ) {
        withSum { sum in
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(onNext: { _ in sum.pointee &+= 1 })
            DispatchQueue.concurrentPerform(iterations: 2) { _ in
                for number in 0..<million / 2 { subject.onNext(number) }
            }
            subscription.dispose()
        }
    },
    Case("relay.accept", "BehaviorRelay.accept, 1 observer", million, upstream: 767, target: 13, expected: sumOfMillion)
    {
        withSum { sum in
            let relay = BehaviorRelay(value: 0)
            let subscription = relay.subscribe(onNext: { sum.pointee &+= $0 })
            for number in 0..<million { relay.accept(number) }
            subscription.dispose()
        }
    },
    Case("relay.value", "BehaviorRelay.value", million, upstream: 78, target: 5, expected: million) {
        withSum { sum in
            let relay = BehaviorRelay(value: 1)
            for _ in 0..<million { sum.pointee &+= relay.value }
        }
    },
    Case("share.replay1", "one event, 2 observers", million, upstream: 951, target: 31, expected: 2 * sumOfMillion) {
        withSum { sum in
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: 1)
            let bag = DisposeBag()
            for _ in 0..<2 { shared.subscribe(onNext: { sum.pointee &+= $0 }).disposed(by: bag) }
            for number in 0..<million { subject.onNext(number) }
        }
    },
    Case(
        "replay.100", "ReplaySubject(100).onNext, 1 observer", million, upstream: 996, target: 19,
        expected: sumOfMillion
    ) {
        withSum { sum in
            let subject = ReplaySubject<Int>.create(bufferSize: 100)
            let subscription = subject.subscribe(onNext: { sum.pointee &+= $0 })
            for number in 0..<million { subject.onNext(number) }
            subscription.dispose()
        }
    },
]
