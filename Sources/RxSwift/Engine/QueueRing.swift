/// Which places of a ring are taken: `count` from `head` on.
@usableFromInline
struct QueueSpan {
    @usableFromInline var head = 0
    @usableFromInline var count = 0
    /// A power of two.
    @usableFromInline let capacity: Int

    @inlinable
    init(capacity: Int) { self.capacity = capacity }

    @inlinable
    func place(_ offset: Int) -> Int { (head + offset) & (capacity - 1) }

    /// How many of the elements come before the end of the memory; the others are at its start.
    @inlinable
    var countBeforeEnd: Int { min(count, capacity - head) }
}

/// The memory of a `Queue`.
///
/// Bare memory and not an array of optionals: to grow or free such an array is a call for each place, a fifth of the
/// time of two threads that emit into one subject.
@usableFromInline
final class QueueRing<Element>: ManagedBuffer<QueueSpan, Element> {
    @inlinable
    static func make(capacity: Int) -> QueueRing {
        unsafeDowncast(create(minimumCapacity: capacity) { _ in QueueSpan(capacity: capacity) }, to: QueueRing.self)
    }

    @inlinable
    deinit {
        if count == 0 { return }
        withUnsafeMutablePointers { span, places in
            let (first, all) = (span.pointee.countBeforeEnd, span.pointee.count)
            (places + span.pointee.head).deinitialize(count: first)
            places.deinitialize(count: all - first)
        }
    }

    // Not by `header`, to which every access is checked for overlaps, 10 ns each.
    @inlinable
    var count: Int { withUnsafeMutablePointerToHeader { $0.pointee.count } }

    @inlinable
    var room: Int { withUnsafeMutablePointerToHeader { $0.pointee.capacity } }

    @inlinable
    subscript(offset: Int) -> Element {
        withUnsafeMutablePointers { span, places in places[span.pointee.place(offset)] }
    }

    /// There must be room.
    @inlinable
    func enqueue(_ element: Element) {
        withUnsafeMutablePointers { span, places in
            (places + span.pointee.place(span.pointee.count)).initialize(to: element)
            span.pointee.count += 1
        }
    }

    /// There must be an element.
    @inlinable
    func dequeue() -> Element {
        withUnsafeMutablePointers { span, places in
            let element = (places + span.pointee.head).move()
            span.pointee.head = span.pointee.place(1)
            span.pointee.count -= 1
            return element
        }
    }

    /// Fills this empty ring with the elements of a smaller or equal one, which is empty then.
    @inlinable
    func take(all other: QueueRing) {
        fill(from: other) { $0.moveInitialize(from: $1, count: $2) }
        other.withUnsafeMutablePointerToHeader { $0.pointee.count = 0 }
    }

    /// Fills this empty ring with the elements of a smaller or equal one.
    @inlinable
    func copy(all other: QueueRing) {
        fill(from: other) { $0.initialize(from: $1, count: $2) }
    }

    @inlinable
    func fill(
        from other: QueueRing, _ transfer: (UnsafeMutablePointer<Element>, UnsafeMutablePointer<Element>, Int) -> Void
    ) {
        withUnsafeMutablePointers { span, places in
            other.withUnsafeMutablePointers { old, oldPlaces in
                let (first, all) = (old.pointee.countBeforeEnd, old.pointee.count)
                transfer(places, oldPlaces + old.pointee.head, first)
                transfer(places + first, oldPlaces, all - first)
                span.pointee.count = all
            }
        }
    }
}
