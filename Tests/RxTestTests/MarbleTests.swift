import RxSwift
import RxTest
import XCTest

final class MarbleTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    // MARK: From strings

    func testHot() {
        XCTAssertEqual(
            scheduler.hot("-a-(bc)-|").recordedEvents,
            [.next(201, "a"), .next(203, "b"), .next(203, "c"), .completed(205)])
    }

    func testHotCountsFromTheSubscription() {
        XCTAssertEqual(
            scheduler.hot("a-^-b#", values: ["a": 1, "b": 2]).recordedEvents,
            [.next(198, 1), .next(202, 2), .error(203, MarbleError())])
    }

    func testCold() {
        struct Other: Error {}
        XCTAssertEqual(
            scheduler.cold("a -- (b|)", values: ["a": 1, "b": 2]).recordedEvents,
            [.next(0, 1), .next(3, 2), .completed(3)])
        XCTAssertEqual(scheduler.cold("a#", error: Other()).recordedEvents, [.next(0, "a"), .error(1, Other())])
    }

    func testSubscription() {
        XCTAssertEqual(Subscription(marbles: "-^--!"), Subscription(201, 204))
        XCTAssertEqual(Subscription(marbles: "^"), Subscription(200))
        XCTAssertEqual(Subscription(marbles: "(^!)", start: 5), Subscription(5, 5))
    }

    // MARK: And back

    func testDrawing() {
        for text in ["", "a", "-a-(bc)-|", "--#", "(a|)", "(ab#)"] {
            XCTAssertEqual(marbles(of: scheduler.hot(text).recordedEvents), text)
        }
        XCTAssertEqual(marbles(of: scheduler.hot("a-^-b").recordedEvents), "a---b")
        XCTAssertEqual(
            marbles(of: [.next(201, 7), .next(203, 8)], values: ["x": 7]), "-x-?")
        XCTAssertEqual(marbles(of: [.next(201, "a"), .completed(1_000_000)]), "-a-…999798…-|")
        XCTAssertEqual(marbles(of: [.completed(.max)]), "-…\(Int.max - 200)…-|")
    }

    // MARK: Comparing

    func testOperator() {
        let source = scheduler.hot("-a-b-c-|", values: ["a": 1, "b": 2, "c": 3])
        let observer = scheduler.start { source.filter { $0 != 2 }.map { $0 * 10 } }
        assertMarbles(observer.events, "-A---C-|", values: ["A": 10, "C": 30])
        assertMarbles(source.subscriptions, "^------!")
    }

    func testEqualDrawingsPass() {
        let events = scheduler.hot("-a-(bc)-|").recordedEvents
        XCTAssertEqual(
            failures {
                assertMarbles(events, "-a-(bc)-|")
                assertMarbles(events, "-a - (bc) - | ----")
                assertMarbles([Recorded<Event<String>>](), "---")
            }, [])
    }

    func testTheDifferenceIsPointedAt() {
        XCTAssertEqual(
            failures { assertMarbles(scheduler.hot("-a-b--|").recordedEvents, "-a-(bc)-|") },
            [
                """
                differ at tick 203:
                expected: -a-(bc)-|
                actual:   -a-b   --|
                             ^
                """
            ])
        XCTAssertEqual(
            failures { assertMarbles(scheduler.hot("-a").recordedEvents, "-a-|") },
            [
                """
                differ at tick 203:
                expected: -a-|
                actual:   -a
                             ^
                """
            ])
        XCTAssertEqual(
            failures { assertMarbles([.next(201, 7)], "-a", values: ["a": 1]) },
            [
                """
                differ at tick 201:
                expected: -a
                actual:   -?
                           ^
                ? is next(7) @ 201
                """
            ])
    }

    func testWrongOrderInATickIsADifference() {
        XCTAssertEqual(failures { assertMarbles(scheduler.hot("(ab)").recordedEvents, "(ba)") }.count, 1)
    }

    func testAnElementThatIsSpelledAsASignIsADifference() {
        XCTAssertEqual(failures { assertMarbles([.next(203, "|")], "---|") }.count, 1)
        XCTAssertEqual(failures { assertMarbles([.next(203, "#")], "---#") }.count, 1)
        XCTAssertEqual(marbles(of: [.next(201, "-"), .next(202, "a")]), "-?a")
    }

    func testAnotherErrorIsADifference() {
        XCTAssertEqual(
            failures { assertMarbles([Recorded<Event<String>>.error(200, RxError.unknown)], "#") }.count, 1)
    }

    func testEventsBeforeTheStartAreSeen() {
        XCTAssertEqual(
            failures { assertMarbles([.next(198, "a"), .next(200, "b")], "b") },
            [
                """
                differ at tick 198:
                expected: --b
                actual:   a-b
                          ^
                """
            ])
    }

    func testALongGapIsTold() {
        XCTAssertEqual(
            failures { assertMarbles([.next(5_200, "a")], "a") },
            [
                """
                differ at tick 200:
                expected: a-…4999…
                actual:   --…4999…-a
                          ^
                """
            ])
    }

    func testSubscriptionsThatDiffer() {
        XCTAssertEqual(
            failures { assertMarbles([Subscription(200, 203), Subscription(201)], "^--!", "-^-!") },
            [
                """
                subscriptions differ:
                expected: ^--!  (200 : 203)
                actual:   ^--!  (200 : 203)
                expected: -^-!  (201 : 203)
                actual:   -^  (201 : Infinity)
                """
            ])
        XCTAssertEqual(failures { assertMarbles([Subscription(200, 203)], "^--!") }, [])
        XCTAssertEqual(failures { assertMarbles([Subscription](), "^--!") }.count, 1)
        XCTAssertEqual(failures { assertMarbles([Subscription(200, 203)]) }.count, 1)
    }
}
