/// The edits that lead from the old list to the new one, in the three steps a view can follow.
///
/// One batch cannot hold them all: a view refuses a row that is reloaded and moved at once, and counts rows wrong
/// when their section moves in the same batch. So rows and sections first go, then sections take their places,
/// then rows come and move between sections that stand still.
@usableFromInline
struct Plan {
    @usableFromInline let removal: Edits
    @usableFromInline let sectionPlacement: Edits
    @usableFromInline let rowPlacement: Edits

    @usableFromInline
    init(_ comparison: Comparison) {
        removal = Self.removal(comparison)
        sectionPlacement = Self.sectionPlacement(comparison)
        rowPlacement = RowPlacement(comparison).edits()
    }

    /// Deletes sections and rows and updates rows, all by their places in the old list.
    private static func removal(_ comparison: Comparison) -> Edits {
        var edits = Edits()
        for section in 0..<comparison.old.sectionCount {
            guard comparison.sections.newOfOld[section].exists else {
                edits.deletedSections.append(section)
                continue
            }
            for row in comparison.old.rows(of: section) {
                if !comparison.rows.newOfOld[row].exists {
                    edits.deletedItems.append(comparison.old.path(of: row))
                } else if comparison.changed[row] {
                    edits.updatedItems.append(comparison.old.path(of: row))
                }
            }
        }
        return edits
    }

    /// Inserts sections and moves sections; origins count without the deleted ones.
    private static func sectionPlacement(_ comparison: Comparison) -> Edits {
        var edits = Edits()
        let ranks = comparison.sections.ranks(in: [0..<comparison.old.sectionCount])
        var keeper = PlaceKeeper(count: comparison.old.sectionCount)
        for partner in comparison.sections.oldOfNew {
            if let partner = partner.index { keeper.add(partner) }
        }
        keeper.settle()
        for (section, partner) in comparison.sections.oldOfNew.enumerated() {
            guard let partner = partner.index else {
                edits.insertedSections.append(section)
                continue
            }
            if !keeper.keeps(partner) { edits.movedSections.append((from: ranks[partner], to: section)) }
        }
        return edits
    }
}
