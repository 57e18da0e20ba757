import Dispatch
import RxSwift

private let few = 100_000

private func emitting(_ make: (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>) -> Int {
    withSum { sum in
        let first = PublishSubject<Int>()
        let second = PublishSubject<Int>()
        let subscription = make(first, second).subscribe(onNext: { _ in sum.pointee &+= 1 })
        for number in 0..<million / 2 {
            first.onNext(number)
            second.onNext(number)
        }
        subscription.dispose()
    }
}

private func flattening(_ operation: (Observable<Int>) -> Observable<Int>) -> Int {
    withSum { sum in
        _ = operation(Observable.range(start: 0, count: few)).subscribe(onNext: { _ in sum.pointee &+= 1 })
    }
}

let joinCases: [Case] = [
    Case(
        "flatMap.1000x1000", "one inner element", million, upstream: 3195, target: 13, expected: 1000 * 1000 * 999 / 2
    ) {
        withSum { sum in
            _ = Observable.range(start: 0, count: 1000).flatMap { _ in Observable.range(start: 0, count: 1000) }
                .subscribe(onNext: { sum.pointee &+= $0 })
        }
    },
    Case("flatMap.just", "one inner sequence", few, upstream: 4303, target: 156, expected: few) {
        flattening { $0.flatMap { Observable.just($0) } }
    },
    Case("concatMap.just", "one inner sequence", few, upstream: 4441, target: 156, expected: few) {
        flattening { $0.concatMap { Observable.just($0) } }
    },
    Case("flatMapLatest.just", "one inner sequence", few, upstream: 3996, target: 156, expected: few) {
        flattening { $0.flatMapLatest { Observable.just($0) } }
    },
    Case("combineLatest.2", "one event in", million, upstream: 837, target: 25, expected: million - 1) {
        emitting { Observable.combineLatest($0, $1) { $0 &+ $1 } }
    },
    Case("zip.2", "one event in", million, upstream: 1129, target: 31, expected: million / 2) {
        emitting { Observable.zip($0, $1) { $0 &+ $1 } }
    },
    Case("withLatestFrom", "one event in", million, upstream: 657, target: 22, expected: million / 2 - 1) {
        emitting { $0.withLatestFrom($1) { $0 &+ $1 } }
    },
    Case("merge.4", "one event", million, upstream: 642, target: 22, expected: million) {
        withSum { sum in
            let subjects = (0..<4).map { _ in PublishSubject<Int>() }
            let subscription = Observable.merge(subjects.map { $0.asObservable() })
                .subscribe(onNext: { _ in sum.pointee &+= 1 })
            for number in 0..<million { subjects[number & 3].onNext(number) }
            subscription.dispose()
        }
    },
]

private func hopping(_ scheduler: any ImmediateSchedulerType) -> Int {
    withSum { sum in
        let done = DispatchSemaphore(value: 0)
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: scheduler)
            .subscribe(onNext: { sum.pointee &+= $0 }, onCompleted: { done.signal() })
        for number in 0..<million { subject.onNext(number) }
        subject.onCompleted()
        done.wait()
        subscription.dispose()
    }
}

let hopCases: [Case] = [
    Case(
        "observeOn.serial", "one event across the thread hop", million, upstream: 5048, target: 31,
        expected: sumOfMillion, isRacing: true
    ) { hopping(SerialDispatchQueueScheduler(qos: .default)) },
    Case(
        "observeOn.concurrent", "one event across the thread hop", million, upstream: 6469, target: 31,
        expected: sumOfMillion, isRacing: true
    ) { hopping(ConcurrentDispatchQueueScheduler(qos: .default)) },
    Case("observeOn.currentThread", "one event across the trampoline", million, expected: sumOfMillion) {
        hopping(CurrentThreadScheduler.instance)
    },
]

let allCases =
    eventCases + subjectCases + subscriptionCases + joinCases + hopCases + sizeCases + joinSizeCases + threadCases
    + handOverCases + operatorCases + timerCases
