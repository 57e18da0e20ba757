public import Differentiator
public import RxSwift

/// A view that shows rows in sections and can be told what changes; what data sources drive.
///
/// Within a batch deleted and reloaded places and the origins of moves count in the list before it, inserted places
/// and the destinations of moves in the list after it, whatever the order of the calls. An item is never moved out of a
/// section that goes or into one that comes. A call outside of a batch is a batch of its own. When a batch ends, the
/// content has the new shape already.
///
/// - Threads: told on the main queue.
public protocol SectionedViewType<Cell>: AnyObject, ReactiveCompatible {
    /// What the view shows for a row.
    associatedtype Cell

    /// What is shown; the view keeps it, and asks another one for everything.
    var content: (any SectionedViewContent<Cell>)? { get set }

    /// Whether anybody can see the view. One that is not shown is told to reload, never what changed.
    var isShown: Bool { get }

    /// Forgets all it was told and asks the content anew.
    func reloadData()

    /// Calls `updates`, which tells what changes, and then changes all that at once.
    func performBatchUpdates(_ updates: () -> Void)

    /// Sections come, with their items.
    func insertSections(_ sections: [Int], animation: RowAnimation)

    /// Sections go, with their items.
    func deleteSections(_ sections: [Int], animation: RowAnimation)

    /// Sections are to be drawn anew; they keep their numbers of items.
    func reloadSections(_ sections: [Int], animation: RowAnimation)

    /// A section changes places, with its items.
    func moveSection(from origin: Int, to destination: Int)

    /// Items come.
    func insertItems(at paths: [ItemPath], animation: RowAnimation)

    /// Items go.
    func deleteItems(at paths: [ItemPath], animation: RowAnimation)

    /// Items are to be drawn anew.
    func reloadItems(at paths: [ItemPath], animation: RowAnimation)

    /// An item changes places.
    func moveItem(from origin: ItemPath, to destination: ItemPath)
}

extension SectionedViewType {
    /// Tells the view all that a changeset holds. To be called within one batch of its own.
    ///
    /// - Cost: one call for each kind of edit and each move; kinds without an edit are left out.
    public func batchUpdates<Section>(
        _ changes: Changeset<Section>, animationConfiguration: AnimationConfiguration = AnimationConfiguration()
    ) {
        func tell<Place>(_ edit: ([Place], RowAnimation) -> Void, _ places: [Place], _ animation: RowAnimation) {
            if !places.isEmpty { edit(places, animation) }
        }
        tell(deleteSections, changes.deletedSections, animationConfiguration.deleteAnimation)
        tell(insertSections, changes.insertedSections, animationConfiguration.insertAnimation)
        tell(reloadSections, changes.updatedSections, animationConfiguration.reloadAnimation)
        for move in changes.movedSections { moveSection(from: move.from, to: move.to) }

        tell(deleteItems, changes.deletedItems, animationConfiguration.deleteAnimation)
        tell(insertItems, changes.insertedItems, animationConfiguration.insertAnimation)
        tell(reloadItems, changes.updatedItems, animationConfiguration.reloadAnimation)
        for move in changes.movedItems { moveItem(from: move.from, to: move.to) }
    }
}
