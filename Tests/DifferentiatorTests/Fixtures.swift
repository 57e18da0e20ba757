import Differentiator

/// An item whose `==` ignores one field, as clients' models do.
struct Item: IdentifiableType, Equatable, CustomStringConvertible {
    let identity: Int
    var version = 0

    /// Not part of `==`: shows which list a value came from.
    var origin = 0

    init(_ identity: Int, version: Int = 0, origin: Int = 0) {
        self.identity = identity
        self.version = version
        self.origin = origin
    }

    static func == (lhs: Item, rhs: Item) -> Bool {
        lhs.identity == rhs.identity && lhs.version == rhs.version
    }

    var description: String { "\(identity).\(version)" }
}

struct Header: IdentifiableType, Equatable {
    let identity: Int
}

typealias Section = AnimatableSectionModel<Header, Item>

func section(_ identity: Int, _ items: [Item] = []) -> Section {
    Section(model: Header(identity: identity), items: items)
}

func section(_ identity: Int, items: Int...) -> Section {
    section(identity, items.map { Item($0) })
}

func diff(_ old: [Section], _ new: [Section]) throws -> [Changeset<Section>] {
    try Diff.differencesForSectionedView(initialSections: old, finalSections: new)
}

func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(sectionIndex: section, itemIndex: item)
}

/// Every edit of a changeset on one line, for comparison with what a test expects.
func summary(_ changeset: Changeset<Section>) -> String {
    changeset.debugDescription.split(separator: "\n").prefix { $0 != "final sections:" }.joined(separator: "; ")
}
