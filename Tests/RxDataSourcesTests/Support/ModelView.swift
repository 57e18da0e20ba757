import RxDataSources
import XCTest

/// A view that knows only what it is told: it keeps its rows, and asks its content for rows that come or are reloaded.
///
/// Rebuilds the list place by place, which is slow and plain. What cannot be, such as two rows for one place or none
/// for another, it refuses.
final class ModelView: SectionedViewType {
    typealias Cell = String

    var content: (any SectionedViewContent<String>)? { didSet { reloadData() } }
    var isShown = true
    private(set) var rows: [[String]] = []
    private(set) var batches = 0
    private(set) var reloads = 0

    private var gone: Set<Int> = []
    private var come: Set<Int> = []
    private var movedSections: [Int: Int] = [:]
    private var goneItems: Set<ItemPath> = []
    private var comeItems: Set<ItemPath> = []
    private var reloaded: Set<ItemPath> = []
    /// By destination.
    private var movedItems: [ItemPath: ItemPath] = [:]

    func reloadData() {
        reloads += 1
        guard let content else { return rows = [] }
        rows = (0..<content.numberOfSections).map { section in
            (0..<content.numberOfItems(inSection: section)).map { content.cell(at: path(section, $0)) }
        }
    }

    func performBatchUpdates(_ updates: () -> Void) {
        batches += 1
        updates()
        if let content { rebuild(content) }
        gone = []
        come = []
        movedSections = [:]
        goneItems = []
        comeItems = []
        reloaded = []
        movedItems = [:]
    }

    func insertSections(_ sections: [Int], animation: RowAnimation) { come.formUnion(sections) }
    func deleteSections(_ sections: [Int], animation: RowAnimation) { gone.formUnion(sections) }
    func reloadSections(_ sections: [Int], animation: RowAnimation) { XCTFail("no section changes") }
    func moveSection(from origin: Int, to destination: Int) { movedSections[destination] = origin }
    func insertItems(at paths: [ItemPath], animation: RowAnimation) { comeItems.formUnion(paths) }
    func deleteItems(at paths: [ItemPath], animation: RowAnimation) { goneItems.formUnion(paths) }
    func reloadItems(at paths: [ItemPath], animation: RowAnimation) { reloaded.formUnion(paths) }
    func moveItem(from origin: ItemPath, to destination: ItemPath) { movedItems[destination] = origin }

    private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(sectionIndex: section, itemIndex: item) }

    private func rebuild(_ content: some SectionedViewContent<String>) {
        let leaving = gone.union(movedSections.values)
        var staying = rows.indices.filter { !leaving.contains($0) }[...]
        var next: [[String]] = []
        for section in 0..<content.numberOfSections {
            let count = content.numberOfItems(inSection: section)
            if come.contains(section) {
                next.append((0..<count).map { content.cell(at: path(section, $0)) })
            } else if let origin = movedSections[section] ?? staying.popFirst() {
                next.append(items(of: section, from: origin, count, content))
            } else {
                XCTFail("no section \(section)")
            }
        }
        XCTAssertTrue(staying.isEmpty, "sections are left: \(staying)")
        rows = next
    }

    private func items(
        of section: Int, from origin: Int, _ count: Int, _ content: some SectionedViewContent<String>
    ) -> [String] {
        let leaving = goneItems.union(movedItems.values)
        var staying = rows[origin].indices.map { path(origin, $0) }.filter { !leaving.contains($0) }[...]
        defer { XCTAssertTrue(staying.isEmpty, "items are left: \(staying)") }
        return (0..<count).map { item in
            let place = path(section, item)
            if comeItems.contains(place) { return content.cell(at: place) }
            guard let origin = movedItems[place] ?? staying.popFirst() else { return "nothing for \(place)" }
            // Nothing moves in the changeset that reloads, so this is the place of the row that is reloaded.
            return reloaded.contains(origin) ? content.cell(at: place) : rows[origin.sectionIndex][origin.itemIndex]
        }
    }
}
