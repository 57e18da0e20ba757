import Differentiator
import XCTest

/// What the stages hold in the cases that views are particular about.
final class StageTests: XCTestCase {
    private func assert(
        _ old: [Section], _ new: [Section], gives expected: [String], line: UInt = #line
    ) throws {
        XCTAssertEqual(try diff(old, new).map(summary), expected, line: line)
    }

    func testEqualListsGiveNothing() throws {
        let list = [section(1, items: 1, 2), section(2)]
        try assert(list, list, gives: [])
        try assert([], [], gives: [])
    }

    func testItemsComeAndGo() throws {
        let old = [section(1, items: 1, 2, 3)]
        try assert(old, [section(1, items: 1, 3)], gives: ["deleted items: (0, 1)"])
        try assert(old, [section(1, items: 1, 2, 4, 3)], gives: ["inserted items: (0, 2)"])
        try assert(old, [section(1, items: 4, 3)], gives: ["deleted items: (0, 0), (0, 1)", "inserted items: (0, 0)"])
    }

    func testSectionsComeAndGoWithTheirItems() throws {
        let one = section(1, items: 1)
        let two = section(2, items: 2)
        try assert([one], [one, two], gives: ["inserted sections: 1"])
        try assert([one, two], [two], gives: ["deleted sections: 0"])
        try assert([one, two], [], gives: ["deleted sections: 0, 1"])
        try assert([], [section(3), one], gives: ["inserted sections: 0, 1"])
    }

    func testAMovedAndChangedItemIsUpdatedAtItsOldPlaceFirst() throws {
        let old = [section(1, items: 1, 2, 3)]
        let new = [section(1, [Item(3, version: 1), Item(1), Item(2)])]
        try assert(old, new, gives: ["updated items: (0, 2)", "moved items: (0, 2) -> (0, 0)"])
    }

    func testAnItemLeavingADeletedSectionIsInserted() throws {
        let old = [section(1, items: 1, 2), section(2, items: 3)]
        try assert(old, [section(2, items: 3, 2)], gives: ["deleted sections: 0", "inserted items: (0, 1)"])
    }

    func testAnItemEnteringAnInsertedSectionIsDeleted() throws {
        let old = [section(1, items: 1, 2)]
        let new = [section(3, items: 2), section(1, items: 1)]
        try assert(old, new, gives: ["deleted items: (0, 1)", "inserted sections: 0"])
    }

    func testAnItemFromADeletedSectionIntoAnInsertedOneNeedsNoEdit() throws {
        let old = [section(1, items: 1), section(2)]
        let new = [section(2), section(3, [Item(1, version: 1)])]
        try assert(old, new, gives: ["deleted sections: 0", "inserted sections: 1"])
    }

    func testOriginsCountAfterTheEarlierStages() throws {
        let old = [section(9), section(1, items: 8, 1), section(2, items: 2)]
        let new = [section(2, items: 1, 2), section(1)]
        try assert(
            old, new,
            gives: [
                "deleted sections: 0; deleted items: (1, 0)", "moved sections: 1 -> 0",
                "moved items: (1, 0) -> (0, 0)",
            ])
    }

    func testAsFewAsPossibleMove() throws {
        let old = [section(1, items: 1, 2, 3, 4)]
        try assert(old, [section(1, items: 2, 3, 4, 1)], gives: ["moved items: (0, 0) -> (0, 3)"])
        try assert(old, [section(1, items: 4, 1, 2, 3)], gives: ["moved items: (0, 3) -> (0, 0)"])
        let sections = [section(1), section(2), section(3)]
        try assert(sections, [sections[1], sections[2], sections[0]], gives: ["moved sections: 0 -> 2"])
    }

    func testAnItemThatLeavesMovesNoneOfItsNeighbours() throws {
        let old = [section(1, items: 1, 2, 3), section(2)]
        try assert(old, [section(1, items: 2, 3), section(2, items: 1)], gives: ["moved items: (0, 0) -> (1, 0)"])
    }

    func testTheLastStageHoldsTheInputWhereEqualityIsBlind() throws {
        let old = [section(1, items: 1, 2)]
        let seen = [section(1, [Item(1, origin: 5)])]
        XCTAssertEqual(try diff(old, seen).last?.finalSections.first?.items.first?.origin, 5)
        try assert(old, [section(1, [Item(1, origin: 5), Item(2)])], gives: [])
    }

    func testOriginalSectionsAreThePredecessorsFinalOnes() throws {
        let old = [section(1, items: 1, 2), section(2)]
        let changesets = try diff(old, [section(2, items: 3), section(1, items: 2)])
        XCTAssertEqual(changesets.count, 3)
        XCTAssertEqual(changesets.map(\.originalSections), [old] + changesets.dropLast().map(\.finalSections))
    }
}
