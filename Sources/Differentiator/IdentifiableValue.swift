/// Makes any hashable value its own identity, so that two equal values are the same row.
///
/// - Cost: the size of the value; nothing is allocated.
/// - Differs: can be made by clients. Upstream's initialiser is internal, which leaves the type unusable outside.
public struct IdentifiableValue<Value: Hashable> {
    /// The wrapped value.
    public let value: Value

    /// Wraps `value`.
    public init(value: Value) {
        self.value = value
    }
}

extension IdentifiableValue: IdentifiableType {
    /// The value itself serves as identity.
    public typealias Identity = Value

    /// The wrapped value.
    public var identity: Identity { value }
}

extension IdentifiableValue: Equatable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The description of the wrapped value.
    public var description: String { "\(value)" }

    /// The debug description of the wrapped value.
    public var debugDescription: String { String(reflecting: value) }
}

extension IdentifiableValue: Sendable where Value: Sendable {}

/// Whether both wrap equal values.
public func == <Value: Hashable>(lhs: IdentifiableValue<Value>, rhs: IdentifiableValue<Value>) -> Bool {
    lhs.value == rhs.value
}
