public import Differentiator
public import RxSwift

/// A data source that tells its view what changes from one list to the next.
///
/// The first list is a reload, as is every list while the view is not shown. Of the others the differences are computed
/// and `decideViewTransition` is asked; if it says `animated`, the view is told each changeset in a batch of its own,
/// with the sections the changeset leads to already set.
///
/// - Ends: with the sequence; what is shown stays.
/// - Threads: may be told from any thread; differences are computed, and the view is told, on the main queue.
/// - Cost: that of `Diff` a list, in the code that was specialised where the data source is made.
/// - Errors: lists that cannot be compared are shown by a reload, and `Hooks.defaultErrorHandler` is told the
///   `Diff.Error`. Binding a sequence that fails is a mistake: it traps in debug builds and is printed in release
///   builds.
/// - Differs: a `Diff.Error` does not trap in debug builds. A list without differences is set too, since `==` may
///   ignore some; the view is not told of it.
open class RxSectionedAnimatedDataSource<Section: AnimatableSectionModelType, Cell>:
    SectionedViewDataSource<Section, Cell>, RxSectionedViewDataSourceType
{
    /// What it is told.
    public typealias Element = [Section]

    /// Says how to get to the next list, given the differences.
    public typealias DecideViewTransition = (
        SectionedViewDataSource<Section, Cell>, any SectionedViewType<Cell>, [Changeset<Section>]
    ) -> ViewTransition

    /// How rows come, change and go.
    open var animationConfiguration: AnimationConfiguration

    /// Says how to get to the next list. To be set before the data source is bound.
    open var decideViewTransition: DecideViewTransition {
        didSet { refuseWhenBound("decideViewTransition") }
    }

    // A closure made in the inlinable initialiser is specialised for the client's section; what a method of a generic
    // class calls is not, and an unspecialised diff takes ten times as long.
    @usableFromInline let differences: ([Section], [Section]) throws -> [Changeset<Section>]

    @usableFromInline var isFilled = false

    /// Makes a data source without sections.
    @inlinable
    public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
        configureCell: @escaping ConfigureCell,
        titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil }
    ) {
        self.animationConfiguration = animationConfiguration
        self.decideViewTransition = decideViewTransition
        differences = { try Diff.differencesForSectionedView(initialSections: $0, finalSections: $1) }
        super.init(configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection)
    }

    /// Leads `view` to the list.
    open func view(_ view: some SectionedViewType<Cell>, observedEvent: Event<[Section]>) {
        Binder(self) { dataSource, sections in
            dataSource.noteBound()
            dataSource.update(view, to: sections)
        }.on(observedEvent)
    }

    private func update(_ view: some SectionedViewType<Cell>, to sections: [Section]) {
        guard isFilled, view.isShown else {
            isFilled = true
            return reload(view, with: sections)
        }
        do {
            let changesets = try differences(shownSections(), sections)
            switch decideViewTransition(self, view, changesets) {
            case .animated:
                for changeset in changesets { apply(changeset, to: view) }
                setSections(sections)
            case .reload: reload(view, with: sections)
            }
        } catch {
            // Not a trap: identities come from data, and a server that sends one twice should not end its clients.
            Hooks.defaultErrorHandler([], error)
            reload(view, with: sections)
        }
    }

    /// `sectionModels`, once it is sure that they are what the view shows: its initialiser makes the sections.
    private func shownSections() throws -> [Section] {
        try snapshots.map { try Section(checkedOriginal: $0.model, items: $0.items) }
    }

    /// In a batch of its own: the places of each changeset count in the list that the one before it leads to.
    private func apply(_ changeset: Changeset<Section>, to view: some SectionedViewType<Cell>) {
        view.performBatchUpdates {
            setSections(changeset.finalSections)
            view.batchUpdates(changeset, animationConfiguration: animationConfiguration)
        }
    }
}
