import RxSwift
import RxTest
import XCTest

/// The traits' operators of time, on virtual time. A tick is a second.
final class TraitTimeTests: XCTestCase {
    private func events<Element: Equatable>(
        _ sequence: @escaping (TestScheduler) -> Observable<Element>
    ) -> [Recorded<Event<Element>>] {
        let scheduler = TestScheduler(initialClock: 0)
        return scheduler.start { sequence(scheduler) }.events
    }

    /// A single that answers `time` after it was subscribed to.
    private func single(after time: Int, _ scheduler: TestScheduler) -> Single<Int> {
        scheduler.createColdObservable([.next(time, 1), .completed(time)]).asSingle()
    }

    func testTimer() {
        XCTAssertEqual(
            events { Single<Int>.timer(.seconds(5), scheduler: $0).asObservable() }, [.next(205, 0), .completed(205)]
        )
        XCTAssertEqual(events { Maybe<Int>.timer(.never, scheduler: $0).asObservable() }, [])
    }

    func testDelay() {
        XCTAssertEqual(
            events { self.single(after: 10, $0).delay(.seconds(5), scheduler: $0).asObservable() },
            // Its end is due at the same time, and a turn of its own.
            [.next(215, 1), .completed(216)]
        )
        let failed = events { Single<Int>.error(TestError()).delay(.seconds(5), scheduler: $0).asObservable() }
        XCTAssertEqual(failed.map(\.time), [200])
    }

    func testDelaySubscription() {
        XCTAssertEqual(
            events { self.single(after: 10, $0).delaySubscription(.seconds(5), scheduler: $0).asObservable() },
            [.next(215, 1), .completed(215)]
        )
    }

    func testTimeout() {
        XCTAssertEqual(
            events { self.single(after: 3, $0).timeout(.seconds(5), scheduler: $0).asObservable() },
            [.next(203, 1), .completed(203)]
        )
        let late = events { self.single(after: 10, $0).timeout(.seconds(5), scheduler: $0).asObservable() }
        XCTAssertEqual(late.map(\.time), [205])
        guard case .timeout? = late.first?.value.error as? RxError else { return XCTFail("\(late)") }
        XCTAssertEqual(
            events {
                self.single(after: 10, $0).timeout(.seconds(5), other: .just(2), scheduler: $0).asObservable()
            },
            [.next(205, 2), .completed(205)]
        )
    }

    func testInfallibles() {
        func hot(_ scheduler: TestScheduler) -> Infallible<Int> {
            scheduler.createHotObservable([.next(210, 1), .next(212, 2), .next(220, 3), .completed(230)])
                .asInfallible(onErrorJustReturn: 0)
        }
        XCTAssertEqual(
            events { hot($0).debounce(.seconds(5), scheduler: $0).asObservable() },
            [.next(217, 2), .next(225, 3), .completed(230)]
        )
        XCTAssertEqual(
            events { hot($0).throttle(.seconds(5), latest: false, scheduler: $0).asObservable() },
            [.next(210, 1), .next(220, 3), .completed(230)]
        )
        XCTAssertEqual(
            events { hot($0).throttle(.seconds(5), scheduler: $0).asObservable() },
            [.next(210, 1), .next(215, 2), .next(220, 3), .completed(230)]
        )
        XCTAssertEqual(
            events { hot($0).take(for: .seconds(15), scheduler: $0).asObservable() },
            [.next(210, 1), .next(212, 2), .completed(215)]
        )
    }
}
