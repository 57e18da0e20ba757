/// Where an item stands: the index of its section, and its index within that section.
///
/// - Cost: two integers.
public struct ItemPath {
    /// The index of the section.
    public let sectionIndex: Int

    /// The index of the item within the section.
    public let itemIndex: Int

    /// Makes the path of item `itemIndex` in section `sectionIndex`.
    @inlinable
    public init(sectionIndex: Int, itemIndex: Int) {
        self.sectionIndex = sectionIndex
        self.itemIndex = itemIndex
    }
}

extension ItemPath: CustomDebugStringConvertible {
    /// `(section, item)`.
    public var debugDescription: String { "(\(sectionIndex), \(itemIndex))" }
}

extension ItemPath: Hashable, Sendable {
    /// Feeds both indices to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sectionIndex)
        hasher.combine(itemIndex)
    }
}

/// Whether both paths name the same place.
public func == (lhs: ItemPath, rhs: ItemPath) -> Bool {
    lhs.sectionIndex == rhs.sectionIndex && lhs.itemIndex == rhs.itemIndex
}
