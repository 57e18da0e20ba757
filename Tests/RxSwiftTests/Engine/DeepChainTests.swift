import RxSwift
import TestSupport
import XCTest

/// What a loop can build has to die on a small stack (contract 7, reports D5 and J): each test runs on 512 KiB.
final class DeepChainTests: XCTestCase {
    private let length = 100_000

    func testFreeingAChainOfMaps() {
        watched("freeing \(length) maps") { [length] in
            let counter = Counter()
            var chain = Observable<Int>.create { [token = Token { counter.increment() }] _ in
                withExtendedLifetime(token) { Disposables.create() }
            }
            for _ in 0..<length { chain = chain.map { $0 } }
            chain = .empty()
            XCTAssertEqual(counter.value, 1)
        }
    }

    func testFreeingAChainOfDifferentOperators() {
        watched("freeing a chain of operators") { [length] in
            var chain = Observable.just(1)
            for round in 0..<length {
                switch round % 5 {
                case 0: chain = chain.flatMap { Observable.just($0) }
                case 1: chain = chain.do(onDispose: {})
                case 2: chain = chain.debug(DebugLog(identifier: "", trimOutput: false) { _ in })
                case 3: chain = .deferred { [chain] in chain }
                default: chain = chain.share()
                }
            }
            chain = .empty()
        }
    }

    /// Of one kind each, where no other operator in between counts the depth for it.
    func testFreeingAChainOfOneOperator() {
        let steps: [(String, (Observable<Int>) -> Observable<Int>)] = [
            ("a stage", { $0.filter { _ in true } }),
            ("a stage's closure", { source in Observable.just(1).map { _ in withExtendedLifetime(source) { 1 } } }),
            ("a join", { $0.take(until: Observable<Int>.never()) }),
            ("a join's inner sequence", { source in Observable.just(1).flatMap { _ in source } }),
            ("combineLatest", { Observable.combineLatest($0, Observable.just(1)) { $0 + $1 } }),
            ("concat", { $0.concat(Observable.just(1)) }),
            ("catch", { $0.catchAndReturn(1) }),
            ("deferred", { source in .deferred { source } }),
            ("create", { source in .create { source.subscribe($0) } }),
            ("startWith", { $0.startWith(1) }),
            ("using", { source in .using({ BooleanDisposable() }, observableFactory: { _ in source }) }),
            ("publish", { $0.publish() }),
            ("share", { $0.share(replay: 1) }),
            ("observe(on:)", { $0.observe(on: CurrentThreadScheduler.instance) }),
            ("a sequence of sequences", { Observable.from([$0]).concat() }),
            ("just", { Observable.just($0).merge() }),
        ]
        for (name, step) in steps {
            watched("freeing a chain of \(name)") { [length] in
                let counter = Counter()
                var chain = Observable<Int>.create { [token = Token { counter.increment() }] _ in
                    withExtendedLifetime(token) { Disposables.create() }
                }
                for _ in 0..<length { chain = step(chain) }
                chain = .empty()
                XCTAssertEqual(counter.value, 1, name)
            }
        }
    }

    func testFreeingAChainOfSubjectsThroughTheirObservers() {
        watched("freeing a chain of subscriptions") { [length] in
            var subject = PublishSubject<Int>()
            let first = subject
            for _ in 0..<length {
                let next = PublishSubject<Int>()
                _ = subject.subscribe(next)
                subject = next
            }
            first.dispose()
        }
    }

    func testDisposingAChainOfClosures() {
        watched("disposing nested closures") { [length] in
            let counter = Counter()
            var chain: any Disposable = Disposables.create { counter.increment() }
            for _ in 0..<length {
                let inner = chain
                chain = Disposables.create { inner.dispose() }
            }
            chain.dispose()
            XCTAssertEqual(counter.value, 1)
        }
    }

    func testFreeingDisposablesThatWereNotDisposed() {
        watched("freeing nested disposables") { [length] in
            let counter = Counter()
            var chain: any Disposable = Disposables.create { [token = Token { counter.increment() }] in _ = token }
            for round in 0..<length {
                let inner = chain
                switch round % 3 {
                case 0: chain = Disposables.create { inner.dispose() }
                case 1: chain = Disposables.create(inner, Disposables.create())
                default: chain = CompositeDisposable(disposables: [inner])
                }
            }
            chain = Disposables.create()
            XCTAssertEqual(counter.value, 1)
        }
    }

    func testDisposingAChainOfDifferentDisposables() {
        watched("disposing nested disposables") { [length] in
            let counter = Counter()
            var chain: any Disposable = Disposables.create { counter.increment() }
            for round in 0..<length {
                let inner = chain
                switch round % 4 {
                case 0: chain = Disposables.create(Disposables.create(), inner)
                case 1: chain = CompositeDisposable(disposables: [inner])
                case 2:
                    let single = SingleAssignmentDisposable()
                    single.setDisposable(inner)
                    chain = single
                default: chain = Disposables.create { inner.dispose() }
                }
            }
            chain.dispose()
            XCTAssertEqual(counter.value, 1)
        }
    }

    /// What is put aside runs before the outermost call returns, so nothing is disposed late.
    func testWhatIsPutAsideIsDoneWhenTheOutermostCallReturns() {
        watched("order") {
            var order: [Int] = []
            var chain: any Disposable = Disposables.create()
            for depth in 0..<200 {
                let inner = chain
                chain = Disposables.create {
                    order.append(depth)
                    inner.dispose()
                }
            }
            chain.dispose()
            XCTAssertEqual(order, Array((0..<200).reversed()))
        }
    }
}
