/// What the plan needs to know about two lists, without their values.
@usableFromInline
struct Comparison {
    @usableFromInline let old: Layout
    @usableFromInline let new: Layout

    /// Sections of one identity.
    @usableFromInline let sections: Pairing

    /// Rows of one identity whose sections both exist in both lists. A view cannot move a row out of a section
    /// that goes or into one that comes: such rows count as deleted here and inserted there.
    @usableFromInline var rows: Pairing

    /// By old row: whether its partner in `rows` is unequal.
    @usableFromInline var changed: [Bool]

    @inlinable
    init<Section>(from old: Snapshot<Section>, to new: Snapshot<Section>) throws {
        self.old = old.layout
        self.new = new.layout
        sections = try Self.matchSections(old, new)
        rows = Pairing(oldCount: old.layout.rowCount, newCount: new.layout.rowCount)
        changed = Array(repeating: false, count: old.layout.rowCount)
        try matchRows(old, new)
    }

    @inlinable
    static func matchSections<Section>(_ old: Snapshot<Section>, _ new: Snapshot<Section>) throws -> Pairing {
        var matcher = IdentityMatcher<Section.Identity>(oldCount: old.sections.count)
        var pairing = Pairing(oldCount: old.sections.count, newCount: new.sections.count)
        for section in old.sections where !matcher.addOld(section.identity) {
            throw Diff.Error.duplicateSection(section: section)
        }
        for (index, section) in new.sections.enumerated() {
            switch matcher.addNew(section.identity) {
            case .old(let partner): pairing.pair(old: partner, new: index)
            case .new: break
            case .duplicate: throw Diff.Error.duplicateSection(section: section)
            }
        }
        return pairing
    }

    @inlinable
    mutating func matchRows<Section>(_ old: Snapshot<Section>, _ new: Snapshot<Section>) throws {
        var matcher = IdentityMatcher<Section.Item.Identity>(oldCount: old.layout.rowCount)
        for items in old.items {
            for item in items where !matcher.addOld(item.identity) {
                throw Diff.Error.duplicateItem(item: item)
            }
        }
        var row = 0
        for (section, items) in new.items.enumerated() {
            let comes = !sections.oldOfNew[section].exists
            for item in items {
                switch matcher.addNew(item.identity) {
                case .old(let partner):
                    let origin = old.layout.path(of: partner)
                    if !comes, sections.newOfOld[origin.sectionIndex].exists {
                        rows.pair(old: partner, new: row)
                        changed[partner] = old.items[origin.sectionIndex][origin.itemIndex] != item
                    }
                case .new: break
                case .duplicate: throw Diff.Error.duplicateItem(item: item)
                }
                row += 1
            }
        }
    }
}
