import RxCocoa
import RxFeedback
import RxSwift
import RxTest
import TestSupport
import XCTest

/// Effects by hand: what was started, what each said, who is alive.
private final class Effects<Request: Hashable> {
    private(set) var started: [Request] = []
    private(set) var ended: [Request] = []
    private var subjects: [Request: PublishSubject<String>] = [:]

    func effect(_ request: Request) -> Observable<String> {
        let subject = PublishSubject<String>()
        return subject.do(
            onSubscribe: {
                self.started.append(request)
                self.subjects[request] = subject
            },
            onDispose: { self.ended.append(request) }
        )
    }

    subscript(request: Request) -> PublishSubject<String> { subjects[request]! }
}

final class ReactTests: XCTestCase {
    private let states = PublishSubject<String>()
    private var log: [String] = []
    private let bag = DisposeBag()

    override func setUp() { log = [] }

    /// Feeds `states` to a feedback and notes what it answers.
    private func run(
        _ feedback: Feedback<String, String>, on scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) {
        feedback(ObservableSchedulerContext(source: states, scheduler: scheduler))
            .subscribe(
                onNext: { self.log.append($0) }, onError: { _ in self.log.append("error") },
                onCompleted: { self.log.append("completed") }
            )
            .disposed(by: bag)
    }

    /// The letters of the state are the requests.
    private func letters(_ state: String) -> Set<Character> { Set(state) }

    // MARK: One request

    func testOneRequestAtATime() {
        let effects = Effects<Character>()
        run(react(request: { $0.first }, effects: effects.effect))
        states.onNext("")
        XCTAssertEqual(effects.started, [])
        states.onNext("a1")
        states.onNext("a2")
        XCTAssertEqual(effects.started, ["a"], "the same request is the same effect")
        effects["a"].onNext("x")
        states.onNext("b")
        XCTAssertEqual(effects.started, ["a", "b"])
        XCTAssertEqual(effects.ended, ["a"])
        effects["a"].onNext("stale")
        effects["b"].onNext("y")
        states.onNext("")
        XCTAssertEqual(effects.ended, ["a", "b"])
        effects["b"].onNext("stale")
        XCTAssertEqual(log, ["x", "y"])
    }

    func testARequestThatComesBackStartsAgain() {
        let effects = Effects<Character>()
        run(react(request: { $0.first }, effects: effects.effect))
        for state in ["a", "", "a", "b", "a"] { states.onNext(state) }
        XCTAssertEqual(effects.started, ["a", "a", "b", "a"])
        XCTAssertEqual(effects.ended, ["a", "a", "b"])
        effects["a"].onNext("x")
        XCTAssertEqual(log, ["x"])
    }

    func testAnEffectThatHasCompletedIsNotRunAgain() {
        let effects = Effects<Character>()
        run(react(request: { $0.first }, effects: effects.effect))
        states.onNext("a1")
        effects["a"].onCompleted()
        states.onNext("a2")
        XCTAssertEqual(effects.started, ["a"])
        states.onNext("")
        states.onNext("a3")
        XCTAssertEqual(effects.started, ["a", "a"])
        XCTAssertEqual(log, [])
    }

    func testAnErrorOfAnEffectEndsTheFeedback() {
        let effects = Effects<Character>()
        run(react(requests: letters, effects: effects.effect))
        states.onNext("ab")
        effects["a"].onError(TestError())
        XCTAssertEqual(log, ["error"])
        XCTAssertEqual(Set(effects.ended), ["a", "b"])
    }

    func testAnErrorOfAnEffectThatIsOverIsNotHeard() {
        let effects = Effects<Character>()
        run(react(requests: letters, effects: effects.effect))
        states.onNext("ab")
        states.onNext("b")
        effects["a"].onError(TestError())
        effects["b"].onNext("x")
        XCTAssertEqual(log, ["x"])
    }

    func testEndsWithTheStates() {
        let effects = Effects<Character>()
        run(react(requests: letters, effects: effects.effect))
        states.onNext("a")
        states.onCompleted()
        XCTAssertEqual(log, ["completed"])
        XCTAssertEqual(effects.ended, ["a"])
    }

    // MARK: Sets

    func testASetOfRequests() {
        let effects = Effects<Character>()
        run(react(requests: letters, effects: effects.effect))
        states.onNext("ab")
        XCTAssertEqual(Set(effects.started), ["a", "b"])
        effects["a"].onNext("a1")
        effects["b"].onNext("b1")
        states.onNext("bc")
        XCTAssertEqual(effects.ended, ["a"])
        effects["a"].onNext("stale")
        effects["b"].onNext("b2")
        effects["c"].onNext("c1")
        states.onNext("")
        XCTAssertEqual(Set(effects.ended), ["a", "b", "c"])
        XCTAssertEqual(log, ["a1", "b1", "b2", "c1"])
    }

    // Report K3: what waits on the scheduler already must not arrive either.
    func testWhatWaitsOnTheSchedulerWhenItsRequestLeavesIsDropped() {
        let scheduler = makeScheduler()
        let effects = Effects<Character>()
        run(react(requests: letters, effects: effects.effect), on: scheduler)
        states.onNext("ab")
        scheduler.start()
        effects["a"].onNext("stale")
        effects["b"].onNext("x")
        states.onNext("b")
        scheduler.start()
        XCTAssertEqual(log, ["x"])
        XCTAssertEqual(effects.ended, ["a"])
    }

    func testWhatWaitsIsDroppedAlsoWhenTheRequestHasComeBack() {
        let scheduler = makeScheduler()
        let effects = Effects<Character>()
        run(react(requests: letters, effects: effects.effect), on: scheduler)
        states.onNext("a")
        scheduler.start()
        effects["a"].onNext("stale")
        states.onNext("")
        states.onNext("a")
        scheduler.start()
        effects["a"].onNext("x")
        scheduler.start()
        XCTAssertEqual(log, ["x"])
        XCTAssertEqual(effects.started, ["a", "a"])
    }

    func testARequestThatLeavesAtOnceNeverStarts() {
        let scheduler = makeScheduler()
        let effects = Effects<Character>()
        run(react(requests: letters, effects: effects.effect), on: scheduler)
        states.onNext("a")
        states.onNext("")
        scheduler.start()
        XCTAssertEqual(effects.started, [])
    }

    /// The first event takes the request out of the state; the second was told before anybody could know.
    func testOfTwoEventsAtOnceTheSecondIsDroppedWhenTheFirstEndsTheRequest() {
        let virtual = makeScheduler()
        let schedulers: [(String, any ImmediateSchedulerType)] = [
            ("current thread", CurrentThreadScheduler.instance), ("inline", InlineScheduler()), ("virtual", virtual),
            ("main", MainScheduler.instance),
        ]
        for (name, scheduler) in schedulers {
            let effects: [(String, Observable<String>)] = [
                ("cold", .of("done", "stale")),
                (
                    "at once",
                    AnonymousObservable(usesTrampoline: false) { observer, _ in
                        observer.onNext("done")
                        observer.onNext("stale")
                    }
                ),
            ]
            for (kind, effect) in effects {
                var states: [String] = []
                let subscription = Observable<Any>.system(
                    initialState: "ask", reduce: { state, event in state + " " + event }, scheduler: scheduler,
                    feedback: react(request: { $0 == "ask" ? 1 : nil }) { _ in effect }
                ).subscribe(onNext: { states.append($0) })
                virtual.start()
                serveMainQueue(until: "\(name): the event") { states.count > 1 }
                // Whatever is still queued.
                serveOnce()
                XCTAssertEqual(states, ["ask", "ask done"], "\(name), \(kind)")
                subscription.dispose()
            }
        }
    }

    private func serveOnce() {
        let done = expectation(description: "served")
        DispatchQueue.main.async { DispatchQueue.main.async { done.fulfill() } }
        wait(for: [done], timeout: 10)
    }

    func testStatesThatComeWhileEffectsStartAreInOrder() {
        var started: [Character] = []
        run(
            react(requests: letters) { request in
                .deferred {
                    started.append(request)
                    if request == "a" { self.states.onNext("b") }
                    if request == "b" { self.states.onNext("c") }
                    return .never()
                }
            },
            on: InlineScheduler()
        )
        states.onNext("a")
        XCTAssertEqual(started, ["a", "b", "c"])
    }

    // MARK: Dictionaries

    func testARequestThatChangesIsTheSameEffect() {
        var heard: [String] = []
        var initials: [String] = []
        run(
            react(requests: Self.parse) { initial, requests in
                initials.append(initial)
                return requests.do(onDispose: { heard.append("-") }).do(onNext: { heard.append($0) }).map {
                    "event \($0)"
                }
            }
        )
        for state in ["i1", "i1", "i2", "i2 j1", "j1", "i3 j1"] { states.onNext(state) }
        XCTAssertEqual(initials, ["1", "1", "3"])
        XCTAssertEqual(heard, ["1", "2", "1", "-", "3"])
        XCTAssertEqual(log, ["event 1", "event 2", "event 1", "event 3"])
    }

    /// `"i1 j2"` as a request 1 under i and a request 2 under j.
    private static func parse(_ state: String) -> [Character: String] {
        Dictionary(uniqueKeysWithValues: state.split(separator: " ").map { ($0.first!, String($0.dropFirst())) })
    }

    // MARK: Release (report K6)

    func testNothingRemainsAfterDisposal() {
        var alive = 0
        func token() -> Token {
            alive += 1
            return Token { alive -= 1 }
        }
        let states = BehaviorSubject(value: "ab")
        let source = PublishSubject<String>()
        let subscription = react(requests: letters) { _ in
            let held = token()
            return source.do(onNext: { [held] _ in _ = held })
        }(ObservableSchedulerContext(source: states, scheduler: CurrentThreadScheduler.instance)).subscribe()
        XCTAssertEqual(alive, 2)
        states.onNext("b")
        XCTAssertEqual(alive, 1)
        subscription.dispose()
        XCTAssertEqual(alive, 0)
    }

    func testDisposingASystemCancelsEveryEffect() {
        let effects = Effects<Character>()
        let subscription = Observable<Any>.system(
            initialState: "abc", reduce: { $1 }, scheduler: CurrentThreadScheduler.instance,
            feedback: react(requests: letters, effects: effects.effect)
        ).subscribe()
        XCTAssertEqual(Set(effects.started), ["a", "b", "c"])
        subscription.dispose()
        XCTAssertEqual(Set(effects.ended), ["a", "b", "c"])
    }

    /// Effects on one thread tell events while another takes their request away and gives it back.
    func testEventsRaceWithTheEndOfTheirRequest() {
        let states = PublishSubject<Int>()
        let source = PublishSubject<Int>()
        let heard = Counter()
        let stale = Counter()
        let subscription = react(request: { (state: Int) in state > 0 ? state : nil }) { request in
            source.map { _ in request }
        }(ObservableSchedulerContext(source: states, scheduler: CurrentThreadScheduler.instance))
        .scan(0) { latest, request in
            heard.increment()
            if request < latest { stale.increment() }
            return max(latest, request)
        }.subscribe()
        watched("a feedback that is told from two threads") {
            race(
                rounds: 2_000,
                { round in states.onNext(round % 3 == 0 ? 0 : round) },
                { round in for _ in 0..<3 { source.onNext(round) } }
            )
        }
        XCTAssertEqual(stale.value, 0, "an effect was heard after the next one")
        XCTAssertGreaterThan(heard.value, 0)
        subscription.dispose()
    }

    // MARK: On drivers

    func testOnDrivers() {
        let states = PublishSubject<String>()
        let driver = states.asDriver(onErrorDriveWith: .empty())
        let log = Log()
        let note: (String) -> Void = { log.lines.append($0) }
        react(request: { (state: String) in state.first }) { Signal.just("one \($0)") }(driver)
            .emit(onNext: note).disposed(by: bag)
        react(requests: { (state: String) in Set(state) }) { Signal.just("set \($0)") }(driver)
            .emit(onNext: note).disposed(by: bag)
        react(requests: { (state: String) in ["id": state] }) { initial, requests in
            requests.map { "dictionary \(initial) \($0)" }.asObservable().asSignal(onErrorSignalWith: .empty())
        }(driver).emit(onNext: note).disposed(by: bag)
        states.onNext("a")
        serveMainQueue(until: "three answers") { log.lines.count == 3 }
        XCTAssertEqual(Set(log.lines), ["one a", "set a", "dictionary a a"])
        log.lines = []
        states.onNext("b")
        serveMainQueue(until: "three answers") { log.lines.count == 3 }
        XCTAssertEqual(Set(log.lines), ["one b", "set b", "dictionary a b"])
    }
}

private final class Log {
    var lines: [String] = []
}
