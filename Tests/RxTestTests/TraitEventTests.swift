import RxSwift
import RxTest
import XCTest

private enum Failure: Error { case some, other }

final class TraitEventTests: XCTestCase {
    func testSingles() {
        let events: [SingleEvent<Int>] = [.success(1), .failure(Failure.some)]
        XCTAssertEqual(failures { XCTAssertEqual(events, [.success(1), .failure(Failure.some)]) }, [])
        XCTAssertEqual(failures { XCTAssertEqual(events, [.success(2), .failure(Failure.some)]) }.count, 1)
        XCTAssertEqual(failures { XCTAssertEqual(events, [.success(1), .failure(Failure.other)]) }.count, 1)
        XCTAssertEqual(failures { XCTAssertEqual(events, [.failure(Failure.some), .success(1)]) }.count, 1)
    }

    func testMaybes() {
        let events: [MaybeEvent<Int>] = [.success(1), .error(Failure.some), .completed]
        XCTAssertEqual(failures { XCTAssertEqual(events, [.success(1), .error(Failure.some), .completed]) }, [])
        XCTAssertEqual(failures { XCTAssertEqual(events, [.success(1), .error(Failure.other), .completed]) }.count, 1)
        XCTAssertEqual(failures { XCTAssertEqual(events, [.completed]) }.count, 1)
    }

    func testCompletables() {
        let events: [CompletableEvent] = [.error(Failure.some), .completed]
        XCTAssertEqual(failures { XCTAssertEqual(events, [.error(Failure.some), .completed]) }, [])
        XCTAssertEqual(failures { XCTAssertEqual(events, [.error(Failure.other), .completed]) }.count, 1)
        XCTAssertEqual(failures { XCTAssertEqual(events, [.completed, .completed]) }.count, 1)
    }
}
