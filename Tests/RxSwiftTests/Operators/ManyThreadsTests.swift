import Foundation
import RxSwift
import Synchronization
import TestSupport
import XCTest

/// Every operator with several inputs, fed from two threads at once (contract 3): calls do not overlap, each source
/// keeps its order, nothing is lost, and there is one end.
final class ManyThreadsTests: XCTestCase {
    /// What becomes of n elements of each of two sources.
    private enum Yield {
        /// All of both.
        case all
        /// As many as this, with nothing of one source missing in between.
        case atLeast(Int)
    }

    private struct Operator {
        let name: String
        let yield: (Int) -> Yield
        let build: (Observable<Sent>, Observable<Sent>, ManualScheduler) -> Observable<[Sent]>

        init(
            _ name: String, _ yield: @escaping (Int) -> Yield,
            _ build: @escaping (Observable<Sent>, Observable<Sent>, ManualScheduler) -> Observable<[Sent]>
        ) {
            self.name = name
            self.yield = yield
            self.build = build
        }
    }

    /// One element: which source, and which of its elements.
    private struct Sent: Hashable {
        let source: Int
        let number: Int
    }

    private let operators: [Operator] = [
        Operator("merge", { _ in .all }) { a, b, _ in Observable.merge(a, b).map { [$0] } },
        Operator("merge()", { _ in .all }) { a, b, _ in Observable.of(a, b).merge().map { [$0] } },
        Operator("flatMap", { _ in .all }) { a, b, _ in
            Observable.of(a, b).flatMap { $0.flatMap { Observable.just($0) } }.map { [$0] }
        },
        Operator("combineLatest", { .atLeast($0) }) { a, b, _ in Observable.combineLatest(a, b) { [$0, $1] } },
        Operator("combineLatest of three", { .atLeast($0) }) { a, b, _ in
            Observable.combineLatest(a, b, a) { [$0, $1, $2] }.map { Array($0.prefix(2)) }
        },
        Operator("combineLatest([…])", { .atLeast($0) }) { a, b, _ in Observable.combineLatest([a, b]) },
        Operator("zip", { _ in .all }) { a, b, _ in Observable.zip(a, b) { [$0, $1] } },
        Operator("zip([…])", { _ in .all }) { a, b, _ in Observable.zip([a, b]) },
        Operator("amb", { .atLeast($0) }) { a, b, _ in a.amb(b).map { [$0] } },
        Operator("withLatestFrom", { _ in .atLeast(0) }) { a, b, _ in a.withLatestFrom(b) { [$0, $1] } },
        Operator("sample", { _ in .atLeast(0) }) { a, b, _ in a.sample(b).map { [$0] } },
        Operator("skip(until:)", { _ in .atLeast(0) }) { a, b, _ in a.skip(until: b).map { [$0] } },
        Operator("take(until:)", { _ in .atLeast(0) }) { a, b, _ in a.take(until: b).map { [$0] } },
        Operator("switchLatest", { _ in .atLeast(0) }) { a, b, _ in a.flatMapLatest { x in b.map { [x, $0] } } },
        Operator("flatMapFirst", { .atLeast($0) }) { a, b, _ in
            Observable.of(a, b).flatMapFirst { $0 }.map { [$0] }
        },
        Operator("buffer", { _ in .all }) { a, b, scheduler in
            Observable.merge(a, b).buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler)
        },
        Operator("window", { _ in .all }) { a, b, scheduler in
            Observable.merge(a, b).window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge().map { [$0] }
        },
        Operator("groupBy", { _ in .all }) { a, b, _ in
            Observable.merge(a, b).groupBy { $0.source }.merge().map { [$0] }
        },
        Operator("delay", { _ in .all }) { a, b, scheduler in
            Observable.merge(a, b).delay(.nanoseconds(1), scheduler: scheduler).map { [$0] }
        },
        Operator("debounce", { _ in .atLeast(0) }) { a, b, scheduler in
            Observable.merge(a, b).debounce(.nanoseconds(1), scheduler: scheduler).map { [$0] }
        },
        Operator("throttle", { _ in .atLeast(1) }) { a, b, scheduler in
            Observable.merge(a, b).throttle(.nanoseconds(1), scheduler: scheduler).map { [$0] }
        },
        Operator("timeout", { _ in .atLeast(0) }) { a, b, scheduler in
            a.timeout(.nanoseconds(1), other: b, scheduler: scheduler).map { [$0] }
        },
        Operator("take(for:)", { _ in .atLeast(0) }) { a, _, scheduler in
            a.take(for: .nanoseconds(500), scheduler: scheduler).map { [$0] }
        },
        Operator("skip(for:)", { _ in .atLeast(0) }) { a, _, scheduler in
            a.skip(.nanoseconds(500), scheduler: scheduler).map { [$0] }
        },
    ]

    func testTwoThreadsEmit() {
        let count = 1000
        for tested in operators {
            watched("\(tested.name) fed from two threads") {
                let sources = [PublishSubject<Sent>(), PublishSubject<Sent>()]
                let scheduler = ManualScheduler()
                let listener = Listener<[Sent]>()
                let subscription = tested.build(sources[0].asObservable(), sources[1].asObservable(), scheduler)
                    .subscribe(listener)
                race(rounds: count) { number in
                    sources[0].onNext(Sent(source: 0, number: number))
                    scheduler.advance(by: .nanoseconds(1))
                } _: { number in
                    sources[1].onNext(Sent(source: 1, number: number))
                }
                for source in sources { source.onCompleted() }
                for _ in 0..<(2 * count + 2) where !listener.hasStopped { scheduler.advance(by: .nanoseconds(1)) }
                subscription.dispose()
                self.check(listener, tested, count)
            }
        }
    }

    private func check(_ listener: Listener<[Sent]>, _ tested: Operator, _ count: Int) {
        XCTAssertFalse(listener.hasOverlapped, "\(tested.name): calls overlap")
        XCTAssertLessThanOrEqual(listener.stops, 1, tested.name)
        for source in 0..<2 {
            let numbers = listener.elements.flatMap { $0.filter { $0.source == source }.map(\.number) }
            XCTAssertTrue(
                zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 },
                "\(tested.name): source \(source) out of order"
            )
            if case .all = tested.yield(count) {
                XCTAssertEqual(numbers, Array(0..<count), "\(tested.name): source \(source)")
            }
        }
        if case .atLeast(let least) = tested.yield(count) {
            XCTAssertGreaterThanOrEqual(listener.elements.count, least, tested.name)
        }
    }

    func testTwoThreadsEndItAndOneDisposesIt() {
        for tested in operators {
            for ending in 0..<3 {
                watched("\(tested.name): two ends at once") {
                    var heard: [Listener<[Sent]>] = []
                    var actions: [(() -> Void, () -> Void)] = []
                    for _ in 0..<100 {
                        let sources = [PublishSubject<Sent>(), PublishSubject<Sent>()]
                        let listener = Listener<[Sent]>()
                        let subscription =
                            tested
                            .build(sources[0].asObservable(), sources[1].asObservable(), ManualScheduler())
                            .subscribe(listener)
                        heard.append(listener)
                        sources[1].onNext(Sent(source: 1, number: 0))
                        let fail = { sources[0].onError(TestError()) }
                        switch ending {
                        case 0: actions.append((fail, { sources[1].onError(TestError()) }))
                        case 1: actions.append((fail, { sources[1].onCompleted() }))
                        default: actions.append((fail, { subscription.dispose() }))
                        }
                    }
                    race(rounds: actions.count) {
                        actions[$0].0()
                    } _: {
                        actions[$0].1()
                    }
                    for listener in heard {
                        XCTAssertLessThanOrEqual(listener.stops, 1, tested.name)
                        XCTAssertFalse(listener.hasOverlapped, "\(tested.name): calls overlap")
                        XCTAssertFalse(listener.hasHeardAfterTheEnd, "\(tested.name): heard something after the end")
                    }
                }
            }
        }
    }
}

/// Notices when two threads call it at once, and what comes after the end.
final class Listener<Element>: ObserverType, @unchecked Sendable {
    private let inside = Atomic<Int>(0)
    // Not locked on purpose: a thread sanitizer finds calls that overlap.
    private(set) var elements: [Element] = []
    private(set) var stops = 0
    private(set) var hasOverlapped = false
    private(set) var hasHeardAfterTheEnd = false

    var hasStopped: Bool { stops > 0 }

    func on(_ event: Event<Element>) {
        if inside.add(1, ordering: .relaxed).oldValue > 0 { hasOverlapped = true }
        if hasStopped { hasHeardAfterTheEnd = true }
        switch event {
        case .next(let element): elements.append(element)
        case .error, .completed: stops += 1
        }
        inside.subtract(1, ordering: .relaxed)
    }
}
