/// The last step of a plan: inserts rows and moves rows among sections that already stand in the new order.
struct RowPlacement {
    private let comparison: Comparison
    private var keeper: PlaceKeeper

    init(_ comparison: Comparison) {
        self.comparison = comparison
        keeper = PlaceKeeper(count: comparison.old.rowCount)
        for (section, partner) in comparison.sections.oldOfNew.enumerated() {
            guard let partner = partner.index else { continue }
            // Rows from other sections move whatever the order here, and must not make others move.
            let residents = comparison.old.rows(of: partner)
            for row in comparison.new.rows(of: section) {
                if let origin = comparison.rows.oldOfNew[row].index, residents.contains(origin) { keeper.add(origin) }
            }
            keeper.settle()
        }
    }

    func edits() -> Edits {
        var edits = Edits()
        let old = comparison.old
        let ranks = comparison.rows.ranks(in: (0..<old.sectionCount).map(old.rows))
        // The rows of an inserted section came with it.
        for section in 0..<comparison.new.sectionCount where comparison.sections.oldOfNew[section].exists {
            for row in comparison.new.rows(of: section) {
                guard let origin = comparison.rows.oldOfNew[row].index else {
                    edits.insertedItems.append(comparison.new.path(of: row))
                    continue
                }
                let home = comparison.sections.newOfOld[old.section(of: origin)].index
                guard !keeper.keeps(origin), let home else { continue }
                let from = ItemPath(sectionIndex: home, itemIndex: ranks[origin])
                edits.movedItems.append((from: from, to: comparison.new.path(of: row)))
            }
        }
        return edits
    }
}
