/// `elements` without those at `removed`, with `placed` at their places in what comes out, and the others between them
/// in their order. Nil where the places make no sense.
///
/// - Cost: linear in all three.
func rearrange<Element>(
    _ elements: [Element], removing removed: [Int] = [], placing placed: [(index: Int, element: Element)] = []
) -> [Element]? {
    var rest: [Element?] = elements
    for index in removed {
        guard rest.indices.contains(index), rest[index] != nil else { return nil }
        rest[index] = nil
    }
    var result = [Element?](repeating: nil, count: elements.count - removed.count + placed.count)
    for (index, element) in placed {
        guard result.indices.contains(index), result[index] == nil else { return nil }
        result[index] = element
    }
    var others = rest.lazy.compactMap(\.self).makeIterator()
    return result.map { $0 ?? others.next() }.compactMap(\.self)
}
