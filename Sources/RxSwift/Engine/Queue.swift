/// A first-in first-out queue in a ring.
///
/// - Cost: O(1) amortised; allocates nothing before the first element, and shrinks when three quarters are empty, so
///   memory follows what waits.
@usableFromInline
package struct Queue<Element>: Sequence {
    /// Nil before the first element. Copies share it until one of them changes.
    @usableFromInline var ring: QueueRing<Element>?

    @inlinable
    package init() {}

    @inlinable
    package var count: Int { ring?.count ?? 0 }

    /// How many elements fit without allocating.
    @inlinable
    package var capacity: Int { ring?.room ?? 0 }

    @inlinable
    package var isEmpty: Bool { count == 0 }

    /// The element that has waited longest. Traps when empty.
    @inlinable
    package func peek() -> Element {
        guard let ring, ring.count > 0 else { preconditionFailure("peek of an empty queue") }
        return ring[0]
    }

    /// The element that came last.
    @inlinable
    package var last: Element? { isEmpty ? nil : ring.map { $0[count - 1] } }

    @inlinable
    package mutating func enqueue(_ element: Element) {
        if !isKnownUniquelyReferenced(&ring) || count == capacity { makeRoom() }
        ring.unsafelyUnwrapped.enqueue(element)
    }

    @inlinable
    package mutating func dequeue() -> Element? {
        let element = popFirst()
        if capacity > Self.leastCapacityToShrink, count < capacity / 4 { resize(to: capacity / 2) }
        return element
    }

    /// As `dequeue`, but keeps the memory: for a ring that is about to be filled again.
    @inlinable
    package mutating func popFirst() -> Element? {
        if isEmpty { return nil }
        if !isKnownUniquelyReferenced(&ring) { resize(to: capacity) }
        return ring.unsafelyUnwrapped.dequeue()
    }

    /// The same elements in memory of their own.
    @inlinable
    package func copy() -> Queue {
        var copy = self
        if !isEmpty { copy.resize(to: capacity) }
        return copy
    }

    /// Gives memory for more than `limit` elements back, if nothing is in it any more.
    @inlinable
    package mutating func trim(to limit: Int) {
        if isEmpty, capacity > limit { ring = nil }
    }

    @inlinable static var leastCapacityToShrink: Int { 64 }

    @inline(never) @inlinable
    mutating func makeRoom() { resize(to: count == capacity ? count * 2 : capacity) }

    /// Moves to a ring of its own, out of the old one if nobody else has that.
    @inline(never) @inlinable
    mutating func resize(to capacity: Int) {
        let new = QueueRing<Element>.make(capacity: Swift.max(4, capacity))
        let isUnique = isKnownUniquelyReferenced(&ring)
        if let ring { if isUnique { new.take(all: ring) } else { new.copy(all: ring) } }
        ring = new
    }

    @inlinable
    package func makeIterator() -> Iterator { Iterator(self) }

    /// From the element that has waited longest to the last.
    @usableFromInline
    package struct Iterator: IteratorProtocol {
        @usableFromInline let queue: Queue
        @usableFromInline var offset = 0

        @inlinable
        init(_ queue: Queue) { self.queue = queue }

        @inlinable
        package mutating func next() -> Element? {
            guard let ring = queue.ring, offset < ring.count else { return nil }
            defer { offset += 1 }
            return ring[offset]
        }
    }
}
