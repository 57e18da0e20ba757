/// A list of sections with each `items` read once, since the protocol lets it be computed.
@usableFromInline
struct Snapshot<Section: AnimatableSectionModelType> {
    @usableFromInline let sections: [Section]
    @usableFromInline let items: [[Section.Item]]
    @usableFromInline let layout: Layout

    @inlinable
    init(_ sections: [Section]) {
        self.sections = sections
        items = sections.map { $0.items }
        layout = Layout(counts: items.map { $0.count })
    }

    @inlinable
    func item(at path: ItemPath) -> Section.Item {
        items[path.sectionIndex][path.itemIndex]
    }
}
