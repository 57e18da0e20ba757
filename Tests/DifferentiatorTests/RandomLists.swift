import Differentiator
import TestSupport

/// Lists drawn from so few identities that two of them share most sections and rows.
struct RandomLists {
    var generator: SeededGenerator
    let sectionIdentities: Int
    let itemIdentities: Int

    /// Identities that no list had yet.
    private var fresh = 1_000

    init(seed: UInt64, sectionIdentities: Int, itemIdentities: Int) {
        generator = SeededGenerator(state: seed)
        self.sectionIdentities = sectionIdentities
        self.itemIdentities = itemIdentities
    }

    /// A list of any of the sections in any order, with any of the items spread over them; sections may be empty.
    mutating func list(origin: Int) -> [Section] {
        let identities = subset(of: sectionIdentities)
        if identities.isEmpty { return [] }
        var items: [[Item]] = Array(repeating: [], count: identities.count)
        for identity in subset(of: itemIdentities) {
            // Sections drawn from the first half of twice their number: the first get more, some get none.
            let section = min(generator.below(identities.count), generator.below(identities.count))
            items[section].append(Item(identity, version: generator.below(2), origin: origin))
        }
        return zip(identities, items).map { section($0, $1) }
    }

    /// A list a few edits away from `list`: the common case, and the one in which most rows keep their places.
    mutating func neighbour(of list: [Section], origin: Int) -> [Section] {
        var list = list
        for index in list.indices {
            for item in list[index].items.indices { list[index].items[item].origin = origin }
        }
        for _ in 0...generator.below(3) { edit(&list) }
        return list
    }

    private mutating func edit(_ list: inout [Section]) {
        fresh += 1
        guard !list.isEmpty, generator.below(8) != 0 else {
            return list.insert(section(fresh), at: generator.below(list.count + 1))
        }
        let from = generator.below(list.count)
        if generator.below(4) == 0 {
            let moved = list.remove(at: from)
            if generator.below(2) == 0 { list.insert(moved, at: generator.below(list.count + 1)) }
            return
        }
        guard !list[from].items.isEmpty else { return }
        let index = generator.below(list[from].items.count)
        switch generator.below(4) {
        case 0: list[from].items[index].version += 1
        case 1: list[from].items.remove(at: index)
        case 2: list[from].items.insert(Item(fresh, origin: list[from].items[index].origin), at: index)
        default:
            let moved = list[from].items.remove(at: index)
            let to = generator.below(list.count)
            list[to].items.insert(moved, at: generator.below(list[to].items.count + 1))
        }
    }

    /// Some of the numbers below `bound`, shuffled.
    private mutating func subset(of bound: Int) -> [Int] {
        var numbers: [Int] = []
        for number in 0..<bound where generator.below(4) != 0 {
            numbers.append(number)
            numbers.swapAt(generator.below(numbers.count), numbers.count - 1)
        }
        return numbers
    }
}
