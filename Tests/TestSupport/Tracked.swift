import Synchronization

/// An integer that counts how many of it are alive, so that a test can ask whether elements were released.
public struct Tracked: Hashable, Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    public let number: Int
    private let life = Life()

    public init(_ number: Int) { self.number = number }
    public init(integerLiteral number: Int) { self.number = number }

    /// How many are alive in the process.
    public static var live: Int { Life.count.load(ordering: .sequentiallyConsistent) }

    public var description: String { "\(number)" }

    public static func == (left: Tracked, right: Tracked) -> Bool { left.number == right.number }
    public static func < (left: Tracked, right: Tracked) -> Bool { left.number < right.number }
    public static func + (left: Tracked, right: Tracked) -> Tracked { Tracked(left.number &+ right.number) }
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }

    private final class Life: Sendable {
        static let count = Atomic<Int>(0)
        init() { Self.count.add(1, ordering: .sequentiallyConsistent) }
        deinit { Self.count.subtract(1, ordering: .sequentiallyConsistent) }
    }
}

/// Calls a closure when it dies.
public final class Token {
    private let action: () -> Void
    public init(_ action: @escaping () -> Void = {}) { self.action = action }
    deinit { action() }
}
