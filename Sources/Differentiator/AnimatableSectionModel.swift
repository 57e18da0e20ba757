/// The section for lists that animate from one state to the next: a model with an identity, and items.
///
/// - Cost: the model and one array reference.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable> {
    /// What the section is, apart from its items.
    public var model: Section

    /// The items in the order they are shown.
    public var items: [Item]

    /// Makes a section of `model` and `items`.
    public init(model: Section, items: [ItemType]) {
        self.model = model
        self.items = items
    }
}

extension AnimatableSectionModel: AnimatableSectionModelType {
    /// The type of the section's items.
    public typealias Item = ItemType

    /// The identity of the model.
    public typealias Identity = Section.Identity

    /// The identity of the model; the items play no part in it.
    public var identity: Section.Identity { model.identity }

    /// Makes a section with the model of `original` and other items.
    ///
    /// - Cost: shares the array, copies no item.
    public init(original: AnimatableSectionModel, items: [Item]) {
        self.init(model: original.model, items: items)
    }

    /// The hash of the identity; the type is not `Hashable`, and unequal sections of one identity share it.
    public var hashValue: Int { identity.hashValue }
}

extension AnimatableSectionModel: CustomStringConvertible {
    /// The model and the items, for logs.
    public var description: String { "\(model) > \(items)" }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {
    /// Whether models and items are equal.
    ///
    /// - Cost: linear in the items, constant if both share one array.
    public static func == (lhs: AnimatableSectionModel, rhs: AnimatableSectionModel) -> Bool {
        lhs.model == rhs.model && lhs.items == rhs.items
    }
}

extension AnimatableSectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
