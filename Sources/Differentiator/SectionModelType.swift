/// A section: a list of items, and whatever else the section knows (a header, an identity).
public protocol SectionModelType {
    /// The type of the section's items.
    associatedtype Item

    /// The items in the order they are shown.
    ///
    /// - Cost: `Diff` reads it once per section and diff, so it may be computed.
    var items: [Item] { get }

    /// Makes a copy of `original` that holds exactly `items`, in their order.
    ///
    /// - Cost: store the array as it is. A copy or a sort turns the check that `Diff` makes from one pointer
    ///   comparison into one comparison per item.
    /// - Errors: an initialiser that alters the items or the identity makes `Diff` throw
    ///   `Diff.Error.invalidInitializerImplementation`.
    init(original: Self, items: [Item])
}
