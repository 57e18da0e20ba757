/// Numbers the rows of all sections in one sequence, so that what is known about rows fits flat arrays.
struct Layout {
    private var starts: [Int] = [0]
    private var owners: [Int32] = []

    init(counts: [Int]) {
        starts.reserveCapacity(counts.count + 1)
        owners.reserveCapacity(counts.reduce(0, +))
        for (section, count) in counts.enumerated() {
            owners.append(contentsOf: repeatElement(Int32(section), count: count))
            starts.append(owners.count)
        }
    }

    var sectionCount: Int { starts.count - 1 }

    var rowCount: Int { owners.count }

    func rows(of section: Int) -> Range<Int> {
        starts[section]..<starts[section + 1]
    }

    func section(of row: Int) -> Int {
        Int(owners[row])
    }

    func path(of row: Int) -> ItemPath {
        let section = section(of: row)
        return ItemPath(sectionIndex: section, itemIndex: row - starts[section])
    }
}
