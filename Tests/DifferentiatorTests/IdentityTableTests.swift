import XCTest

@testable import Differentiator

final class IdentityTableTests: XCTestCase {
    /// All in one probe sequence, so only equality tells them apart.
    private struct Colliding: Hashable {
        let number: Int

        func hash(into hasher: inout Hasher) {}
    }

    func testNumbersInOrderOfFirstSight() {
        var table = IdentityTable<String>(capacity: 2)
        XCTAssertEqual(["a", "b", "a", "c", "b"].map { table.number(of: $0).number }, [0, 1, 0, 2, 1])
        XCTAssertFalse(table.number(of: "c").isNew)
        XCTAssertTrue(table.number(of: "d").isNew)
        XCTAssertEqual(Array(table.identities), ["a", "b", "c", "d"])
    }

    func testKeepsItsNumbersAsItGrows() {
        var table = IdentityTable<Int>(capacity: 0)
        for round in 0..<2 {
            for number in 0..<5_000 {
                XCTAssertTrue(table.number(of: number * 7) == (number, round == 0))
            }
        }
    }

    func testCollidingHashesStayApart() {
        var table = IdentityTable<Colliding>(capacity: 4)
        for round in 0..<2 {
            for number in 0..<200 {
                XCTAssertTrue(table.number(of: Colliding(number: number)) == (number, round == 0))
            }
        }
    }
}
