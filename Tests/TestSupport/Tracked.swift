import Synchronization

/// An integer that counts how many of it are alive, so that a test can ask whether elements were released.
public struct Tracked: Hashable, Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    public let number: Int
    private let life: Life

    public init(_ number: Int, atEnd: (() -> Void)? = nil) {
        self.number = number
        life = Life(atEnd)
    }

    public init(integerLiteral number: Int) { self.init(number) }

    /// How many are alive in the process.
    public static var live: Int { Life.count.load(ordering: .sequentiallyConsistent) }

    public var description: String { "\(number)" }

    public static func == (left: Tracked, right: Tracked) -> Bool { left.number == right.number }
    public static func < (left: Tracked, right: Tracked) -> Bool { left.number < right.number }
    public static func + (left: Tracked, right: Tracked) -> Tracked { Tracked(left.number &+ right.number) }
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }

    private final class Life {
        static let count = Atomic<Int>(0)
        private let atEnd: (() -> Void)?

        init(_ atEnd: (() -> Void)?) {
            self.atEnd = atEnd
            Self.count.add(1, ordering: .sequentiallyConsistent)
        }

        deinit {
            atEnd?()
            Self.count.subtract(1, ordering: .sequentiallyConsistent)
        }
    }
}
