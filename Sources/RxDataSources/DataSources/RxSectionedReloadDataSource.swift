public import Differentiator
public import RxSwift

/// A data source that makes its view draw everything anew with each list.
///
/// - Ends: with the sequence; what is shown stays.
/// - Threads: may be told from any thread; the view is told on the main queue.
/// - Cost: one scheduled item a list.
/// - Errors: binding a sequence that fails is a mistake: it traps in debug builds and is printed in release builds.
open class RxSectionedReloadDataSource<Section: SectionModelType, Cell>:
    SectionedViewDataSource<Section, Cell>, RxSectionedViewDataSourceType
{
    /// What it is told.
    public typealias Element = [Section]

    /// Shows the list in `view`.
    open func view(_ view: some SectionedViewType<Cell>, observedEvent: Event<[Section]>) {
        Binder(self) { dataSource, sections in
            dataSource.noteBound()
            dataSource.reload(view, with: sections)
        }.on(observedEvent)
    }
}
