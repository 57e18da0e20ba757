/// A first-in first-out queue in a ring.
///
/// - Cost: O(1) amortised; shrinks when three quarters are empty, so memory follows what waits.
@usableFromInline
package struct Queue<Element>: Sequence {
    // Optional, so that a dequeued slot holds nothing.
    @usableFromInline var ring: ContiguousArray<Element?>
    @usableFromInline var head = 0
    @usableFromInline package internal(set) var count = 0
    @usableFromInline let initialCapacity: Int

    @inlinable
    package init(capacity: Int) {
        initialCapacity = capacity
        ring = ContiguousArray(repeating: nil, count: capacity)
    }

    /// How many elements fit without allocating.
    @inlinable
    package var capacity: Int { ring.count }

    @inlinable
    package var isEmpty: Bool { count == 0 }

    /// The element that has waited longest. Traps when empty, as `dequeue()` of an array's `removeFirst` would.
    @inlinable
    package func peek() -> Element {
        precondition(count > 0, "peek of an empty queue")
        return ring[head].unsafelyUnwrapped
    }

    @inlinable
    package mutating func enqueue(_ element: Element) {
        if count == ring.count { resize(to: Swift.max(4, ring.count * 2)) }
        ring[index(count)] = element
        count += 1
    }

    @inlinable
    package mutating func dequeue() -> Element? {
        let element = popFirst()
        if ring.count > 64, count < ring.count / 4 { resize(to: Swift.max(initialCapacity, ring.count / 2)) }
        return element
    }

    /// Gives memory for more than `limit` elements back, if nothing is in it any more.
    @inlinable
    package mutating func trim(to limit: Int) {
        if count == 0, capacity > limit { self = Queue(capacity: 0) }
    }

    /// As `dequeue`, but keeps the memory: for a ring that is about to be filled again.
    @inlinable
    package mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let element = ring[head].take()
        head = index(1)
        count -= 1
        return element
    }

    @inlinable
    func index(_ offset: Int) -> Int {
        let index = head + offset
        return index < ring.count ? index : index - ring.count
    }

    @inlinable
    mutating func resize(to capacity: Int) {
        var new = ContiguousArray<Element?>()
        new.reserveCapacity(capacity)
        for offset in 0..<count { new.append(ring[index(offset)]) }
        new.append(contentsOf: repeatElement(nil, count: capacity - count))
        ring = new
        head = 0
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
            guard offset < queue.count else { return nil }
            defer { offset += 1 }
            return queue.ring[queue.index(offset)]
        }
    }
}
