/// What a subject remembers for those who subscribe later.
@usableFromInline
package protocol SubjectMemory<Element> {
    associatedtype Element

    /// Whether subscribers are told anything of the past.
    static var replays: Bool { get }
    /// Whether that is so after the stop event too.
    static var replaysAfterStop: Bool { get }
    /// Whether one may ask for the latest element.
    static var isRead: Bool { get }

    /// Called under the lock; returns what it drops, to be released outside.
    mutating func record(_ element: Element) -> Element?
    /// Called under the lock, once and last; returns what was remembered, to be released outside.
    mutating func forget() -> Self
    /// What a new subscriber is told, oldest first. Taken under the lock, so it calls nothing; told after it.
    associatedtype Past: Sequence<Element>
    var past: Past { get }
}

extension SubjectMemory {
    @inlinable package static var isRead: Bool { false }
}

/// Remembers nothing: `PublishSubject`.
@usableFromInline
package struct NoMemory<Element>: SubjectMemory {
    @inlinable package static var replays: Bool { false }
    @inlinable package static var replaysAfterStop: Bool { false }

    @inlinable
    package init() {}

    @inlinable
    package mutating func record(_ element: Element) -> Element? { nil }

    @inlinable
    package mutating func forget() -> NoMemory { self }

    @inlinable
    package var past: EmptyCollection<Element> { EmptyCollection() }
}

/// Remembers the latest element: `BehaviorSubject`.
@usableFromInline
package struct LatestMemory<Element>: SubjectMemory {
    @inlinable package static var replays: Bool { true }
    @inlinable package static var replaysAfterStop: Bool { false }
    @inlinable package static var isRead: Bool { true }

    /// Nil once forgotten.
    @usableFromInline package internal(set) var latest: Element?

    @inlinable
    package init(_ initial: Element) { latest = initial }

    @inlinable
    package mutating func record(_ element: Element) -> Element? {
        let old = latest
        latest = element
        return old
    }

    @inlinable
    package mutating func forget() -> LatestMemory {
        defer { latest = nil }
        return self
    }

    @inlinable
    package var past: CollectionOfOne<Element> { CollectionOfOne(latest.unsafelyUnwrapped) }
}

/// Remembers the last `limit` elements: `ReplaySubject`.
@usableFromInline
package struct BufferMemory<Element>: SubjectMemory {
    @inlinable package static var replays: Bool { true }
    @inlinable package static var replaysAfterStop: Bool { true }

    @usableFromInline let limit: Int
    // Grows with the elements held, not with the limit: `replay(Int.max)` is a way to say "all" (report E7).
    @usableFromInline var elements = Queue<Element>()

    @inlinable
    package init(limit: Int) { self.limit = limit }

    @inlinable
    package mutating func record(_ element: Element) -> Element? {
        guard limit > 0 else { return nil }
        let evicted = elements.count == limit ? elements.dequeue() : nil
        elements.enqueue(element)
        return evicted
    }

    @inlinable
    package mutating func forget() -> BufferMemory {
        defer { elements = Queue() }
        return self
    }

    /// A copy that shares nothing: that nobody else reads a shared ring any more is only in its reference count, which
    /// ThreadSanitizer does not see.
    @inlinable
    package var past: Queue<Element> { elements.copy() }
}
