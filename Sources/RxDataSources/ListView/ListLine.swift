internal import Differentiator

/// What one row of the screen is for.
enum ListLine: Equatable {
    case empty
    case title(Int)
    case item(ItemPath)
}

/// The rows of a list: the title and items of each section, with an empty row between two sections that have any.
func listLines(counts: [Int], hasTitle: [Bool]) -> [ListLine] {
    var lines: [ListLine] = []
    for (section, count) in counts.enumerated() where count > 0 || hasTitle[section] {
        if !lines.isEmpty { lines.append(.empty) }
        if hasTitle[section] { lines.append(.title(section)) }
        lines += (0..<count).map { .item(ItemPath(sectionIndex: section, itemIndex: $0)) }
    }
    return lines
}
