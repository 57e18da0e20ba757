/// Hands out first what precedes everything else: a binary heap of objects.
///
/// Of objects, and by raw reference, so that moving an entry counts no references and knows no type; only `precedes`
/// does, which is made where the types are known (10^6 virtual actions ran in 11.5 s as a heap of generic values).
///
/// - Cost: insert O(log n), remove log n + O(1) comparisons.
@usableFromInline
package final class PriorityQueue<Element: AnyObject> {
    // Unchecked: for who has the queue, under their lock; `precedes` does not come back here.
    @exclusivity(unchecked) private var heap = ContiguousArray<Unmanaged<Element>>()
    private let precedes: (Element, Element) -> Bool

    /// `precedes` is a strict order; of two elements that are equal in it, either may come first.
    @usableFromInline
    package init(_ precedes: @escaping (Element, Element) -> Bool) { self.precedes = precedes }

    deinit {
        for element in heap { element.release() }
    }

    package var count: Int { heap.count }

    package var first: Element? { heap.first?._withUnsafeGuaranteedRef { $0 } }

    package func insert(_ element: Element) {
        let new = Unmanaged.passRetained(element)
        heap.append(new)
        siftUp(new, from: heap.count - 1)
    }

    package func removeFirst() -> Element? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last.takeRetainedValue() }
        siftUp(last, from: sinkHole())
        return first.takeRetainedValue()
    }

    /// Lets go of all that `isUnwanted` says so of. O(n), at most n log n when many are left.
    package func removeAll(where isUnwanted: (Element) -> Bool) {
        var kept = 0
        for place in heap.indices {
            let entry = heap[place]
            if entry._withUnsafeGuaranteedRef(isUnwanted) {
                entry.release()
            } else {
                siftUp(entry, from: kept)
                kept += 1
            }
        }
        heap.removeLast(heap.count - kept)
    }

    /// Moves the hole at the root down to a leaf, at one comparison a level. The last entry goes there and up again,
    /// which is hardly ever far; comparing it on the way down would double the comparisons.
    private func sinkHole() -> Int {
        heap.withUnsafeMutableBufferPointer { heap in
            var hole = 0
            while true {
                var child = 2 * hole + 1
                if child >= heap.count { return hole }
                if child + 1 < heap.count, isInOrder(heap[child + 1], heap[child]) { child += 1 }
                heap[hole] = heap[child]
                hole = child
            }
        }
    }

    private func siftUp(_ element: Unmanaged<Element>, from leaf: Int) {
        heap.withUnsafeMutableBufferPointer { heap in
            var hole = leaf
            while hole > 0 {
                let parent = (hole - 1) / 2
                guard isInOrder(element, heap[parent]) else { break }
                heap[hole] = heap[parent]
                hole = parent
            }
            heap[hole] = element
        }
    }

    private func isInOrder(_ left: Unmanaged<Element>, _ right: Unmanaged<Element>) -> Bool {
        left._withUnsafeGuaranteedRef { left in right._withUnsafeGuaranteedRef { right in precedes(left, right) } }
    }
}
