/// A list of sections with each `items` read once, since the protocol lets it be computed.
struct Snapshot<Section: AnimatableSectionModelType> {
    let sections: [Section]
    let items: [[Section.Item]]
    let layout: Layout

    init(_ sections: [Section]) {
        self.sections = sections
        items = sections.map(\.items)
        layout = Layout(counts: items.map(\.count))
    }

    func item(at path: ItemPath) -> Section.Item {
        items[path.sectionIndex][path.itemIndex]
    }
}
