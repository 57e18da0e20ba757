import Differentiator
import XCTest

/// Random pairs of lists, 100,000 in all: a view that follows the changesets ends up with the new list.
final class PermutationTests: XCTestCase {
    func testUnrelatedSmallLists() {
        run(rounds: 60_000, seed: 1, sectionIdentities: 3, itemIdentities: 6) { $0.list(origin: 1) }
    }

    func testListsAFewEditsApart() {
        run(rounds: 35_000, seed: 2, sectionIdentities: 4, itemIdentities: 8) { lists, old in
            lists.neighbour(of: old, origin: 1)
        }
    }

    func testUnrelatedLargerLists() {
        run(rounds: 5_000, seed: 3, sectionIdentities: 7, itemIdentities: 30) { $0.list(origin: 1) }
    }

    private let kinds = [
        "deleted sections", "inserted sections", "moved sections", "updated items", "deleted items", "inserted items",
        "moved within a section", "moved across sections", "empty section",
    ]

    /// How many changesets held an edit of each kind.
    private var seen: [String: Int] = [:]

    private func count(_ changeset: Changeset<Section>) {
        let moves = changeset.movedItems.filter { $0.from.sectionIndex == $0.to.sectionIndex }.count
        let found = [
            changeset.deletedSections.count, changeset.insertedSections.count, changeset.movedSections.count,
            changeset.updatedItems.count, changeset.deletedItems.count, changeset.insertedItems.count,
            moves, changeset.movedItems.count - moves, changeset.finalSections.count { $0.items.isEmpty },
        ]
        for (kind, number) in zip(kinds, found) where number > 0 { seen[kind, default: 0] += 1 }
    }

    private func run(
        rounds: Int, seed: UInt64, sectionIdentities: Int, itemIdentities: Int, new: (inout RandomLists) -> [Section]
    ) {
        run(rounds: rounds, seed: seed, sectionIdentities: sectionIdentities, itemIdentities: itemIdentities) {
            lists, _ in new(&lists)
        }
    }

    private func run(
        rounds: Int, seed: UInt64, sectionIdentities: Int, itemIdentities: Int,
        new: (inout RandomLists, [Section]) -> [Section]
    ) {
        var lists = RandomLists(
            seed: seed, sectionIdentities: sectionIdentities, itemIdentities: itemIdentities)
        seen = [:]
        for round in 0..<rounds {
            let old = lists.list(origin: 0)
            let final = new(&lists, old)
            do {
                try follow(old, final)
            } catch {
                return XCTFail("round \(round): \(error)\nfrom \(old)\nto   \(final)")
            }
        }
        // A generator gone dull would let everything pass.
        for kind in kinds { XCTAssertGreaterThan(seen[kind, default: 0], rounds / 50, kind) }
        XCTAssertGreaterThan(seen["3 stages", default: 0], rounds / 50)
    }

    private func follow(_ old: [Section], _ new: [Section]) throws {
        let changesets = try diff(old, new)
        var view = PlainView(sections: old)
        var stage = 0
        for changeset in changesets {
            try require(changeset.originalSections == view.sections, "starts elsewhere: \(changeset)")
            stage = try followingStage(after: stage, of: changeset)
            count(changeset)
            try view.apply(changeset)
            try require(view.sections == changeset.finalSections, "ends elsewhere: \(changeset)")
        }
        if changesets.count == 3 { seen["3 stages", default: 0] += 1 }
        try require(view.sections == new, "does not arrive: \(view.sections)")
        try require(changesets.isEmpty == (old == new), "\(changesets.count) changesets")
        let origins = changesets.last?.finalSections.lazy.flatMap(\.items).map(\.origin)
        try require(origins?.allSatisfy { $0 == 1 } ?? true, "the last changeset does not hold the input itself")
    }

    /// Which of the three stages the changeset is, by the kinds of edits it holds; they must come in order.
    private func followingStage(after last: Int, of changeset: Changeset<Section>) throws -> Int {
        let removes = changeset.deletedSections.count + changeset.deletedItems.count + changeset.updatedItems.count
        let placesSections = changeset.insertedSections.count + changeset.movedSections.count
        let placesRows = changeset.insertedItems.count + changeset.movedItems.count
        let kinds = [removes, placesSections, placesRows]
        guard let stage = kinds.firstIndex(where: { $0 > 0 }) else { throw Misfit(reason: "an empty changeset") }
        try require(kinds.count { $0 > 0 } == 1 && stage >= last, "mixes stages: \(changeset)")
        try require(changeset.updatedSections.isEmpty && !changeset.reloadData, "reloads: \(changeset)")
        return stage + 1
    }

    private func require(_ condition: Bool, _ reason: @autoclosure () -> String) throws {
        if !condition { throw Misfit(reason: reason()) }
    }
}
