/// The sections between the stages of a plan.
@usableFromInline
struct Intermediate<Section: AnimatableSectionModelType> {
    /// What the removal leaves, in the old order.
    @usableFromInline let afterRemoval: [Section]

    /// What it leaves in the new order, with the inserted sections among it.
    @usableFromInline let afterSectionPlacement: [Section]

    /// Rebuilds every section that both lists have, even one nothing happened to: an initialiser that fails to
    /// keep its promise shows at the first diff and not at the first deletion.
    @inlinable
    init(_ comparison: Comparison, from old: Snapshot<Section>, to new: Snapshot<Section>) throws {
        var items: [[Section.Item]] = Array(repeating: [], count: old.sections.count)
        var afterRemoval: [Section] = []
        for section in old.sections.indices where comparison.sections.newOfOld[section].exists {
            items[section] = Self.survivors(of: section, comparison, old, new)
            afterRemoval.append(try Section(checkedOriginal: old.sections[section], items: items[section]))
        }
        self.afterRemoval = afterRemoval
        afterSectionPlacement = try new.sections.enumerated().map { index, section in
            guard let partner = comparison.sections.oldOfNew[index].index else { return section }
            return try Section(checkedOriginal: section, items: items[partner])
        }
    }

    /// The items of an old section without the deleted ones, the changed ones in their new form.
    @inlinable
    static func survivors(
        of section: Int, _ comparison: Comparison, _ old: Snapshot<Section>, _ new: Snapshot<Section>
    ) -> [Section.Item] {
        let items = old.items[section]
        let rows = comparison.old.rows(of: section)
        // An untouched section shares its array: nothing to copy, and equal by one pointer comparison.
        if !rows.contains(where: { !comparison.rows.newOfOld[$0].exists || comparison.changed[$0] }) { return items }
        var survivors: [Section.Item] = []
        survivors.reserveCapacity(items.count)
        for (item, row) in zip(items, rows) {
            guard let partner = comparison.rows.newOfOld[row].index else { continue }
            survivors.append(comparison.changed[row] ? new.item(at: comparison.new.path(of: partner)) : item)
        }
        return survivors
    }
}

extension AnimatableSectionModelType {
    @inlinable
    package init(checkedOriginal original: Self, items: [Item]) throws {
        self.init(original: original, items: items)
        guard self.items == items, identity == original.identity else {
            throw Diff.Error.invalidInitializerImplementation(
                section: self, expectedItems: items, expectedIdentifier: original.identity)
        }
    }
}
