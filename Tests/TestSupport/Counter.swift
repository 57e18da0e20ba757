import Synchronization

/// Counts, on any threads.
public final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    public init() {}

    public var value: Int { count.load(ordering: .sequentiallyConsistent) }

    /// One more; returns how many that makes.
    @discardableResult
    public func increment() -> Int { count.add(1, ordering: .sequentiallyConsistent).newValue }
}
