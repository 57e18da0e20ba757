/// Decides who keeps its place and who moves, in one pass over the new order.
///
/// The first old element that is still waiting keeps its place if it is the next in the new order, else the next
/// one jumps the queue: it moves. Elements that will not return to this queue are dropped beforehand.
///
/// One element that jumps ahead is one move; one that falls back `k` places is `k` moves of those it lets pass.
/// The fewest possible moves would take a longest increasing subsequence, and `n log n` where this is linear.
struct PlaceKeeper {
    private var waiting: [Bool]
    private var first = 0

    init(count: Int) {
        waiting = Array(repeating: true, count: count)
    }

    mutating func drop(_ element: Int) {
        waiting[element] = false
    }

    /// Starts over with the queue whose first element is `start`; several queues may share the numbering.
    mutating func begin(at start: Int) {
        first = start
    }

    /// Takes the next element of the new order out of the queue; true if it keeps its place.
    mutating func take(_ element: Int) -> Bool {
        while !waiting[first] { first += 1 }
        waiting[element] = false
        return element == first
    }
}
