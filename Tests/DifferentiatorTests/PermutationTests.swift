import Differentiator
import XCTest

/// Random pairs of lists, 100,000 in all: a view that follows the changesets ends up with the new list.
final class PermutationTests: XCTestCase {
    func testUnrelatedSmallLists() {
        run(rounds: 70_000, seed: 1, sectionIdentities: 3, itemIdentities: 4) { $0.list(origin: 1) }
    }

    func testListsAFewEditsApart() {
        run(rounds: 27_000, seed: 2, sectionIdentities: 3, itemIdentities: 6) { lists, old in
            lists.neighbour(of: old, origin: 1)
        }
    }

    func testUnrelatedLargerLists() {
        run(rounds: 3_000, seed: 3, sectionIdentities: 6, itemIdentities: 24) { $0.list(origin: 1) }
    }

    private let kinds = [
        "deleted sections", "inserted sections", "moved sections", "updated items", "deleted items", "inserted items",
        "moved within a section", "moved across sections", "empty section",
    ]

    /// How many changesets held an edit of each kind.
    private var seen: [Int] = []
    private var threeStages = 0

    private func count(_ changeset: Changeset<Section>) {
        let within = changeset.movedItems.count { $0.from.sectionIndex == $0.to.sectionIndex }
        let found = [
            changeset.deletedSections.count, changeset.insertedSections.count, changeset.movedSections.count,
            changeset.updatedItems.count, changeset.deletedItems.count, changeset.insertedItems.count,
            within, changeset.movedItems.count - within, changeset.finalSections.count { $0.items.isEmpty },
        ]
        for kind in kinds.indices where found[kind] > 0 { seen[kind] += 1 }
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
        seen = kinds.map { _ in 0 }
        threeStages = 0
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
        for (kind, count) in zip(kinds, seen) { XCTAssertGreaterThan(count, rounds / 50, kind) }
        XCTAssertGreaterThan(threeStages, rounds / 100)
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
        if changesets.count == 3 { threeStages += 1 }
        try require(view.sections == new, "does not arrive: \(view.sections)")
        try require(changesets.isEmpty == (old == new), "\(changesets.count) changesets")
        for section in changesets.last?.finalSections ?? [] {
            for item in section.items { try require(item.origin == 1, "the last changeset holds old values") }
        }
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
