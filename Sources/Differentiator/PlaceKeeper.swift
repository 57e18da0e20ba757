/// Decides who keeps its place and who moves: those keep it that form a longest increasing subsequence of the new
/// order, so the fewest possible move.
///
/// Several lists may be settled one after the other if they share one numbering.
struct PlaceKeeper {
    private var kept: [Bool]
    private var predecessors: [Partner]

    /// By length, the smallest end of an increasing subsequence found so far.
    private var tails: [Int] = []

    /// Comparisons left for elements out of order. Eight each keep the diff linear and the result exact up to 256
    /// elements, and beyond that while, of 100,000, two in five are out of order. When they are spent, further
    /// elements out of order simply move.
    private var budget: Int

    init(count: Int) {
        kept = Array(repeating: false, count: count)
        predecessors = Array(repeating: .none, count: count)
        budget = count * 8
    }

    func keeps(_ element: Int) -> Bool {
        kept[element]
    }

    /// Adds the next element of the new order, by its number in the old one.
    mutating func add(_ element: Int) {
        guard let last = tails.last, element < last else {
            predecessors[element] = tails.last.map(Partner.init) ?? .none
            tails.append(element)
            return
        }
        guard budget > 0 else { return }
        var low = 0
        var high = tails.count - 1
        while low < high {
            let middle = (low + high) / 2
            if tails[middle] < element { low = middle + 1 } else { high = middle }
            budget -= 1
        }
        predecessors[element] = low > 0 ? Partner(tails[low - 1]) : .none
        tails[low] = element
    }

    /// Settles the elements added so far and makes ready for another list.
    mutating func settle() {
        var element = tails.last
        while let keeper = element {
            kept[keeper] = true
            element = predecessors[keeper].index
        }
        tails.removeAll(keepingCapacity: true)
    }
}
