/// One batch of edits that leads from one list of sections to the next.
///
/// Deleted and updated places and the origins of moves count in `originalSections`; inserted places and the
/// destinations of moves count in `finalSections`. All edits of one changeset happen at once.
///
/// - Cost: the two lists share the caller's arrays wherever nothing had to be rebuilt.
public struct Changeset<Section: SectionModelType> {
    /// The type of the sections' items.
    public typealias Item = Section.Item

    /// Whether the view has nothing to animate from and should draw everything anew.
    public let reloadData: Bool

    /// The sections before the edits.
    ///
    /// - Differs: filled, by the list before the first changeset and by its predecessor's `finalSections` after
    ///   that. Upstream declares it and always leaves it empty.
    public let originalSections: [Section]

    /// The sections after the edits.
    public let finalSections: [Section]

    /// Indices of inserted sections; their items come with them.
    public let insertedSections: [Int]

    /// Indices of deleted sections; their items go with them.
    public let deletedSections: [Int]

    /// Sections that change places with all their items.
    public let movedSections: [(from: Int, to: Int)]

    /// Indices of sections to draw anew. `Diff` compares items only and never fills it.
    public let updatedSections: [Int]

    /// Places of inserted items.
    public let insertedItems: [ItemPath]

    /// Places of deleted items.
    public let deletedItems: [ItemPath]

    /// Items that change places, within a section or between two.
    public let movedItems: [(from: ItemPath, to: ItemPath)]

    /// Places, before the edits, of items whose content changed.
    public let updatedItems: [ItemPath]

    @usableFromInline
    init(_ edits: Edits, from originalSections: [Section], to finalSections: [Section], reloadData: Bool = false) {
        self.reloadData = reloadData
        self.originalSections = originalSections
        self.finalSections = finalSections
        insertedSections = edits.insertedSections
        deletedSections = edits.deletedSections
        movedSections = edits.movedSections
        updatedSections = []
        insertedItems = edits.insertedItems
        deletedItems = edits.deletedItems
        movedItems = edits.movedItems
        updatedItems = edits.updatedItems
    }

    /// The changeset of a first list: all sections are inserted and `reloadData` is set.
    ///
    /// - Cost: one array of section indices.
    public static func initialValue(_ sections: [Section]) -> Changeset<Section> {
        var edits = Edits()
        edits.insertedSections = Array(sections.indices)
        return Changeset(edits, from: [], to: sections, reloadData: true)
    }
}

extension Changeset: Sendable where Section: Sendable {}
