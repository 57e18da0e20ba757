import RxCocoa
import RxRelay
import RxSwift
import RxTest
import TestSupport
import XCTest

/// What holds of a driver or signal whatever operator it comes from.
final class SharingLawTests: XCTestCase {
    private typealias Sharing<S: SharingStrategyProtocol> = (SharedSequence<S, Int>) -> SharedSequence<S, Int>

    /// Operators that pass elements on at once, so that one law fits all.
    private func operators<S: SharingStrategyProtocol>(_ strategy: S.Type) -> [(name: String, run: Sharing<S>)] {
        [
            ("none", { $0 }),
            ("map", { $0.map { $0 } }),
            ("compactMap", { $0.compactMap { $0 } }),
            ("filter", { $0.filter { _ in true } }),
            ("scan", { $0.scan(0) { $1 } }),
            ("distinctUntilChanged", { $0.distinctUntilChanged() }),
            ("do", { $0.do(onNext: { _ in }) }),
            ("skip", { $0.skip(0) }),
            ("flatMap", { $0.flatMap { SharedSequence<S, Int>.merge([.never(), now($0)]) } }),
            ("flatMapLatest", { $0.flatMapLatest { now($0) } }),
            ("flatMapFirst", { $0.flatMapFirst { now($0) } }),
            ("switchLatest", { $0.map { now($0) }.switchLatest() }),
            ("merge", { .merge([$0, .never()]) }),
            ("inner merge", { $0.map { now($0) }.merge() }),
            ("merge(maxConcurrent:)", { $0.map { now($0) }.merge(maxConcurrent: 1) }),
            ("concat", { .concat([$0]) }),
            ("deferred", { source in .deferred { source } }),
            ("combineLatest", { .combineLatest([$0]) { $0[0] } }),
            ("combineLatest of two", { .combineLatest($0, now(0)) { element, _ in element } }),
            ("zip", { .zip([$0]) { $0[0] } }),
            ("zip of two", { .zip($0, $0) { element, _ in element } }),
            ("withLatestFrom", { $0.withLatestFrom(now(0)) { element, _ in element } }),
        ]
    }

    /// Delivers inside `subscribe`, as `just` does on a main scheduler.
    private func eachOperator<S: SharingStrategyProtocol>(
        _ strategy: S.Type, _ law: (String, Hot, SharedSequence<S, Int>) -> Void
    ) {
        for (name, run) in operators(strategy) {
            let source = Hot()
            let shared = source.sequence.asSharedSequence(sharingStrategy: strategy, onErrorJustReturn: -1)
            law(name, source, run(shared))
        }
    }

    func testTwoSubscribersShareOneSubscription() {
        func law<S: SharingStrategyProtocol>(_ strategy: S.Type) {
            eachOperator(strategy) { name, source, shared in
                var heard: [[Int]] = [[], []]
                let first = shared.asObservable().subscribe(onNext: { heard[0].append($0) })
                let second = shared.asObservable().subscribe(onNext: { heard[1].append($0) })
                XCTAssertEqual(source.subscribed, 1, name)
                source.subject.onNext(1)
                source.subject.onNext(2)
                XCTAssertEqual(heard, [[1, 2], [1, 2]], name)
                first.dispose()
                XCTAssertEqual(source.disposed, 0, name)
                second.dispose()
                XCTAssertEqual(source.disposed, 1, name)
            }
        }
        law(DriverSharingStrategy.self)
        law(SignalSharingStrategy.self)
    }

    func testADriverTellsTheLatestElementToLateSubscribers() {
        eachOperator(DriverSharingStrategy.self) { name, source, driver in
            let first = driver.drive()
            source.subject.onNext(1)
            source.subject.onNext(2)
            var heard: [Int] = []
            let second = driver.drive(onNext: { heard.append($0) })
            XCTAssertEqual(heard, [2], name)
            source.subject.onNext(3)
            XCTAssertEqual(heard, [2, 3], name)
            first.dispose()
            second.dispose()
        }
    }

    func testADriverForgetsWhenTheLastSubscriberLeaves() {
        eachOperator(DriverSharingStrategy.self) { name, source, driver in
            let first = driver.drive()
            source.subject.onNext(1)
            first.dispose()
            var heard: [Int] = []
            let second = driver.drive(onNext: { heard.append($0) })
            XCTAssertEqual(heard, [], name)
            XCTAssertEqual(source.subscribed, 2, name)
            second.dispose()
        }
    }

    func testASignalTellsLateSubscribersNothing() {
        eachOperator(SignalSharingStrategy.self) { name, source, signal in
            let first = signal.emit()
            source.subject.onNext(1)
            var heard: [Int] = []
            let second = signal.emit(onNext: { heard.append($0) })
            XCTAssertEqual(heard, [], name)
            source.subject.onNext(2)
            XCTAssertEqual(heard, [2], name)
            first.dispose()
            second.dispose()
        }
    }

    func testNeverAnError() {
        func law<S: SharingStrategyProtocol>(_ strategy: S.Type) {
            eachOperator(strategy) { name, source, shared in
                var events: [Event<Int>] = []
                let subscription = shared.asObservable().subscribe { events.append($0) }
                source.subject.onNext(1)
                source.subject.onError(TestError())
                XCTAssertEqual(events.prefix(2), [.next(1), .next(-1)], name)
                XCTAssertFalse(events.contains { $0.error != nil }, name)
                subscription.dispose()
            }
        }
        law(DriverSharingStrategy.self)
        law(SignalSharingStrategy.self)
    }

    func testDeliversOnTheMainQueueWhereverItIsTold() {
        func law<S: SharingStrategyProtocol>(_ strategy: S.Type) {
            eachOperator(strategy) { name, source, shared in
                var heard: [Int] = []
                let subscription = shared.asObservable().subscribe(onNext: {
                    XCTAssertTrue(Thread.isMainThread, name)
                    heard.append($0)
                })
                onAnotherThread { for element in 1...100 { source.subject.onNext(element) } }
                serveMainQueue(until: "\(name) has delivered") { heard.count == 100 }
                XCTAssertEqual(heard, Array(1...100), name)
                subscription.dispose()
            }
        }
        law(DriverSharingStrategy.self)
        law(SignalSharingStrategy.self)
    }

    func testDisposingInsideIsTheLast() {
        func law<S: SharingStrategyProtocol>(_ strategy: S.Type) {
            eachOperator(strategy) { name, source, shared in
                var heard: [Int] = []
                let cancel = SingleAssignmentDisposable()
                cancel.setDisposable(
                    shared.asObservable().subscribe(onNext: {
                        heard.append($0)
                        if $0 == 2 { cancel.dispose() }
                    })
                )
                for element in 1...4 { source.subject.onNext(element) }
                XCTAssertEqual(heard, [1, 2], name)
                XCTAssertEqual(source.disposed, 1, name)
            }
        }
        law(DriverSharingStrategy.self)
        law(SignalSharingStrategy.self)
    }

    func testReleasesWhatItHeld() {
        let source = PublishSubject<Tracked>()
        let driver = source.asDriver(onErrorDriveWith: .empty()).map { $0 }.distinctUntilChanged()
            .scan(0) { $1 }
        let before = Tracked.live
        let subscription = driver.drive()
        source.onNext(1)
        XCTAssertGreaterThan(Tracked.live, before)
        subscription.dispose()
        XCTAssertEqual(Tracked.live, before)
    }

    // Report A1, as it hits drivers: two chains replay to each other while both are told.
    func testTwoChainsThatListenToEachOtherDoNotDeadlock() {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let relay = BehaviorRelay(value: 0)
        var shared: Driver<Int> = .never()
        SharingScheduler.mock(scheduler: scheduler) { shared = relay.asDriver() }
        let driver = shared
        let keep = driver.asObservable().subscribe()
        watched("two shared chains wait for each other") {
            race(
                rounds: 500,
                { _ in driver.asObservable().take(1).subscribe().dispose() },
                { round in
                    relay.accept(round)
                    driver.flatMapLatest { _ in driver }.asObservable().take(1).subscribe().dispose()
                }
            )
        }
        keep.dispose()
    }
}

/// A driver or signal that has told `element` when `subscribe` returns, and does not end before it is let go of.
private func now<S: SharingStrategyProtocol>(_ element: Int) -> SharedSequence<S, Int> {
    SharedSequence<S, Int>.just(element)
}

/// A subject that counts who comes and goes.
private final class Hot {
    let subject = PublishSubject<Int>()
    private(set) var subscribed = 0
    private(set) var disposed = 0

    var sequence: Observable<Int> {
        subject.do(onSubscribe: { self.subscribed += 1 }, onDispose: { self.disposed += 1 })
    }
}
