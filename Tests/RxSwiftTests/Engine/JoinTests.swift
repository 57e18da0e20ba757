import Foundation
import RxSwift
import TestSupport
import XCTest

/// What every join owes to `JoinSink`, shown with a few of them.
final class JoinTests: XCTestCase {
    /// An input that the state does not keep, queued by another thread, dies outside the lock: its deinit comes back.
    func testAnInputWithoutUseDiesOutsideTheLock() {
        watched("the deinit of an input comes back to the join") {
            let isDelivering = DispatchSemaphore(value: 0)
            let isQueued = DispatchSemaphore(value: 0)
            let deaths = Counter()
            var started: JoinSink<IgnoringJoin>?
            let subscription = OnSubscribeObservable(IgnoringJoin { started = $0 }).subscribe()
            guard let join = started else { return XCTFail("did not start") }
            let reached = Handed(join)
            let other = Thread {
                guard let join = reached.take() else { return }
                isDelivering.wait()
                join.receive(
                    .ignore(
                        Token { [unowned join] in
                            deaths.increment()
                            join.receive(.ignore(Token()))
                        }))
                isQueued.signal()
            }
            other.start()
            join.receive(
                .run {
                    isDelivering.signal()
                    isQueued.wait()
                })
            XCTAssertEqual(deaths.value, 1)
            subscription.dispose()
        }
    }

    /// The same for elements that are replaced: report A13.
    func testWhatAStateDropsDiesOutsideTheLock() {
        let forms: [(Observable<Token>, Observable<Token>, ManualScheduler) -> Observable<Void>] = [
            { a, b, _ in .combineLatest(a, b) { _, _ in } },
            { a, b, _ in .combineLatest([a, b]) { _ in } },
            { a, b, _ in .zip(a, b) { _, _ in } },
            { a, b, _ in a.withLatestFrom(b) { _, _ in } },
            { a, b, _ in a.sample(b).map { _ in } },
            { a, b, _ in a.skip(until: b.skip(100_000)).map { _ in } },
            { a, _, scheduler in a.debounce(.seconds(1), scheduler: scheduler).map { _ in } },
            { a, _, scheduler in a.throttle(.seconds(1), scheduler: scheduler).map { _ in } },
            { a, _, scheduler in a.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { _ in } },
            { a, b, _ in a.flatMapFirst { _ in b }.map { _ in } },
        ]
        for (place, form) in forms.enumerated() {
            watched("form \(place): the deinit of what was dropped comes back to the operator") {
                let left = PublishSubject<Token>()
                let right = PublishSubject<Token>()
                let subscription = form(left, right, ManualScheduler()).subscribe()
                race(rounds: 200) { _ in
                    left.onNext(Token { right.onNext(Token()) })
                } _: { _ in
                    right.onNext(Token { left.onNext(Token()) })
                }
                subscription.dispose()
            }
        }
    }

    /// Who hears the error and disposes, as `retry` does, finds the other sources still there and lets go of them
    /// before it goes on.
    func testTheOtherSourcesAreLetGoOfBeforeARetrySubscribesAgain() {
        let live = PublishSubject<Int>()
        let first = PublishSubject<Int>()
        var failing = first
        var liveAtSubscription: [Bool] = []
        let watchedLive = Observable<Int>.deferred {
            liveAtSubscription.append(live.hasObservers)
            return live.asObservable()
        }
        let subscription = Observable.combineLatest(watchedLive, Observable.deferred { failing }) { $0 + $1 }
            .retry(2)
            .subscribe(onError: { _ in })
        failing = PublishSubject<Int>()
        first.onError(TestError())
        XCTAssertEqual(liveAtSubscription, [false, false])
        subscription.dispose()
        XCTAssertFalse(live.hasObservers)
    }

    /// A source that goes on after its own end is not heard.
    func testASourceIsNotHeardAfterItsEnd() {
        var first: AnyObserver<Int>?
        let misbehaving = Observable<Int>.create { observer in
            first = observer
            return Disposables.create()
        }
        let other = PublishSubject<Int>()
        let heard = Heard<Int>()
        let subscription = Observable.combineLatest(misbehaving, other) { $0 + $1 }.subscribe(heard)
        first?.onNext(1)
        first?.onCompleted()
        first?.onNext(100)
        first?.onError(TestError())
        other.onNext(10)
        XCTAssertEqual(heard.elements, [11])
        XCTAssertEqual(heard.stops.count, 0)
        subscription.dispose()
    }

    /// Reports A8, A9: the teardown of a source takes a lock that another thread holds while it emits.
    func testTeardownMayTakeALockThatAnEmitterHolds() {
        let lock = NSRecursiveLock()
        let forms: [(Observable<Int>, Observable<Int>) -> Observable<Int>] = [
            { .merge($0, $1) },
            { Observable.of($0, $1).flatMap { $0 } },
            { .combineLatest($0, $1) { $0 &+ $1 } },
            { .zip($0, $1) { $0 &+ $1 } },
            { $0.amb($1) },
            { $0.withLatestFrom($1) },
            { a, b in b.flatMapLatest { _ in a } },
            { $0.take(until: $1.filter { $0 == 25 }) },
        ]
        for (place, form) in forms.enumerated() {
            watched("form \(place): a teardown that takes a lock") {
                for round in 0..<6 {
                    let left = PublishSubject<Int>()
                    let right = PublishSubject<Int>()
                    func locked(_ source: PublishSubject<Int>) -> Observable<Int> {
                        .create { observer in
                            let subscription = source.subscribe(observer)
                            return Disposables.create { lock.withLock { subscription.dispose() } }
                        }
                    }
                    let subscription = form(locked(left), locked(right)).subscribe(onNext: { _ in lock.withLock {} })
                    race(rounds: 50) { number in
                        lock.withLock { left.onNext(number) }
                        if number == 40, round % 3 == 0 { left.onError(TestError()) }
                    } _: { number in
                        lock.withLock { right.onNext(number) }
                        if number == 45, round % 3 == 1 { subscription.dispose() }
                    }
                    subscription.dispose()
                    XCTAssertFalse(left.hasObservers)
                    XCTAssertFalse(right.hasObservers)
                }
            }
        }
    }
}

/// Forgets what it is told, or runs it.
private struct IgnoringJoin: Join {
    typealias Output = Int

    struct State: JoinState {
        enum Input {
            case ignore(Token)
            case run(() -> Void)
        }

        mutating func receive(_ input: Input) -> (() -> Void)? {
            switch input {
            case .ignore: nil
            case .run(let body): body
            }
        }
    }

    let started: (JoinSink<IgnoringJoin>) -> Void

    func makeState() -> State { State() }
    func start(_ sink: JoinSink<Self>) { started(sink) }
    func perform(_ step: (() -> Void)?, _ sink: JoinSink<Self>) { step?() }
}
