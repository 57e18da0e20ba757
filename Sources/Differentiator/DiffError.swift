extension Diff {
    /// What makes two lists incomparable.
    ///
    /// `Sendable` is unchecked because `Swift.Error` asks for it while the interface names the payloads `Any`. `Diff`
    /// throws on the caller's thread and keeps nothing; who sends the error elsewhere sends its payload too.
    public enum Error: Swift.Error, @unchecked Sendable {
        /// An item whose identity occurred before in the same list, in whichever section; the later one is given.
        ///
        /// - Differs: found in the old list and in the new one. Upstream misses identities that occur twice in the
        ///   new list and not in the old one, and then hands out changesets that cannot be told apart by identity.
        case duplicateItem(item: Any)

        /// A section whose identity occurred before in the same list; the later one is given.
        ///
        /// - Differs: found in the old list and in the new one, as `duplicateItem(item:)` is.
        case duplicateSection(section: Any)

        /// `section`, made by `init(original:items:)`, does not hold `expectedItems` or has not the identity
        /// `expectedIdentifier`.
        case invalidInitializerImplementation(section: Any, expectedItems: Any, expectedIdentifier: Any)
    }
}

extension Diff.Error: CustomDebugStringConvertible {
    /// What is wrong and with which value, for logs.
    public var debugDescription: String {
        switch self {
        case .duplicateItem(let item):
            "Two items have the identity of \(item)"
        case .duplicateSection(let section):
            "Two sections have the identity of \(section)"
        case .invalidInitializerImplementation(let section, let expectedItems, let expectedIdentifier):
            "init(original:items:) made \(section), "
                + "expected the items \(expectedItems) and the identity \(expectedIdentifier)"
        }
    }
}
