import RxRelay
import RxSwift

struct Failure: Error, Equatable {}

/// Every trait, used as code from before Swift 6 does: closures change what they have captured.
func useTraits() {
    var log: [String] = []
    let bag = DisposeBag()

    let single = Single<Int>.create { single in
        single(.success(1))
        return Disposables.create()
    }
    single.map { $0 + 1 }
        .flatMap { Single.just($0 * 2) }
        .subscribe(onSuccess: { log.append("single \($0)") }, onFailure: { log.append("\($0)") })
        .disposed(by: bag)
    single.subscribe { event in
        switch event {
        case .success(let element): log.append("event \(element)")
        case .failure(let error): log.append("\(error)")
        }
    }.disposed(by: bag)
    Single.zip(single, Single.just("a")) { "\($0)\($1)" }
        .subscribe(onSuccess: { log.append("zip \($0)") }).disposed(by: bag)
    Single.zip([single, single]).subscribe(onSuccess: { log.append("all \($0)") }).disposed(by: bag)

    Maybe<Int>.empty().ifEmpty(default: 3)
        .subscribe(onSuccess: { log.append("maybe \($0)") }).disposed(by: bag)
    Maybe<Int>.create { maybe in
        maybe(.completed)
        return Disposables.create()
    }.subscribe(onCompleted: { log.append("empty") }).disposed(by: bag)

    Completable.create { completable in
        completable(.completed)
        return Disposables.create()
    }
    .andThen(Completable.zip(.empty(), .empty()))
    .andThen(single)
    .subscribe(onSuccess: { log.append("completable \($0)") }).disposed(by: bag)
    Completable.error(Failure()).subscribe(onError: { log.append("failed \($0 is Failure)") }).disposed(by: bag)

    Infallible.of(1, 2).map { $0 * 10 }
        .subscribe(onNext: { log.append("infallible \($0)") }).disposed(by: bag)
    Infallible.combineLatest(Infallible.just(1), Infallible.just("b"))
        .subscribe(onNext: { log.append("latest \($0)\($1)") }).disposed(by: bag)
    BehaviorRelay(value: 7).asInfallible()
        .subscribe(onNext: { log.append("relay \($0)") }).disposed(by: bag)

    // The elements are inferred through static methods, and a closure without a type hears events.
    Observable.merge(.just(1), .just(2)).toArray()
        .subscribe(onSuccess: { log.append("merge \($0)") }).disposed(by: bag)
    Observable.concat(Observable.just(1), .just(2)).asSingle()
        .subscribe(onFailure: { log.append("more \($0)") }).disposed(by: bag)
    Observable.just(1).subscribe { log.append("\($0)") }.disposed(by: bag)

    check(
        log,
        [
            "single 4", "event 1", "zip 1a", "all [1, 1]", "maybe 3", "empty", "completable 1", "failed true",
            "infallible 10", "infallible 20", "latest 1b", "relay 7", "merge [1, 2]",
            "more Sequence contains more than one element.", "next(1)", "completed",
        ],
        "traits"
    )
}

/// A disposable and an observer of the client's own, neither of which is `Sendable`.
final class Switch: Cancelable {
    private(set) var isDisposed = false
    func dispose() { isDisposed = true }
}

final class Recorder: ObserverType {
    private(set) var count = 0
    func on(_ event: Event<Int>) { if event.element != nil { count += 1 } }
}

func useOwnTypes() {
    let recorder = Recorder()
    let end = Switch()
    let subscription = Observable.of(1, 2, 3).subscribe(recorder)
    Disposables.create(subscription, end).dispose()
    check(recorder.count, 3, "own observer")
    check(end.isDisposed, true, "own disposable")
}
