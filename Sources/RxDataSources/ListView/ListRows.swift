internal import Differentiator

/// The texts of a list, each asked for when it is first drawn and again when its item is reloaded.
struct ListRows {
    private typealias Row = String?

    /// By section; nil for a row that nobody has drawn.
    private var sections: [[Row]] = []

    init() {}

    init(shapeOf content: some SectionedViewContent) {
        sections = (0..<content.numberOfSections).map {
            Array(repeating: nil, count: content.numberOfItems(inSection: $0))
        }
    }

    var counts: [Int] { sections.map(\.count) }

    /// What was drawn for an item, nil when it has to be asked for.
    func text(at path: ItemPath) -> String? { self[path] }

    /// To be told what `text(at:)` did not know.
    mutating func remember(_ text: String, at path: ItemPath) {
        // Whoever was asked for it may have changed the list meanwhile.
        if contains(path) { sections[path.sectionIndex][path.itemIndex] = text }
    }

    /// The rows after all edits at once; nil where these do not lead to the shape of `content`.
    func applying(_ edits: ListEdits, leadingTo content: some SectionedViewContent) -> ListRows? {
        guard let next = edited(edits, content), next.count == content.numberOfSections else { return nil }
        guard next.indices.allSatisfy({ next[$0].count == content.numberOfItems(inSection: $0) }) else { return nil }
        var rows = self
        rows.sections = next
        return rows
    }

    private func edited(_ edits: ListEdits, _ content: some SectionedViewContent) -> [[Row]]? {
        guard let kept = withoutLeavingRows(edits) else { return nil }
        guard (edits.movedSections.map(\.from) + edits.deletedSections).allSatisfy(kept.indices.contains) else {
            return nil
        }
        guard edits.insertedSections.allSatisfy((0..<content.numberOfSections).contains) else { return nil }

        let moved = edits.movedSections.map { (index: $0.to, element: kept[$0.from]) }
        let inserted = edits.insertedSections.map {
            (index: $0, element: [Row](repeating: nil, count: content.numberOfItems(inSection: $0)))
        }
        let gone = edits.deletedSections + edits.movedSections.map(\.from)
        guard var next = rearrange(kept, removing: gone, placing: moved + inserted) else { return nil }

        let arriving =
            edits.movedItems.map { (path: $0.to, row: self[$0.from]) }
            + edits.insertedItems.map { (path: $0, row: nil) }
        for (section, rows) in Dictionary(grouping: arriving, by: \.path.sectionIndex) {
            let placed = rows.map { (index: $0.path.itemIndex, element: $0.row) }
            guard next.indices.contains(section), let rows = rearrange(next[section], placing: placed) else {
                return nil
            }
            next[section] = rows
        }
        return next
    }

    /// The sections as they are, with reloaded rows forgotten, deleted ones and those that move taken out.
    private func withoutLeavingRows(_ edits: ListEdits) -> [[Row]]? {
        var kept = sections
        for section in edits.reloadedSections {
            guard kept.indices.contains(section) else { return nil }
            kept[section] = Array(repeating: nil, count: kept[section].count)
        }
        for path in edits.reloadedItems {
            guard contains(path) else { return nil }
            kept[path.sectionIndex][path.itemIndex] = nil
        }
        let leaving = edits.deletedItems + edits.movedItems.map(\.from)
        for (section, paths) in Dictionary(grouping: leaving, by: \.sectionIndex) {
            guard kept.indices.contains(section) else { return nil }
            guard let rows = rearrange(kept[section], removing: paths.map(\.itemIndex)) else { return nil }
            kept[section] = rows
        }
        return kept
    }

    private func contains(_ path: ItemPath) -> Bool {
        sections.indices.contains(path.sectionIndex) && sections[path.sectionIndex].indices.contains(path.itemIndex)
    }

    private subscript(path: ItemPath) -> Row { sections[path.sectionIndex][path.itemIndex] }
}
