import Differentiator
import XCTest

/// The costs that the documentation claims, counted and not timed.
final class CostTests: XCTestCase {
    /// Nobody counts concurrently: tests of one class run one after the other.
    nonisolated(unsafe) fileprivate static var hashes = 0
    nonisolated(unsafe) fileprivate static var identityReads = 0
    nonisolated(unsafe) fileprivate static var itemComparisons = 0

    override func setUp() {
        (Self.hashes, Self.identityReads, Self.itemComparisons) = (0, 0, 0)
    }

    private func list(_ identities: some Sequence<Int>) -> [AnimatableSectionModel<Header, CountedItem>] {
        [AnimatableSectionModel(model: Header(identity: 0), items: identities.map { CountedItem(number: $0) })]
    }

    private func run(_ old: some Sequence<Int>, _ new: some Sequence<Int>) throws {
        _ = try Diff.differencesForSectionedView(initialSections: list(old), finalSections: list(new))
    }

    func testAnUnchangedListIsHashedOnce() throws {
        try run(0..<1_000, 0..<1_000)
        XCTAssertEqual(Self.hashes, 1_000)
        XCTAssertEqual(Self.identityReads, 2_000)
        XCTAssertEqual(Self.itemComparisons, 1_000)
    }

    func testNoIdentityIsHashedTwiceWhateverHappensToIt() throws {
        try run(0..<1_000, (0..<1_000).reversed())
        XCTAssertLessThanOrEqual(Self.hashes, 2_000)
        XCTAssertEqual(Self.identityReads, 2_000)
        XCTAssertEqual(Self.itemComparisons, 1_000)
    }

    func testNewIdentitiesAreHashedOnceThoughTheTableGrows() throws {
        try run(0..<10, 100..<5_100)
        XCTAssertEqual(Self.hashes, 10 + 5_000)
        XCTAssertEqual(Self.itemComparisons, 0)
    }
}

private struct CountedIdentity: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {
        CostTests.hashes += 1
        hasher.combine(number)
    }
}

private struct CountedItem: IdentifiableType, Equatable {
    let number: Int

    var identity: CountedIdentity {
        CostTests.identityReads += 1
        return CountedIdentity(number: number)
    }

    static func == (lhs: CountedItem, rhs: CountedItem) -> Bool {
        CostTests.itemComparisons += 1
        return lhs.number == rhs.number
    }
}
