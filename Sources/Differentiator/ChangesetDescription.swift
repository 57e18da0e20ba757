extension Changeset: CustomDebugStringConvertible {
    /// The edits, one kind a line, and the sections they lead to; kinds without an edit are left out.
    ///
    /// - Cost: describes every section, so it is as long as the list.
    public var debugDescription: String {
        let edits: [(name: String, places: [String])] = [
            ("deleted sections", deletedSections.map(String.init)),
            ("inserted sections", insertedSections.map(String.init)),
            ("moved sections", movedSections.map { "\($0.from) -> \($0.to)" }),
            ("updated sections", updatedSections.map(String.init)),
            ("deleted items", deletedItems.map(\.debugDescription)),
            ("inserted items", insertedItems.map(\.debugDescription)),
            ("moved items", movedItems.map { "\($0.from.debugDescription) -> \($0.to.debugDescription)" }),
            ("updated items", updatedItems.map(\.debugDescription)),
        ]
        let lines = edits.filter { !$0.places.isEmpty }.map { "\($0.name): \($0.places.joined(separator: ", "))" }
        let sections = ["final sections:"] + finalSections.map { "    \($0)" }
        return ((reloadData ? ["reload"] : []) + lines + sections).joined(separator: "\n")
    }
}
