import RxCocoa
import RxFeedback
import RxSwift
import RxTest
import TestSupport
import XCTest

final class BindTests: XCTestCase {
    private let scheduler = makeScheduler()

    private func system(_ feedback: @escaping Feedback<String, String>) -> Observable<String> {
        Observable<Any>.system(initialState: "0", reduce: { $1 }, scheduler: scheduler, feedback: feedback)
    }

    func testShowsStatesAndBringsInEvents() {
        let taps = scheduler.hot("--a--b-")
        var shown: [String] = []
        let observer: TestableObserver<String> = scheduler.start { [self] in
            system(
                bind { state in
                    Bindings(
                        subscriptions: [state.subscribe(onNext: { shown.append($0) })],
                        events: [taps.asObservable(), .never()]
                    )
                }
            )
        }
        assertMarbles(observer.events, "0-a--b")
        XCTAssertEqual(shown, ["0", "a", "b"])
        assertMarbles(taps.subscriptions, "^" + String(repeating: "-", count: 799) + "!")
    }

    // Report K4.
    func testSubscriptionsLiveAsLongAsTheSystemWithoutEvents() {
        for events in [[Observable<String>](), [.empty()], [.just("a")]] {
            let scheduler = makeScheduler()
            var disposed: [Int] = []
            _ =
                scheduler.start {
                    Observable<Any>.system(
                        initialState: "0", reduce: { (_: String, event: String) in event }, scheduler: scheduler,
                        feedback: bind { (_: ObservableSchedulerContext<String>) in
                            Bindings(
                                subscriptions: [Disposables.create { disposed.append(scheduler.clock) }],
                                events: events
                            )
                        }
                    )
                } as TestableObserver<String>
            XCTAssertEqual(disposed, [1000], "\(events.count) events")
        }
    }

    func testAnErrorOfTheEventsEndsTheSystem() {
        let observer: TestableObserver<String> = scheduler.start { [self] in
            system(
                bind { _ in Bindings(subscriptions: [], events: [self.scheduler.cold("--#").asObservable()]) }
            )
        }
        assertMarbles(observer.events, "0-#")
    }

    func testTheOwnerIsNotRetained() {
        final class Owner {
            var shown: [String] = []
        }
        var owner: Owner? = Owner()
        weak let observed = owner
        let feedback: Feedback<String, String> = bind(owner!) { owner, state in
            Bindings(
                subscriptions: [state.subscribe(onNext: { [weak owner] in owner?.shown.append($0) })],
                events: [Observable<String>]()
            )
        }
        let first = system(feedback).subscribe()
        scheduler.start()
        XCTAssertEqual(observed?.shown, ["0"])
        first.dispose()
        scheduler.start()
        owner = nil
        XCTAssertNil(observed)
        var states: [String] = []
        let second = system(feedback).subscribe(onNext: { states.append($0) })
        scheduler.start()
        XCTAssertEqual(states, ["0"], "nothing is bound, and the system runs")
        second.dispose()
    }

    func testOnDrivers() {
        let taps = PublishSubject<Int>()
        var shown: [Int] = []
        var isDisposed = false
        let subscription = Driver<Any>.system(
            initialState: 0, reduce: +,
            feedback: bind { (state: Driver<Int>) in
                Bindings(
                    subscriptions: [
                        state.drive(onNext: { shown.append($0) }), Disposables.create { isDisposed = true },
                    ],
                    events: [taps.asSignal(onErrorSignalWith: .empty())]
                )
            }
        ).drive()
        serveMainQueue(until: "bound") { shown == [0] && taps.hasObservers }
        taps.onNext(1)
        serveMainQueue(until: "reduced") { shown == [0, 1] }
        subscription.dispose()
        XCTAssertTrue(isDisposed, "the bindings end inside `dispose`")
        serveMainQueue(until: "let go of") { !taps.hasObservers }
    }

    func testOnDriversWithAnOwner() {
        final class Owner {
            var shown: [Int] = []
        }
        let owner = Owner()
        let subscription = Driver<Any>.system(
            initialState: 7, reduce: +,
            feedback: bind(owner) { (owner, state: Driver<Int>) in
                Bindings(
                    subscriptions: [state.drive(with: owner, onNext: { $0.shown.append($1) })],
                    events: [Signal<Int>]()
                )
            }
        ).drive()
        serveMainQueue(until: "shown") { owner.shown == [7] }
        subscription.dispose()
    }

    func testBindingsDisposeAllSubscriptions() {
        var disposed: [Int] = []
        let bindings = Bindings(
            subscriptions: (0..<3).map { number in Disposables.create { disposed.append(number) } },
            events: [Observable<Int>]()
        )
        bindings.dispose()
        XCTAssertEqual(disposed, [0, 1, 2])
    }

    func testTheContextIsItsSource() {
        let context = ObservableSchedulerContext(source: Observable.of(1, 2), scheduler: scheduler)
        var heard: [Int] = []
        context.subscribe(onNext: { heard.append($0) }).dispose()
        context.asObservable().subscribe(AnyObserver { if let element = $0.element { heard.append(element) } })
            .dispose()
        _ = context.subscribe(AnyObserver { if let element = $0.element { heard.append(element) } })
        XCTAssertEqual(heard, [1, 2, 1, 2, 1, 2])
        XCTAssertTrue(context.scheduler as AnyObject === scheduler)
        XCTAssertTrue(ObservableSchedulerContext<Int>.E.self == Int.self)
    }
}
