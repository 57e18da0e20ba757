import Dispatch
import RxSwift

private let few = 20_000
private let scheduler = SerialDispatchQueueScheduler(qos: .default)

/// What it costs to declare an operator on a subject, subscribe, hear one element and dispose.
let operatorCases: [Case] = [
    once("nothing") { $0.asObservable() },
    once("map") { $0.map { $0 } },
    once("compactMap") { $0.compactMap { $0 } },
    once("filter") { $0.filter { _ in true } },
    once("scan") { $0.scan(0) { $1 } },
    once("take") { $0.take(2) },
    once("skip") { $0.skip(0) },
    once("takeWhile") { $0.take(while: { _ in true }) },
    once("takeUntil") { $0.take(until: Observable<Int>.never()) },
    once("distinctUntilChanged") { $0.distinctUntilChanged() },
    once("do") { $0.do(onNext: { _ in }) },
    once("enumerated") { $0.enumerated().map(\.element) },
    once("materialize") { $0.materialize().map { $0.element ?? 0 } },
    once("startWith", hears: 2) { $0.startWith(0) },
    once("flatMap") { $0.flatMap { Observable.just($0) } },
    once("flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
    once("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
    once("concatMap") { $0.concatMap { Observable.just($0) } },
    once("merge") { Observable.merge($0, Observable.never()) },
    once("concat") { $0.concat(Observable.never()) },
    once("amb") { $0.amb(Observable.never()) },
    once("combineLatest") { Observable.combineLatest($0, Observable.just(1)) { $0 + $1 } },
    once("zip") { Observable.zip($0, Observable.just(1)) { $0 + $1 } },
    once("withLatestFrom") { $0.withLatestFrom(Observable.just(1)) },
    once("sample", hears: 0) { $0.sample(Observable<Int>.never()) },
    once("catch") { $0.catch { _ in Observable.never() } },
    once("retry") { $0.retry(2) },
    once("share") { $0.share() },
    once("share.replay") { $0.share(replay: 1) },
    once("groupBy") { $0.groupBy { $0 }.merge() },
    once("buffer", hears: 1) {
        $0.buffer(timeSpan: .seconds(100), count: 1, scheduler: scheduler).map { $0.count }
    },
    once("debounce", hears: 0) { $0.debounce(.seconds(100), scheduler: scheduler) },
    once("throttle") { $0.throttle(.seconds(100), scheduler: scheduler) },
    once("delay", hears: 0) { $0.delay(.seconds(100), scheduler: scheduler) },
    once("timeout") { $0.timeout(.seconds(100), scheduler: scheduler) },
    once("observeOn", hears: nil, isRacing: true) { $0.observe(on: scheduler) },
    once("subscribeOn") { $0.subscribe(on: CurrentThreadScheduler.instance) },
]

/// Operators that replace a timer at each element.
let timerCases: [Case] = [
    rearming("debounce") { $0.debounce(.seconds(100), scheduler: scheduler) },
    rearming("timeout", hears: few) { $0.timeout(.seconds(100), scheduler: scheduler) },
]

private func rearming(
    _ name: String, hears: Int = 0, _ operation: @escaping (PublishSubject<Int>) -> Observable<Int>
) -> Case {
    Case("\(name).rearm", "one element in, its timer replaced by the next", few, expected: hears) {
        withSum { sum in
            let subject = PublishSubject<Int>()
            let subscription = operation(subject).subscribe(onNext: { _ in sum.pointee &+= 1 })
            for number in 0..<few { subject.onNext(number) }
            subscription.dispose()
        }
    }
}

/// - Parameter hears: how many elements a subscription hears; nil when that is left to chance.
private func once(
    _ name: String, hears: Int? = 1, isRacing: Bool = false,
    _ operation: @escaping (PublishSubject<Int>) -> Observable<Int>
) -> Case {
    Case(
        "once.\(name)", "declare, subscribe, one element, dispose", few, expected: few * (hears ?? 0),
        isRacing: isRacing
    ) {
        withSum { sum in
            let subject = PublishSubject<Int>()
            for number in 0..<few {
                let subscription = operation(subject).subscribe(onNext: { _ in
                    if hears != nil { sum.pointee &+= 1 }
                })
                subject.onNext(number)
                subscription.dispose()
            }
        }
    }
}
