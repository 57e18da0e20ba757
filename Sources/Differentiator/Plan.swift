/// The edits that lead from the old list to the new one, in the three steps a view can follow.
///
/// One batch cannot hold them all: a view refuses a row that is reloaded and moved at once, and counts rows wrong
/// when their section moves in the same batch. So rows and sections first go, then sections take their places,
/// then rows come and move between sections that stand still.
struct Plan {
    let removal: Edits
    let sectionPlacement: Edits
    let rowPlacement: Edits

    init(_ comparison: Comparison) {
        removal = Self.removal(comparison)
        sectionPlacement = Self.sectionPlacement(comparison)
        rowPlacement = Self.rowPlacement(comparison)
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
        var keeper = PlaceKeeper(count: comparison.old.sectionCount)
        var origins = Array(repeating: 0, count: comparison.old.sectionCount)
        var survivors = 0
        for section in origins.indices {
            origins[section] = survivors
            if comparison.sections.newOfOld[section].exists { survivors += 1 } else { keeper.drop(section) }
        }
        for (section, partner) in comparison.sections.oldOfNew.enumerated() {
            guard let partner = partner.index else {
                edits.insertedSections.append(section)
                continue
            }
            if !keeper.take(partner) { edits.movedSections.append((from: origins[partner], to: section)) }
        }
        return edits
    }

    /// Inserts rows and moves rows; origins count in sections that already stand in the new order.
    private static func rowPlacement(_ comparison: Comparison) -> Edits {
        var edits = Edits()
        var queues = RowQueues(comparison)
        for section in 0..<comparison.new.sectionCount {
            // The rows of an inserted section came with it.
            guard let partnerSection = comparison.sections.oldOfNew[section].index else { continue }
            queues.begin(oldSection: partnerSection)
            for row in comparison.new.rows(of: section) {
                guard let partner = comparison.rows.oldOfNew[row].index else {
                    edits.insertedItems.append(comparison.new.path(of: row))
                    continue
                }
                if let origin = queues.origin(ifMoved: partner, to: section) {
                    edits.movedItems.append((from: origin, to: comparison.new.path(of: row)))
                }
            }
        }
        return edits
    }
}
