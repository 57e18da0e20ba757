public import Differentiator
public import Foundation
public import RxCocoa
internal import RxSwift

/// Sections as the content of a view: what reload and animated data sources have in common.
///
/// The items are remembered as they were when they were set, also where sections are objects that change afterwards.
///
/// - Threads: the main queue.
/// - Cost: one array reference a section.
open class SectionedViewDataSource<Section: SectionModelType, Cell>: SectionedViewContent, SectionedViewDataSourceType {
    /// The type of the sections' items.
    public typealias Item = Section.Item

    /// Makes what is shown for an item.
    public typealias ConfigureCell = (SectionedViewDataSource<Section, Cell>, ItemPath, Item) -> Cell

    /// Makes what is shown above a section.
    public typealias TitleForHeaderInSection = (SectionedViewDataSource<Section, Cell>, Int) -> String?

    /// Makes what is shown for an item. To be set before the data source is bound.
    open var configureCell: ConfigureCell { didSet { refuseWhenBound("configureCell") } }

    /// Makes what is shown above a section. To be set before the data source is bound.
    open var titleForHeaderInSection: TitleForHeaderInSection {
        didSet { refuseWhenBound("titleForHeaderInSection") }
    }

    final private(set) var snapshots: [SectionModel<Section, Item>] = []
    // What is shown was made by the old closure: half of the view would look one way and half the other.
    private var isBound = false

    /// Makes a data source without sections.
    public init(
        configureCell: @escaping ConfigureCell,
        titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil }
    ) {
        self.configureCell = configureCell
        self.titleForHeaderInSection = titleForHeaderInSection
    }

    /// The sections as they are shown.
    ///
    /// - Cost: one `init(original:items:)` a section.
    open var sectionModels: [Section] {
        snapshots.map { Section(original: $0.model, items: $0.items) }
    }

    /// Takes other sections; whoever calls it tells the view.
    ///
    /// - Cost: reads the items of each section once.
    open func setSections(_ sections: [Section]) {
        snapshots = sections.map { SectionModel(model: $0, items: $0.items) }
    }

    /// A section as it is shown.
    open subscript(section: Int) -> Section {
        Section(original: snapshots[section].model, items: snapshots[section].items)
    }

    /// An item as it is shown.
    open subscript(path: ItemPath) -> Item { snapshots[path.sectionIndex].items[path.itemIndex] }

    /// The item at an index path of a section and an item.
    ///
    /// - Errors: `RxCocoaError.itemsNotYetBound` where there is no such item.
    open func model(at indexPath: IndexPath) throws -> Any {
        guard indexPath.count == 2, snapshots.indices.contains(indexPath[0]),
            snapshots[indexPath[0]].items.indices.contains(indexPath[1])
        else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return self[ItemPath(sectionIndex: indexPath[0], itemIndex: indexPath[1])]
    }

    /// How many sections are shown.
    open var numberOfSections: Int { snapshots.count }

    /// How many items are shown in `section`.
    open func numberOfItems(inSection section: Int) -> Int { snapshots[section].items.count }

    /// What `configureCell` makes of the item at `path`.
    open func cell(at path: ItemPath) -> Cell { configureCell(self, path, self[path]) }

    /// What `titleForHeaderInSection` makes of `section`.
    open func title(ofSection section: Int) -> String? { titleForHeaderInSection(self, section) }

    final func noteBound() { isBound = true }

    final func reload(_ view: some SectionedViewType<Cell>, with sections: [Section]) {
        setSections(sections)
        view.reloadData()
    }

    final func refuseWhenBound(_ property: String) {
        if isBound { misuse("SectionedViewDataSource: \(property) was set after the data source was bound") }
    }
}
