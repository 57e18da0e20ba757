/// Hands out first what precedes everything else: a binary heap.
///
/// - Cost: insert and remove O(log n), look O(1).
package struct PriorityQueue<Element> {
    private var heap = ContiguousArray<Element>()
    private let precedes: (Element, Element) -> Bool

    /// `precedes` is a strict order; of two elements that are equal in it, either may come first.
    package init(_ precedes: @escaping (Element, Element) -> Bool) { self.precedes = precedes }

    package var count: Int { heap.count }

    package var first: Element? { heap.first }

    package mutating func insert(_ element: Element) {
        var place = heap.count
        heap.append(element)
        while place > 0 {
            let parent = (place - 1) / 2
            guard precedes(element, heap[parent]) else { break }
            heap[place] = heap[parent]
            place = parent
        }
        heap[place] = element
    }

    package mutating func removeFirst() -> Element? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        var place = 0
        while true {
            var child = 2 * place + 1
            if child >= heap.count { break }
            if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
            guard precedes(heap[child], last) else { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = last
        return first
    }
}
