import Differentiator

/// A changeset that a view would refuse.
struct Misfit: Error {
    let reason: String
}

/// What a table view makes of a changeset, on arrays: deletions, updates and origins count in the old list,
/// insertions and destinations in the new one, and values are asked for only where a row is new or updated.
struct PlainView {
    var sections: [Section]

    mutating func apply(_ changeset: Changeset<Section>) throws {
        let final = changeset.finalSections
        var rest = sections
        // By section of the new list, the rows that come into it.
        var travellers: [[(index: Int, element: Item)]] = Array(repeating: [], count: final.count)

        for path in changeset.updatedItems {
            let old = try row(path)
            guard let new = find(old.identity, in: final) else {
                throw Misfit(reason: "updates \(path), which is gone afterwards")
            }
            rest[path.sectionIndex].items[path.itemIndex] = new
        }
        for (from, to) in changeset.movedItems {
            try check(to, in: final)
            travellers[to.sectionIndex].append((to.itemIndex, try row(from)))
        }
        for path in changeset.insertedItems {
            try check(path, in: final)
            travellers[path.sectionIndex].append((path.itemIndex, final[path.sectionIndex].items[path.itemIndex]))
        }
        try takeOut(changeset.deletedItems + changeset.movedItems.map { $0.from }, of: &rest, changeset.deletedSections)

        var placed = try changeset.movedSections.map { from, to in
            guard rest.indices.contains(from) else { throw Misfit(reason: "no section \(from)") }
            return (index: to, element: rest[from])
        }
        for index in changeset.insertedSections {
            guard final.indices.contains(index) else { throw Misfit(reason: "no section \(index)") }
            guard travellers[index].isEmpty else { throw Misfit(reason: "rows enter inserted section \(index)") }
            placed.append((index, final[index]))
        }
        let gone = changeset.deletedSections + changeset.movedSections.map { $0.from }
        sections = try interleave(placed, without(gone, rest))
        guard sections.count == final.count else { throw Misfit(reason: "\(sections.count) sections") }
        for index in sections.indices where !travellers[index].isEmpty {
            sections[index].items = try interleave(travellers[index], sections[index].items)
        }
    }

    private func find(_ identity: Int, in list: [Section]) -> Item? {
        for section in list {
            for item in section.items where item.identity == identity { return item }
        }
        return nil
    }

    private func row(_ path: ItemPath) throws -> Item {
        try check(path, in: sections)
        return sections[path.sectionIndex].items[path.itemIndex]
    }

    private func check(_ path: ItemPath, in list: [Section]) throws {
        guard list.indices.contains(path.sectionIndex),
            list[path.sectionIndex].items.indices.contains(path.itemIndex)
        else { throw Misfit(reason: "no row at \(path)") }
    }

    private func takeOut(_ paths: [ItemPath], of rest: inout [Section], _ deletedSections: [Int]) throws {
        for index in rest.indices {
            let leaving = paths.filter { $0.sectionIndex == index }.map { $0.itemIndex }
            if leaving.isEmpty { continue }
            guard !deletedSections.contains(index) else { throw Misfit(reason: "edits deleted section \(index)") }
            rest[index].items = try without(leaving, rest[index].items)
        }
    }
}

private func without<Element>(_ indices: [Int], _ elements: [Element]) throws -> [Element] {
    if indices.isEmpty { return elements }
    var slots: [Element?] = elements
    for index in indices {
        guard slots.indices.contains(index), slots[index] != nil else {
            throw Misfit(reason: "takes \(indices) from \(elements.count)")
        }
        slots[index] = nil
    }
    return slots.compactMap { $0 }
}

/// Puts some elements at the given places and lets the others fill the gaps in their order.
private func interleave<Element>(_ placed: [(index: Int, element: Element)], _ rest: [Element]) throws -> [Element] {
    if placed.isEmpty { return rest }
    var slots: [Element?] = Array(repeating: nil, count: placed.count + rest.count)
    for (index, element) in placed {
        guard slots.indices.contains(index), slots[index] == nil else {
            throw Misfit(reason: "two elements at \(index), or too few")
        }
        slots[index] = element
    }
    var remaining = rest.makeIterator()
    return slots.compactMap { $0 ?? remaining.next() }
}
