import Differentiator
import XCTest

final class ErrorTests: XCTestCase {
    private func error<Section: AnimatableSectionModelType>(_ old: [Section], _ new: [Section]) -> Diff.Error? {
        do {
            _ = try Diff.differencesForSectionedView(initialSections: old, finalSections: new)
            return nil
        } catch {
            return error as? Diff.Error
        }
    }

    private func assertDuplicateItem(_ old: [Section], _ new: [Section], line: UInt = #line) {
        guard case .duplicateItem(let item) = error(old, new) else { return XCTFail("not found", line: line) }
        XCTAssertEqual(item as? Item, Item(1, version: 1), "the later one is named", line: line)
    }

    private func assertDuplicateSection(_ old: [Section], _ new: [Section], line: UInt = #line) {
        guard case .duplicateSection(let found) = error(old, new) else { return XCTFail("not found", line: line) }
        XCTAssertEqual(found as? Section, section(1, items: 9), "the later one is named", line: line)
    }

    /// One identity twice in a section, and in two sections.
    private let twins = [
        [section(1, [Item(1), Item(2), Item(1, version: 1)])],
        [section(1, [Item(1), Item(2)]), section(2, [Item(1, version: 1)])],
    ]

    func testDuplicateItems() {
        for list in twins {
            assertDuplicateItem(list, list)
            assertDuplicateItem(list, [])
            assertDuplicateItem([], list)
            assertDuplicateItem(list, [section(1, items: 1, 2)])
            assertDuplicateItem([section(1, items: 1, 2)], list)
            assertDuplicateItem([section(1, items: 2)], list)
            assertDuplicateItem([section(3, items: 1)], list)
        }
    }

    func testDuplicateSections() {
        let twins = [section(1, items: 1), section(2), section(1, items: 9)]
        assertDuplicateSection(twins, twins)
        assertDuplicateSection(twins, [])
        assertDuplicateSection([], twins)
        assertDuplicateSection(twins, [section(1)])
        assertDuplicateSection([section(1), section(2)], twins)
    }

    func testAnItemThatMovesIsNoDuplicate() {
        XCTAssertNil(error([section(1, items: 1), section(2)], [section(1), section(2, items: 1)]))
        XCTAssertNil(error([section(1, items: 1)], [section(2, items: 1)]))
    }

    func testAnInitialiserThatAltersItemsIsFoundWithoutAnyDifference() {
        let list = [Doubling(identity: 1, items: [Item(1)])]
        guard case .invalidInitializerImplementation(let section, let items, let identity) = error(list, list) else {
            return XCTFail("not found")
        }
        XCTAssertEqual((section as? Doubling)?.items, [Item(1), Item(1)])
        XCTAssertEqual(items as? [Item], [Item(1)])
        XCTAssertEqual(identity as? Int, 1)
    }

    func testAnInitialiserThatAltersTheIdentityIsFound() {
        let list = [Renaming(identity: 1, items: [Item(1)])]
        guard case .invalidInitializerImplementation(let section, _, let identity) = error(list, list) else {
            return XCTFail("not found")
        }
        XCTAssertEqual((section as? Renaming)?.identity, 2)
        XCTAssertEqual(identity as? Int, 1)
    }

    func testErrorsSayWhatIsWrong() {
        let errors: [Diff.Error] = [
            .duplicateItem(item: 7), .duplicateSection(section: 8),
            .invalidInitializerImplementation(section: "a", expectedItems: [1], expectedIdentifier: 2),
        ]
        XCTAssertEqual(
            errors.map { "\($0)" },
            [
                "Two items have the identity of 7", "Two sections have the identity of 8",
                "init(original:items:) made a, expected the items [1] and the identity 2",
            ])
    }
}

private struct Doubling: AnimatableSectionModelType {
    let identity: Int
    let items: [Item]

    init(identity: Int, items: [Item]) {
        self.identity = identity
        self.items = items
    }

    init(original: Doubling, items: [Item]) {
        self.init(identity: original.identity, items: items + items)
    }
}

private struct Renaming: AnimatableSectionModelType {
    let identity: Int
    let items: [Item]

    init(identity: Int, items: [Item]) {
        self.identity = identity
        self.items = items
    }

    init(original: Renaming, items: [Item]) {
        self.init(identity: original.identity + 1, items: items)
    }
}
