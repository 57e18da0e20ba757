/// A value that can be told apart from others by something steadier than its content.
///
/// - Cost: `Diff` reads an item's `identity` once and a section's a few times, so it may be computed; it hashes each
///   at most once.
public protocol IdentifiableType {
    /// What stays the same while the content changes, unique within the list that is compared.
    associatedtype Identity: Hashable

    /// The identity of this value.
    var identity: Identity { get }
}
