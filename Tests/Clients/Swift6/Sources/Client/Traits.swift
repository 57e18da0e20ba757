import RxRelay
import RxSwift

struct Failure: Error {}

/// What the closures hear. They run where the pipeline runs, so it is an actor's or, as here, one task's.
final class Log {
    var lines: [String] = []
}

/// Every trait.
func useTraits() {
    let log = Log()
    let bag = DisposeBag()
    let single = Single<Int>.create { single in
        single(.success(1))
        return Disposables.create()
    }
    single.map { $0 + 1 }.flatMap { Single.just($0 * 2) }
        .subscribe(with: log, onSuccess: { $0.lines.append("single \($1)") }).disposed(by: bag)
    Single.zip(single, .just("a")) { "\($0)\($1)" }
        .subscribe(onSuccess: { log.lines.append("zip \($0)") }).disposed(by: bag)
    Maybe<Int>.empty().ifEmpty(default: 3)
        .subscribe(onSuccess: { log.lines.append("maybe \($0)") }).disposed(by: bag)
    Completable.concat(.empty(), .empty()).andThen(single)
        .subscribe(onSuccess: { log.lines.append("completable \($0)") }).disposed(by: bag)
    Completable.error(Failure()).subscribe(onError: { log.lines.append("failed \($0 is Failure)") })
        .disposed(by: bag)
    Infallible.concat(.of(1), .of(2)).map { $0 * 10 }
        .subscribe(onNext: { log.lines.append("infallible \($0)") }).disposed(by: bag)
    BehaviorRelay(value: 7).asInfallible()
        .subscribe(onNext: { log.lines.append("relay \($0)") }).disposed(by: bag)
    Observable.merge(.just(1), .just(2)).toArray()
        .subscribe(onSuccess: { log.lines.append("merge \($0)") }).disposed(by: bag)
    Observable.just(1).subscribe { log.lines.append("\($0)") }.disposed(by: bag)
    check(
        log.lines,
        [
            "single 4", "zip 1a", "maybe 3", "completable 1", "failed true", "infallible 10", "infallible 20",
            "relay 7", "merge [1, 2]", "next(1)", "completed",
        ],
        "traits"
    )
}

/// What must be `Sendable`: this compiles or it does not.
func requireSendable<Value: Sendable>(_ type: Value.Type) {}

func useSendable() {
    requireSendable(Observable<Int>.self)
    requireSendable(ConnectableObservable<Int>.self)
    requireSendable(PublishSubject<Int>.self)
    requireSendable(BehaviorSubject<Int>.self)
    requireSendable(ReplaySubject<Int>.self)
    requireSendable(AsyncSubject<Int>.self)
    requireSendable(PublishRelay<Int>.self)
    requireSendable(BehaviorRelay<Int>.self)
    requireSendable(ReplayRelay<Int>.self)
    requireSendable(AnyObserver<Int>.self)
    requireSendable(Binder<Int>.self)
    requireSendable(Event<Int>.self)
    requireSendable(SingleEvent<Int>.self)
    requireSendable(MaybeEvent<Int>.self)
    requireSendable(CompletableEvent.self)
    requireSendable(InfallibleEvent<Int>.self)
    requireSendable(Single<Int>.self)
    requireSendable(Maybe<Int>.self)
    requireSendable(Completable.self)
    requireSendable(Infallible<Int>.self)
    requireSendable(DisposeBag.self)
    requireSendable(CompositeDisposable.self)
    requireSendable(SerialDisposable.self)
    requireSendable(SingleAssignmentDisposable.self)
    requireSendable(BooleanDisposable.self)
    requireSendable(RefCountDisposable.self)
    requireSendable(ScheduledDisposable.self)
    requireSendable(MainScheduler.self)
    requireSendable(ConcurrentMainScheduler.self)
    requireSendable(CurrentThreadScheduler.self)
    requireSendable(SerialDispatchQueueScheduler.self)
    requireSendable(ConcurrentDispatchQueueScheduler.self)
    requireSendable(OperationQueueScheduler.self)
    requireSendable(RxError.self)
}

/// An observer's method as a value that may be sent (report I3).
func useAnObserverAsAValue() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let subscription = subject.subscribe(onNext: { log.lines.append("\($0)") })
    let observer = subject.asObserver()
    let tell: @Sendable (Int) -> Void = observer.onNext
    tell(1)
    subscription.dispose()
    check(log.lines, ["1"], "observer as a value")
}
