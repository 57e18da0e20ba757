/// The plain section for lists that reload as a whole: a model (often a header text) and items.
///
/// - Cost: the model and one array reference.
public struct SectionModel<Section, ItemType> {
    /// What the section is, apart from its items.
    public var model: Section

    /// The items in the order they are shown.
    public var items: [Item]

    /// Makes a section of `model` and `items`.
    public init(model: Section, items: [Item]) {
        self.model = model
        self.items = items
    }
}

extension SectionModel: SectionModelType {
    /// The model serves as identity. It need not be hashable, so the type as such is not `IdentifiableType`.
    public typealias Identity = Section

    /// The type of the section's items.
    public typealias Item = ItemType

    /// The model.
    public var identity: Section { model }

    /// Makes a section with the model of `original` and other items.
    ///
    /// - Cost: shares the array, copies no item.
    public init(original: SectionModel<Section, Item>, items: [Item]) {
        self.init(model: original.model, items: items)
    }
}

extension SectionModel: CustomStringConvertible {
    /// The model and the items, for logs.
    public var description: String { "\(model) > \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {
    /// Whether models and items are equal.
    ///
    /// - Cost: linear in the items, constant if both share one array.
    public static func == (lhs: SectionModel, rhs: SectionModel) -> Bool {
        lhs.model == rhs.model && lhs.items == rhs.items
    }
}

extension SectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
