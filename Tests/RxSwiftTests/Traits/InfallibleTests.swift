import RxRelay
import RxSwift
import TestSupport
import XCTest

final class InfallibleTests: XCTestCase {
    private func infallible(_ source: Observable<String>) -> Infallible<String> {
        source.asInfallible(onErrorJustReturn: "!")
    }

    func testAsInfallible() {
        expect("-a-#", "-a-(b|)") { $0.asInfallible(onErrorJustReturn: "b").asObservable() }
        expect("-a-#", "-a-(b|)") { $0.asInfallible(onErrorFallbackTo: .just("b")).asObservable() }
        expect("-a-#", "-a-(b|)") { $0.asInfallible(onErrorRecover: { _ in .just("b") }).asObservable() }
        expect("-a-|", "-a-|") { $0.asInfallible(onErrorJustReturn: "b").asObservable() }
    }

    func testOperators() {
        expect("-a-|", "-{a+}-|") { self.infallible($0).map { $0 + "+" }.asObservable() }
        expect("-a-1-|", "---1-|") { self.infallible($0).compactMap { Int($0) }.asObservable() }
        expect("-a-b-|", "---b-|") { self.infallible($0).filter { $0 == "b" }.asObservable() }
        expect("-a-b-|", "-a-{ab}-|") { self.infallible($0).scan("", accumulator: +).asObservable() }
        expect("-a-b-|", "-a-{ab}-|") { self.infallible($0).scan(into: "", accumulator: +=).asObservable() }
        expect("-a-a-|", "-a---|") { self.infallible($0).distinctUntilChanged().asObservable() }
        expect("-a-a-|", "-a---|") { self.infallible($0).distinctUntilChanged(at: \.count).asObservable() }
        expect("-a-b-|", "-a---|") { self.infallible($0).distinctUntilChanged { $0.count }.asObservable() }
        expect("-a-b-c-|", "-a-(b|)") { self.infallible($0).take(2).asObservable() }
        expect("-a-b-c-|", "---b-c-|") { self.infallible($0).skip(while: { $0 == "a" }).asObservable() }
        expect("-a-b-c-|", "-a-|") { self.infallible($0).take(while: { $0 == "a" }).asObservable() }
        expect("-a-b-c-|", "-a-|") { self.infallible($0).take(until: { $0 == "b" }).asObservable() }
        expect("-a-|", "-{aa}-|") { self.infallible($0).flatMap { Infallible.just($0 + $0) }.asObservable() }
        expect("-a-|", "-{aa}-|") { self.infallible($0).flatMapLatest { Infallible.just($0 + $0) }.asObservable() }
        expect("-a-|", "-{aa}-|") { self.infallible($0).flatMapFirst { Infallible.just($0 + $0) }.asObservable() }
        expect("-a-|", "-{aa}-|") { self.infallible($0).concatMap { Infallible.just($0 + $0) }.asObservable() }
        expect("-a-|", "-a-(b|)") { self.infallible($0).concat(Infallible.just("b")).asObservable() }
        expect("-a-|", "-a-|") { self.infallible($0).share().asObservable() }
        expect("-a-|", "-{xa}-|") {
            self.infallible($0).withLatestFrom(Infallible.just("x")) { $1 + $0 }.asObservable()
        }
        expect("-a-|", "-x-|") { self.infallible($0).withLatestFrom(Infallible.just("x")).asObservable() }
    }

    func testSources() {
        func elements(_ infallible: Infallible<Int>) -> [Int] { infallible.asObservable().elements() }
        XCTAssertEqual(elements(.just(1)), [1])
        XCTAssertEqual(elements(.of(1, 2)), [1, 2])
        XCTAssertEqual(elements(.from([1, 2])), [1, 2])
        XCTAssertEqual(elements(.from(1...2)), [1, 2])
        XCTAssertEqual(elements(.empty()), [])
        XCTAssertEqual(elements(.never()), [])
        XCTAssertEqual(elements(.deferred { .just(1) }), [1])
        XCTAssertEqual(elements(Infallible.just(2).startWith(1)), [1, 2])
        XCTAssertEqual(elements(.concat(.just(1), .just(2))), [1, 2])
        XCTAssertEqual(elements(.concat([.just(1), .just(2)])), [1, 2])
        XCTAssertEqual(elements(.merge(.just(1), .just(2))), [1, 2])
        XCTAssertEqual(elements(.merge([.just(1), .just(2)])), [1, 2])
        XCTAssertEqual(elements(.combineLatest([Infallible.just(1), .just(2)]) { $0.reduce(0, +) }), [3])
        XCTAssertEqual(Infallible.combineLatest([Infallible.just(1), .just(2)]).asObservable().elements(), [[1, 2]])
    }

    /// Report D4: a chain of infallibles is unfolded as one of observables, in flat memory and on a flat stack.
    func testAChainBehindDeferredIsFlat() {
        watched("an endless chain of infallibles") {
            let rounds = scaled(100_000)
            let gauge = StackGauge()
            func again() -> Infallible<Int> {
                gauge.measure()
                return Infallible.just(1).concat(Infallible.deferred(again))
            }
            var count = 0
            _ = again().take(rounds).subscribe(onNext: { _ in count += 1 })
            XCTAssertEqual(count, rounds)
            XCTAssertLessThan(gauge.span, 16 << 10)
        }
    }

    func testWhatFailsBehindAnInfallibleIsSealed() {
        var heard: [String] = []
        let reports = misuses {
            _ = Infallible.just(1).concat(Observable.error(TestError()))
                .subscribe(onNext: { heard.append("\($0)") }, onCompleted: { heard.append("end") })
            _ = Infallible<Int>.deferred { throw TestError() }
                .subscribe(onNext: { heard.append("\($0)") }, onCompleted: { heard.append("end") })
        }
        XCTAssertEqual(heard, ["1", "end", "end"])
        XCTAssertEqual(reports.count, 2)
    }

    func testCreate() {
        var disposed = 0
        var heard: [String] = []
        _ = Infallible<Int>.create { observer in
            observer(.next(1))
            observer(.completed)
            observer(.next(2))
            return Disposables.create { disposed += 1 }
        }.subscribe { heard.append("\($0)") }
        XCTAssertEqual(heard, ["next(1)", "completed"])
        XCTAssertEqual(disposed, 1)
    }

    func testSubscribeForms() {
        final class Owner { var log: [String] = [] }
        let owner = Owner()
        _ = Infallible.just(1).subscribe(onNext: { owner.log.append("\($0)") })
        _ = Infallible.just(2).subscribe(
            onNext: { owner.log.append("\($0)") }, onCompleted: { owner.log.append("completed") },
            onDisposed: { owner.log.append("disposed") }
        )
        _ = Infallible.just(3).subscribe(with: owner, onNext: { $0.log.append("\($1)") })
        XCTAssertEqual(owner.log, ["1", "2", "completed", "disposed", "3"])
    }

    /// The closure's body fits an element as well as an event, and could make the compiler prefer the former.
    func testATrailingClosureHearsEvents() {
        var log: [String] = []
        _ = Infallible.just(1).subscribe { log.append(String(describing: $0)) }
        _ = Observable.just(2).subscribe { log.append(String(describing: $0)) }
        XCTAssertEqual(log, ["next(1)", "completed", "next(2)", "completed"])
    }

    func testDo() {
        var log: [String] = []
        _ = Infallible.just(1).do(
            onNext: { _ in log.append("next") }, afterNext: { _ in log.append("afterNext") },
            onCompleted: { log.append("completed") }, onDispose: { log.append("dispose") }
        ).subscribe()
        XCTAssertEqual(log, ["next", "afterNext", "completed", "dispose"])
    }

    func testRelaysAsInfallible() {
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: 1)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        replay.accept(1)
        var heard: [Int] = []
        _ = publish.asInfallible().subscribe(onNext: { heard.append($0) })
        _ = behavior.asInfallible().subscribe(onNext: { heard.append(10 * $0) })
        _ = replay.asInfallible().subscribe(onNext: { heard.append(100 * $0) })
        publish.accept(2)
        behavior.accept(2)
        replay.accept(2)
        XCTAssertEqual(heard, [10, 100, 2, 20, 200])
    }

    func testWithUnretained() {
        final class Owner {}
        let subject = PublishSubject<Int>()
        var owner: Owner? = Owner()
        var log: [String] = []
        let infallible = subject.asInfallible(onErrorJustReturn: 0)
        _ = infallible.withUnretained(owner!).subscribe(
            onNext: { log.append("\($1)") }, onCompleted: { log.append("completed") }
        )
        _ = infallible.withUnretained(owner!) { $1 * 10 }.subscribe(onNext: { log.append("\($0)") })
        subject.onNext(1)
        owner = nil
        subject.onNext(2)
        XCTAssertEqual(log, ["1", "10", "completed"])
    }
}
