/// The rows left after the removal, one queue a section, from which the new order takes them.
struct RowQueues {
    private let comparison: Comparison
    private var keeper: PlaceKeeper
    private var origins: [ItemPath]

    init(_ comparison: Comparison) {
        self.comparison = comparison
        keeper = PlaceKeeper(count: comparison.old.rowCount)
        origins = Array(repeating: ItemPath(sectionIndex: 0, itemIndex: 0), count: comparison.old.rowCount)
        for section in 0..<comparison.old.sectionCount {
            fill(section)
        }
    }

    mutating func begin(oldSection: Int) {
        keeper.begin(at: comparison.old.rows(of: oldSection).lowerBound)
    }

    /// Where old row `row` stands before it moves to new section `section`; nil if it need not move.
    mutating func origin(ifMoved row: Int, to section: Int) -> ItemPath? {
        let origin = origins[row]
        guard origin.sectionIndex == section else { return origin }
        return keeper.take(row) ? nil : origin
    }

    private mutating func fill(_ section: Int) {
        guard let place = comparison.sections.newOfOld[section].index else { return }
        var survivors = 0
        for row in comparison.old.rows(of: section) {
            guard let partner = comparison.rows.newOfOld[row].index else {
                keeper.drop(row)
                continue
            }
            // A row that leaves for another section moves whatever the order here, and must hold up nobody.
            if comparison.new.section(of: partner) != place { keeper.drop(row) }
            origins[row] = ItemPath(sectionIndex: place, itemIndex: survivors)
            survivors += 1
        }
    }
}
