public import Foundation

/// A type that key-value observing knows under another name.
public protocol KVORepresentable {
    /// That other type.
    associatedtype KVOType

    /// The value that `KVOValue` stands for; nil when it stands for none.
    init?(KVOValue: KVOType)  // swift-format-ignore: AlwaysUseLowerCamelCase
}

extension Bool: KVORepresentable {
    /// What key-value observing gives.
    public typealias KVOType = NSNumber

    /// The value of `KVOValue`.
    public init?(KVOValue: KVOType) { self = KVOValue.boolValue }
}

extension Int: KVORepresentable {
    /// What key-value observing gives.
    public typealias KVOType = NSNumber

    /// The value of `KVOValue`.
    public init?(KVOValue: KVOType) { self = KVOValue.intValue }
}

extension Int32: KVORepresentable {
    /// What key-value observing gives.
    public typealias KVOType = NSNumber

    /// The value of `KVOValue`.
    public init?(KVOValue: KVOType) { self = KVOValue.int32Value }
}

extension Int64: KVORepresentable {
    /// What key-value observing gives.
    public typealias KVOType = NSNumber

    /// The value of `KVOValue`.
    public init?(KVOValue: KVOType) { self = KVOValue.int64Value }
}

extension UInt: KVORepresentable {
    /// What key-value observing gives.
    public typealias KVOType = NSNumber

    /// The value of `KVOValue`.
    public init?(KVOValue: KVOType) { self = KVOValue.uintValue }
}

extension UInt32: KVORepresentable {
    /// What key-value observing gives.
    public typealias KVOType = NSNumber

    /// The value of `KVOValue`.
    public init?(KVOValue: KVOType) { self = KVOValue.uint32Value }
}

extension UInt64: KVORepresentable {
    /// What key-value observing gives.
    public typealias KVOType = NSNumber

    /// The value of `KVOValue`.
    public init?(KVOValue: KVOType) { self = KVOValue.uint64Value }
}
