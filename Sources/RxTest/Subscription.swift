/// When a testable observable was subscribed to and when that ended.
public struct Subscription {
    /// When it began.
    public let subscribe: Int
    /// When it ended; `Int.max` when it did not.
    public let unsubscribe: Int

    /// A subscription that has not ended.
    public init(_ subscribe: Int) { self.init(subscribe, .max) }

    /// A subscription from `subscribe` to `unsubscribe`.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: Sendable {}

extension Subscription: Hashable {
    /// Feeds both times to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(subscribe)
        hasher.combine(unsubscribe)
    }
}

/// Whether both times agree.
public func == (lhs: Subscription, rhs: Subscription) -> Bool {
    lhs.subscribe == rhs.subscribe && lhs.unsubscribe == rhs.unsubscribe
}

extension Subscription: CustomDebugStringConvertible {
    /// Both times: `(200 : 1000)`; a subscription that has not ended, `(200 : Infinity)`.
    public var debugDescription: String { "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))" }
}
