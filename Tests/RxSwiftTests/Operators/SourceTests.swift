import RxSwift
import RxTest
import XCTest

final class SourceTests: XCTestCase {
    private func timed<Element>(_ make: @escaping (TestScheduler) -> Observable<Element>) -> [String] {
        let scheduler = TestScheduler(initialClock: 0)
        return scheduler.start { make(scheduler) }.events.map(\.debugDescription)
    }

    func testOfAndFrom() {
        let expected = ["next(1)", "next(2)", "completed"]
        XCTAssertEqual(Observable.of(1, 2).heard().map(\.debugDescription), expected)
        XCTAssertEqual(Observable.from([1, 2]).heard().map(\.debugDescription), expected)
        XCTAssertEqual(Observable.from(1...2).heard().map(\.debugDescription), expected)
        XCTAssertEqual(Observable<Int>.from([]).heard().map(\.debugDescription), ["completed"])
    }

    func testOneElementForEachTurnOnTheScheduler() {
        let expected = ["next(1) @ 201", "next(2) @ 202", "completed @ 203"]
        XCTAssertEqual(timed { .of(1, 2, scheduler: $0) }, expected)
        XCTAssertEqual(timed { .from([1, 2], scheduler: $0) }, expected)
        XCTAssertEqual(timed { .from(1...2, scheduler: $0) }, expected)
        XCTAssertEqual(timed { .range(start: 1, count: 2, scheduler: $0) }, expected)
        XCTAssertEqual(
            timed { .generate(initialState: 1, condition: { $0 < 3 }, scheduler: $0, iterate: { $0 + 1 }) }, expected)
        XCTAssertEqual(
            timed { .repeatElement(1, scheduler: $0).take(2) }, ["next(1) @ 201", "next(1) @ 202", "completed @ 202"])
    }

    /// The outer sequence takes its turns too, so the second inner one starts after the first has had one.
    func testSourcesOnTheTrampolineTakeTurns() {
        XCTAssertEqual(
            Observable.of(Observable.of(1, 2, 3), .of(4, 5, 6)).flatMap { $0 }.elements(), [1, 2, 4, 3, 5, 6])
    }

    /// An iterator that is an object can be used once; each subscription makes its own.
    func testEachSubscriptionIteratesFromTheStart() {
        let source = Observable.from(AnySequence { AnyIterator([1, 2].makeIterator()) })
        XCTAssertEqual(source.elements(), [1, 2])
        XCTAssertEqual(source.elements(), [1, 2])
    }

    func testFromOptional() {
        XCTAssertEqual(Observable.from(optional: 1).heard().map(\.debugDescription), ["next(1)", "completed"])
        XCTAssertEqual(Observable<Int>.from(optional: nil).heard().map(\.debugDescription), ["completed"])
        XCTAssertEqual(timed { .from(optional: 1, scheduler: $0) }, ["next(1) @ 201", "completed @ 202"])
        XCTAssertEqual(timed { Observable<Int>.from(optional: nil, scheduler: $0) }, ["completed @ 201"])
    }

    func testJust() {
        XCTAssertEqual(Observable.just(1).heard().map(\.debugDescription), ["next(1)", "completed"])
        XCTAssertEqual(timed { .just(1, scheduler: $0) }, ["next(1) @ 201", "completed @ 202"])
    }

    func testRange() {
        XCTAssertEqual(Observable.range(start: 3, count: 3).elements(), [3, 4, 5])
        XCTAssertEqual(Observable.range(start: 3, count: 0).elements(), [])
        XCTAssertEqual(Observable.range(start: Int8.max - 1, count: 2).elements(), [126, 127])
    }

    func testGenerateFailsWithItsClosures() {
        let condition = Observable.generate(initialState: 1, condition: { _ in throw TestError() }, iterate: { $0 })
        XCTAssertEqual(condition.heard().map(\.debugDescription), ["error(TestError())"])
        let iterate = Observable.generate(
            initialState: 1, condition: { _ in true }, iterate: { _ in throw TestError() })
        XCTAssertEqual(iterate.heard().map(\.debugDescription), ["next(1)", "error(TestError())"])
    }

    func testDeferredAsksAtEachSubscription() {
        var count = 0
        let source = Observable.deferred { () -> Observable<Int> in
            count += 1
            return .just(count)
        }
        XCTAssertEqual(count, 0)
        XCTAssertEqual(source.elements(), [1])
        XCTAssertEqual(source.elements(), [2])
        let failing = Observable<Int>.deferred { throw TestError() }
        XCTAssertEqual(failing.heard().map(\.debugDescription), ["error(TestError())"])
        expect("-a-b-|", "-a-b-|") { source in .deferred { source } }
    }

    func testNeverErrorEmpty() {
        XCTAssertEqual(Observable<Int>.never().heard().count, 0)
        XCTAssertEqual(Observable<Int>.error(TestError()).heard().map(\.debugDescription), ["error(TestError())"])
        XCTAssertEqual(Observable<Int>.empty().heard().map(\.debugDescription), ["completed"])
    }

    func testCreateDisposesWhatItWasGivenOnce() {
        var disposed = 0
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { disposed += 1 }
        }
        XCTAssertEqual(source.elements(), [1])
        XCTAssertEqual(disposed, 1)
        XCTAssertEqual(source.take(1).elements(), [1])
        XCTAssertEqual(disposed, 2)
    }
}
