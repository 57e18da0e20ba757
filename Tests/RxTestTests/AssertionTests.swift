import Foundation
import RxSwift
import RxTest
import XCTest

private enum First: Error { case some, other }
private enum Second: Error { case some }

/// Each assertion fails when it should, passes when it should, and says where.
final class AssertionTests: XCTestCase {
    private let events: [Recorded<Event<Int>>] = [.next(1, 1), .next(2, 2), .completed(3)]

    func testRecordedEvents() {
        XCTAssertEqual(failures { XCTAssertEqual(events, [.next(1, 1), .next(2, 2), .completed(3)]) }, [])
        XCTAssertEqual(
            failures { XCTAssertEqual(events, [.next(1, 1), .next(2, 3), .completed(3)]) },
            [
                """
                differ at 1: next(2) @ 2 is not equal to next(3) @ 2
                left:  [next(1) @ 1, next(2) @ 2, completed @ 3]
                right: [next(1) @ 1, next(3) @ 2, completed @ 3]
                """
            ])
        XCTAssertEqual(failures { XCTAssertEqual(events, [.next(1, 1), .next(3, 2), .completed(3)]) }.count, 1)
        XCTAssertEqual(
            failures { XCTAssertEqual(events, [.next(1, 1)]) }.first?.split(separator: "\n").first,
            "differ at 1: next(2) @ 2 is not equal to nothing")
        XCTAssertEqual(
            failures { XCTAssertEqual([], events) }.first?.split(separator: "\n").first,
            "differ at 0: nothing is not equal to next(1) @ 1")
    }

    func testRecordedOptionals() {
        let events: [Recorded<Event<Int?>>] = [.next(1, nil), .next(2, 2)]
        XCTAssertEqual(failures { XCTAssertEqual(events, [.next(1, nil), .next(2, 2)]) }, [])
        XCTAssertEqual(failures { XCTAssertEqual(events, [.next(1, nil), .next(2, nil)]) }.count, 1)
    }

    func testPlainEvents() {
        let events: [Event<Int>] = [.next(1), .error(First.some)]
        XCTAssertEqual(failures { XCTAssertEqual(events, [.next(1), .error(First.some)]) }, [])
        XCTAssertEqual(failures { XCTAssertEqual(events, [.next(1), .error(First.other)]) }.count, 1)
        XCTAssertEqual(failures { XCTAssertEqual(events, [.next(1), .completed]) }.count, 1)
    }

    func testRecordedElements() {
        XCTAssertEqual(failures { XCTAssertRecordedElements(events, [1, 2]) }, [])
        XCTAssertEqual(failures { XCTAssertRecordedElements(events, [1]) }.count, 1)
        XCTAssertEqual(failures { XCTAssertRecordedElements(events, [2, 1]) }.count, 1)
        XCTAssertEqual(
            failures { XCTAssertRecordedElements([.next(1, 1), .error(2, First.some)], [1]) },
            ["recorded an error instead of elements only: some"])
    }

    func testErrorsAreEqualWhenTypeCaseAndDescriptionAre() {
        func event(_ error: any Error) -> Event<Int> { .error(error) }
        XCTAssertTrue(event(First.some) == event(First.some))
        XCTAssertFalse(event(First.some) == event(First.other))
        XCTAssertFalse(event(First.some) == event(Second.some))
        XCTAssertTrue(event(NSError(domain: "a", code: 1)) == event(NSError(domain: "a", code: 1)))
        XCTAssertFalse(event(NSError(domain: "a", code: 1)) == event(NSError(domain: "a", code: 2)))
        XCTAssertFalse(event(NSError(domain: "a", code: 1)) == event(NSError(domain: "b", code: 1)))
    }

    func testAFailureTellsItsLine() {
        let line: UInt = #line + 2
        let lines = failureLines {
            XCTAssertEqual(events, [])
            XCTAssertRecordedElements(events, [])
            assertMarbles([.next(200, "a")], "b")
            assertMarbles([Subscription(200)], "-^")
        }
        XCTAssertEqual(lines, [line, line + 1, line + 2, line + 3])
    }

    /// Without a catcher a failure is XCTest's: this is the way of all other tests.
    func testFailuresOutsideReachXCTest() {
        XCTAssertNil(Failures.recorder)
    }
}
