public import Differentiator

// Numbers and strings are their own identity, so that a list of them needs no type of its own.

extension BinaryInteger {
    /// The number itself.
    public var identity: Self { self }
}

extension FloatingPoint {
    /// The number itself. What is not a number equals nothing, so such a row is always a new one.
    public var identity: Self { self }
}

extension Int: IdentifiableType {}
extension Int8: IdentifiableType {}
extension Int16: IdentifiableType {}
extension Int32: IdentifiableType {}
extension Int64: IdentifiableType {}
extension UInt: IdentifiableType {}
extension UInt8: IdentifiableType {}
extension UInt16: IdentifiableType {}
extension UInt32: IdentifiableType {}
extension UInt64: IdentifiableType {}
extension Float: IdentifiableType {}
extension Double: IdentifiableType {}

extension String: IdentifiableType {
    /// A string identifies itself.
    public typealias Identity = String

    /// The string itself.
    public var identity: String { self }
}
