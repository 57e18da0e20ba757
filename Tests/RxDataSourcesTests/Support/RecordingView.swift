import RxDataSources

/// Writes down what it is told, and what its content holds at the end of each batch.
final class RecordingView: SectionedViewType {
    typealias Cell = String

    var content: (any SectionedViewContent<String>)? {
        didSet { log.append(content == nil ? "no content" : "content") }
    }

    var isShown = true
    var log: [String] = []
    /// Told when a batch begins.
    var onBatch: () -> Void = {}

    /// What the content would show now.
    var cells: [[String]] {
        guard let content else { return [] }
        return (0..<content.numberOfSections).map { section in
            (0..<content.numberOfItems(inSection: section)).map {
                content.cell(at: ItemPath(sectionIndex: section, itemIndex: $0))
            }
        }
    }

    /// The log so far, which is then empty.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func reloadData() { log.append("reload \(cells)") }

    func performBatchUpdates(_ updates: () -> Void) {
        log.append("begin \(cells)")
        onBatch()
        updates()
        log.append("end \(cells)")
    }

    func insertSections(_ sections: [Int], animation: RowAnimation) { note("insert", sections, animation) }
    func deleteSections(_ sections: [Int], animation: RowAnimation) { note("delete", sections, animation) }
    func reloadSections(_ sections: [Int], animation: RowAnimation) { note("reload", sections, animation) }
    func moveSection(from origin: Int, to destination: Int) { log.append("move \(origin) to \(destination)") }
    func insertItems(at paths: [ItemPath], animation: RowAnimation) { note("insert", paths, animation) }
    func deleteItems(at paths: [ItemPath], animation: RowAnimation) { note("delete", paths, animation) }
    func reloadItems(at paths: [ItemPath], animation: RowAnimation) { note("reload", paths, animation) }
    func moveItem(from origin: ItemPath, to destination: ItemPath) { log.append("move \(origin) to \(destination)") }

    private func note<Place>(_ edit: String, _ places: [Place], _ animation: RowAnimation) {
        log.append("\(edit) \(places)" + (animation == .automatic ? "" : " \(animation)"))
    }
}
