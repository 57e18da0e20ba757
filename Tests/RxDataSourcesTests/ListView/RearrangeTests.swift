import XCTest

@testable import RxDataSources

final class RearrangeTests: XCTestCase {
    func testPlacesAreKeptAndTheOthersFillTheGaps() {
        XCTAssertEqual(rearrange([1, 2, 3]), [1, 2, 3])
        XCTAssertEqual(rearrange([1, 2, 3], removing: [2, 0]), [2])
        XCTAssertEqual(rearrange([1, 2, 3], placing: [(4, 9), (0, 8)]), [8, 1, 2, 3, 9])
        XCTAssertEqual(rearrange([1, 2, 3], removing: [0], placing: [(1, 1)]), [2, 1, 3])
        XCTAssertEqual(rearrange([Int](), placing: [(0, 1)]), [1])
        XCTAssertEqual(rearrange([nil, 1], placing: [(1, Int?.none)]), [nil, nil, 1])
    }

    func testPlacesThatMakeNoSenseAreRefused() {
        XCTAssertNil(rearrange([1, 2], removing: [2]))
        XCTAssertNil(rearrange([1, 2], removing: [0, 0]))
        XCTAssertNil(rearrange([1, 2], placing: [(3, 9)]))
        XCTAssertNil(rearrange([1, 2], placing: [(0, 9), (0, 8)]))
        XCTAssertNil(rearrange([1, 2], placing: [(-1, 9)]))
    }
}
