import RxSwift
import TestSupport
import XCTest

/// What a type promises, whatever its source says: one event of a `Single` and of a `Maybe`, only the end of a
/// `Completable`, no error of an `Infallible`.
final class TraitLawTests: XCTestCase {
    /// Sources that keep to no trait: each is a list of what is told, beyond the end too.
    private let sources: [[Event<Int>]] = [
        [],
        [.completed],
        [.error(TestError())],
        [.next(1)],
        [.next(1), .completed],
        [.next(1), .error(TestError())],
        [.next(1), .next(2)],
        [.next(1), .next(2), .completed],
        [.next(1), .next(2), .error(TestError())],
        [.completed, .next(1), .completed],
        [.error(TestError()), .completed],
        [.next(1), .completed, .next(2), .completed],
    ]

    private func observable<Element>(_ events: [Event<Element>]) -> Observable<Element> {
        .create { observer in
            for event in events { observer.on(event) }
            return Disposables.create()
        }
    }

    // MARK: Single

    private func singleEvent(of events: [Event<Int>]) -> String? {
        switch events.first {
        case nil: nil
        case .next(let element)?: "success(\(element))"
        case .error?: "failure(TestError())"
        case .completed?: "failure(Sequence doesn't contain any elements.)"
        }
    }

    func testASingleSaysOneThing() {
        for source in sources {
            var heard: [String] = []
            let reports = misuses {
                _ = Single(observable(source)).subscribe {
                    switch $0 {
                    case .success(let element): heard.append("success(\(element))")
                    case .failure(let error): heard.append("failure(\(error))")
                    }
                }
            }
            XCTAssertEqual(heard, singleEvent(of: source).map { [$0] } ?? [], "\(source)")
            XCTAssertEqual(reports, self.reports(of: source, "Single", mustHaveElement: true), "\(source)")
        }
    }

    /// The end of the source that breaks the trait; none when it is followed by a completion.
    private func reports(of events: [Event<Int>], _ name: String, mustHaveElement: Bool) -> [String] {
        var reports: [String] = []
        var hasElement = false
        for event in events {
            switch event {
            case .next(let element):
                if hasElement { reports.append("\(name): its source emitted a second element, \(element)") }
                hasElement = true
            case .error: return reports
            case .completed:
                if !hasElement, mustHaveElement {
                    reports.append("\(name): its source completed without an element")
                }
                return reports
            }
        }
        return reports
    }

    func testASingleDisposesAndTellsSoOnce() {
        for source in sources {
            var disposed = 0
            _ = misuses {
                Single(observable(source)).subscribe(onFailure: { _ in }, onDisposed: { disposed += 1 }).dispose()
            }
            XCTAssertEqual(disposed, 1, "\(source)")
        }
    }

    // MARK: Maybe

    func testAMaybeSaysOneThing() {
        for source in sources {
            var heard: [Event<Int>] = []
            let reports = misuses {
                _ = Maybe(observable(source)).subscribe {
                    switch $0 {
                    case .success(let element): heard.append(.next(element))
                    case .error(let error): heard.append(.error(error))
                    case .completed: heard.append(.completed)
                    }
                }
            }
            XCTAssertEqual(heard.map { "\($0)" }, source.prefix(1).map { "\($0)" })
            XCTAssertEqual(reports, self.reports(of: source, "Maybe", mustHaveElement: false), "\(source)")
        }
    }

    // MARK: Completable

    func testACompletableSaysOnlyItsEnd() {
        let sources: [[Event<Never>]] = [
            [], [.completed], [.error(TestError())], [.completed, .completed], [.error(TestError()), .completed],
        ]
        for source in sources {
            var heard: [String] = []
            _ = Completable(observable(source)).subscribe {
                switch $0 {
                case .error(let error): heard.append("error(\(error))")
                case .completed: heard.append("completed")
                }
            }
            XCTAssertEqual(heard, source.prefix(1).map { "\($0)" })
        }
    }

    // MARK: Infallible

    func testASealedInfallibleDoesNotFail() {
        for source in sources {
            var expected: [String] = []
            var failed = false
            for event in source {
                if event.error != nil { failed = true }
                expected.append(event.isStopEvent ? "completed" : "\(event)")
                if event.isStopEvent { break }
            }
            var heard: [String] = []
            let reports = misuses {
                _ = Infallible(sealing: observable(source), "test").asObservable().subscribe { heard.append("\($0)") }
            }
            XCTAssertEqual(heard, expected)
            XCTAssertEqual(reports, failed ? ["Infallible: test let an error in: TestError()"] : [])
        }
    }

    /// Report I5: every way an error can get in. It does not pass, and it is not silence either.
    func testNoOperatorLetsAnErrorIntoAnInfallible() {
        let one = Infallible.just(1)
        let broken = Observable<Int>.error(TestError())
        func fail() throws -> Never { throw TestError() }
        let ways: [String: Infallible<Int>] = [
            "flatMap": one.flatMap { _ in broken },
            "flatMapLatest": one.flatMapLatest { _ in broken },
            "flatMapFirst": one.flatMapFirst { _ in broken },
            "concatMap": one.concatMap { _ in broken },
            "concat": one.concat(broken),
            "deferred": .deferred { try fail() },
            "do": one.do(onNext: { _ in try fail() }),
            "take(until:)": Infallible.never().take(until: broken),
            "take(until:) ": one.take(until: { _ in try fail() }),
            "take(while:)": one.take(while: { _ in try fail() }),
            "skip(until:)": Infallible.never().skip(until: broken),
            "skip(while:)": one.skip(while: { _ in try fail() }),
            "distinctUntilChanged": Infallible.of(1, 2).distinctUntilChanged { _, _ in try fail() },
            "distinctUntilChanged ": one.distinctUntilChanged { _ -> Int in try fail() },
            "distinctUntilChanged  ": one.distinctUntilChanged({ _ -> Int in try fail() }, comparer: { _, _ in true }),
            "combineLatest": .combineLatest(one, one) { _, _ in try fail() },
            "combineLatest ": .combineLatest([one]) { _ in try fail() },
            "zip": .zip(one, one) { _, _ in try fail() },
            "withLatestFrom": one.withLatestFrom(one) { _, _ in try fail() },
            "flatMapLatest ": broken.flatMapLatest { Infallible.just($0) },
        ]
        for (way, infallible) in ways {
            let name = way.trimmingCharacters(in: .whitespaces)
            var heard: [String] = []
            let reports = misuses {
                _ = infallible.asObservable().subscribe { heard.append("\($0)") }
            }
            XCTAssertEqual(heard.last, "completed", way)
            XCTAssertEqual(heard.filter { $0.hasPrefix("error") }, [], way)
            XCTAssertEqual(reports, ["Infallible: \(name) let an error in: TestError()"], way)
        }
    }

    /// The grammar holds behind operators too: one event each, from each kind of broken source.
    func testTheGrammarHoldsBehindOperators() {
        let operators: [String: (Single<Int>) -> Single<Int>] = [
            "map": { $0.map { $0 } },
            "flatMap": { $0.flatMap { .just($0) } },
            "catch": { $0.catch { _ in .just(9) } },
            "catchAndReturn": { $0.catchAndReturn(9) },
            "do": { $0.do(onSuccess: { _ in }) },
            "ifEmpty": { $0.filter { _ in true }.ifEmpty(default: 9) },
            "switchTo": { $0.asMaybe().ifEmpty(switchTo: Single.just(9)) },
            "zip": { .zip($0, .just(1)) { first, _ in first } },
            "asSingle": { $0.asObservable().asSingle() },
            "observe": { $0.observe(on: CurrentThreadScheduler.instance) },
            "using": { single in .using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in single }) },
        ]
        for (name, operation) in operators {
            for source in sources where source.contains(where: \.isStopEvent) {
                var count = 0
                _ = misuses {
                    _ = operation(Single(observable(source))).subscribe { _ in count += 1 }
                }
                XCTAssertEqual(count, 1, "\(name) of \(source)")
            }
        }
    }
}
