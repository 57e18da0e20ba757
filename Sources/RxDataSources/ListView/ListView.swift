public import Differentiator
public import RxSwift

/// A list on a terminal: sections one below the other, each under its title, with an empty row between them.
///
/// Between `show` and `close` the list has the screen for itself; afterwards the terminal is as it was. What changes is
/// drawn once a turn of the scheduler, however many batches that were, and only the rows that changed are written.
/// What does not fit is cut off; `firstRow` scrolls. Items are asked for when they are first drawn and when they are
/// reloaded, titles each time. Control characters in them are replaced, so no text can take over the terminal.
///
/// - Threads: the main queue.
/// - Cost: a turn that draws is linear in the rows of the list, asks for those on the screen, and is one write.
/// - Errors: edits that do not lead to the shape of the content are a mistake: it traps in debug builds, and is
///   printed in release builds and answered with a reload.
public final class ListView: SectionedViewType {
    /// A row is its text.
    public typealias Cell = String

    /// What is shown.
    public var content: (any SectionedViewContent<String>)? { didSet { reloadData() } }

    /// Whether the list is on the screen.
    public private(set) var isShown = false

    /// The row of the list, titles and empty rows counted, that is at the top of the screen: what scrolls. There is no
    /// going further than to where the last row is at the bottom.
    public var firstRow = 0 { didSet { setNeedsDisplay() } }

    private let terminal: any Terminal
    private let scheduler: any ImmediateSchedulerType
    private let onFailure: (any Error) -> Void
    private var rows = ListRows()
    private var edits = ListEdits()
    private var batchDepth = 0
    private var screen = Screen()
    private var isDrawingDue = false

    /// Makes a list that is not shown yet.
    ///
    /// - Parameters:
    ///   - terminal: what is drawn on.
    ///   - scheduler: where it is drawn, in a turn of its own so that what changes in one turn is drawn together.
    ///   - onFailure: told when the terminal cannot be written to, after the list was closed.
    public init(
        terminal: any Terminal = FileTerminal(),
        scheduler: any ImmediateSchedulerType = MainScheduler.asyncInstance,
        onFailure: @escaping (any Error) -> Void = { _ in }
    ) {
        self.terminal = terminal
        self.scheduler = scheduler
        self.onFailure = onFailure
    }

    deinit { close() }

    /// Takes the screen.
    public func show() {
        guard !isShown else { return }
        isShown = true
        screen = Screen()
        terminal.setEcho(false)
        if write(ANSI.open) { setNeedsDisplay() }
    }

    /// Gives the terminal back, with echo.
    public func close() {
        guard isShown else { return }
        isShown = false
        try? terminal.write(ANSI.close)
        terminal.setEcho(true)
    }

    /// Draws what changed, soon. To be called when the terminal's size or a title changed.
    public func setNeedsDisplay() {
        guard isShown, !isDrawingDue else { return }
        isDrawingDue = true
        _ = scheduler.schedule(()) { [weak self] _ in
            self?.draw()
            return Disposables.create()
        }
    }

    /// Forgets all texts and asks for those that are on the screen.
    public func reloadData() {
        rows = content.map { ListRows(shapeOf: $0) } ?? ListRows()
        setNeedsDisplay()
    }

    /// Does what `updates` tells, at once.
    public func performBatchUpdates(_ updates: () -> Void) {
        batchDepth += 1
        updates()
        batchDepth -= 1
        guard batchDepth == 0 else { return }
        let batch = edits
        edits = ListEdits()
        apply(batch)
    }

    /// Sections come, with their items.
    public func insertSections(_ sections: [Int], animation: RowAnimation) {
        performBatchUpdates { edits.insertedSections += sections }
    }

    /// Sections go, with their items.
    public func deleteSections(_ sections: [Int], animation: RowAnimation) {
        performBatchUpdates { edits.deletedSections += sections }
    }

    /// Sections are to be drawn anew.
    public func reloadSections(_ sections: [Int], animation: RowAnimation) {
        performBatchUpdates { edits.reloadedSections += sections }
    }

    /// A section changes places, with its items.
    public func moveSection(from origin: Int, to destination: Int) {
        performBatchUpdates { edits.movedSections.append((origin, destination)) }
    }

    /// Items come.
    public func insertItems(at paths: [ItemPath], animation: RowAnimation) {
        performBatchUpdates { edits.insertedItems += paths }
    }

    /// Items go.
    public func deleteItems(at paths: [ItemPath], animation: RowAnimation) {
        performBatchUpdates { edits.deletedItems += paths }
    }

    /// Items are to be drawn anew.
    public func reloadItems(at paths: [ItemPath], animation: RowAnimation) {
        performBatchUpdates { edits.reloadedItems += paths }
    }

    /// An item changes places.
    public func moveItem(from origin: ItemPath, to destination: ItemPath) {
        performBatchUpdates { edits.movedItems.append((origin, destination)) }
    }

    private func apply(_ batch: ListEdits) {
        guard let content else { return }
        guard let next = rows.applying(batch, leadingTo: content) else {
            misuse("ListView: reloads, because a batch does not lead to what its content holds: \(batch)")
            return reloadData()
        }
        rows = next
        setNeedsDisplay()
    }

    private func draw() {
        isDrawingDue = false
        guard isShown else { return }
        let size = terminal.size
        let rows = visibleRows(of: size)
        let output = screen.update(to: rows, size: size)
        if !output.isEmpty { _ = write(output) }
    }

    private func visibleRows(of size: TerminalSize) -> [Screen.Row] {
        guard let content else { return [] }
        let titles = rows.counts.indices.map { content.title(ofSection: $0) }
        let lines = listLines(counts: rows.counts, hasTitle: titles.map { $0 != nil })
        let first = max(0, min(firstRow, lines.count - size.rows))
        return lines.dropFirst(first).prefix(size.rows).map { line in
            switch line {
            case .empty: Screen.Row()
            case .title(let section): Screen.Row(text: titles[section] ?? "", isBold: true)
            case .item(let path): Screen.Row(text: text(at: path, from: content))
            }
        }
    }

    private func text(at path: ItemPath, from content: some SectionedViewContent<String>) -> String {
        if let text = rows.text(at: path) { return text }
        let text = content.cell(at: path)
        rows.remember(text, at: path)
        return text
    }

    /// False when the terminal cannot be written to any more.
    private func write(_ text: String) -> Bool {
        do {
            try terminal.write(text)
            return true
        } catch {
            close()
            onFailure(error)
            return false
        }
    }
}
