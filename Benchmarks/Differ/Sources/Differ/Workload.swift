import Differentiator

/// A row as applications have them: found again by `identity`, drawn anew when `text` differs.
struct Row<Key: Hashable>: IdentifiableType, Equatable {
    let identity: Key
    var text: Int
}

struct Header: IdentifiableType, Equatable {
    let identity: Int
}

typealias List<Key: Hashable> = [AnimatableSectionModel<Header, Row<Key>>]

/// The same numbers each run, so that two runs compare the same lists.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Two lists of which the second differs in one row of a hundred: a quarter each of the changes are deletions,
/// insertions, updates and moves.
struct Workload<Key: Hashable> {
    let old: List<Key>
    let new: List<Key>

    init(rows: Int, sections: Int, key: (Int) -> Key) {
        var generator = SeededGenerator(state: 1)
        let perSection = rows / sections
        let old: List<Key> = (0..<sections).map { section in
            let items = (0..<perSection).map { Row(identity: key(section * perSection + $0), text: 0) }
            return AnimatableSectionModel(model: Header(identity: section), items: items)
        }
        var new = old
        for change in 0..<rows / 400 {
            let section = Int.random(in: 0..<sections, using: &generator)
            let other = Int.random(in: 0..<sections, using: &generator)
            new[section].items.remove(at: Int.random(in: new[section].items.indices, using: &generator))
            let fresh = Row(identity: key(rows + change), text: 0)
            new[section].items.insert(fresh, at: Int.random(in: new[section].items.indices, using: &generator))
            new[section].items[Int.random(in: new[section].items.indices, using: &generator)].text += 1
            let moved = new[section].items.remove(at: Int.random(in: new[section].items.indices, using: &generator))
            new[other].items.insert(moved, at: Int.random(in: new[other].items.indices, using: &generator))
        }
        self.old = old
        self.new = new
    }
}
