import Differentiator
import XCTest

final class ModelTests: XCTestCase {
    func testSectionModel() {
        let model = SectionModel(model: "head", items: [1, 2])
        let copy = SectionModel(original: model, items: [3])
        XCTAssertEqual(copy, SectionModel(model: "head", items: [3]))
        XCTAssertNotEqual(copy, model)
        XCTAssertNotEqual(copy, SectionModel(model: "other", items: [3]))
        XCTAssertEqual(copy.identity, "head")
        XCTAssertEqual("\(model)", "head > [1, 2]")
    }

    func testAnimatableSectionModel() {
        let model = section(4, items: 1)
        let copy = Section(original: model, items: [Item(2)])
        XCTAssertEqual(copy, section(4, items: 2))
        XCTAssertNotEqual(copy, model)
        XCTAssertNotEqual(copy, section(5, items: 2))
        XCTAssertEqual(copy.identity, 4)
        XCTAssertEqual(copy.hashValue, 4.hashValue)
        XCTAssertEqual("\(copy)", "Header(identity: 4) > [2.0]")
    }

    func testIdentifiableValue() {
        let value = IdentifiableValue(value: "a")
        XCTAssertEqual(value.identity, "a")
        XCTAssertTrue(value == IdentifiableValue(value: "a"))
        XCTAssertFalse(value == IdentifiableValue(value: "b"))
        XCTAssertEqual("\(value)", "a")
        XCTAssertEqual(value.debugDescription, "\"a\"")
    }

    func testItemPath() {
        XCTAssertTrue(path(1, 2) == path(1, 2))
        XCTAssertFalse(path(1, 2) == path(2, 1))
        XCTAssertEqual(Set([path(1, 2), path(1, 2), path(2, 1)]).count, 2)
        XCTAssertEqual(path(1, 2).debugDescription, "(1, 2)")
    }

    func testInitialValueReloads() {
        let changeset = Changeset.initialValue([section(1, items: 1), section(2)])
        XCTAssertTrue(changeset.reloadData)
        XCTAssertEqual(changeset.insertedSections, [0, 1])
        XCTAssertEqual(changeset.originalSections, [])
        XCTAssertEqual(changeset.finalSections, [section(1, items: 1), section(2)])
        XCTAssertEqual(
            changeset.debugDescription,
            """
            reload
            inserted sections: 0, 1
            final sections:
                Header(identity: 1) > [1.0]
                Header(identity: 2) > []
            """)
    }
}
