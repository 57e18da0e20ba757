public import Differentiator

/// What a sectioned view asks for the rows it shows. The data sources are such contents.
///
/// - Threads: asked on the main queue.
public protocol SectionedViewContent<Cell>: AnyObject {
    /// What stands for one row: a text, a view, whatever the view shows.
    associatedtype Cell

    /// How many sections there are.
    var numberOfSections: Int { get }

    /// How many items `section` has.
    func numberOfItems(inSection section: Int) -> Int

    /// What to show for the item at `path`.
    func cell(at path: ItemPath) -> Cell

    /// What to show above `section`, nil for nothing.
    func title(ofSection section: Int) -> String?
}
