/// Numbers the rows of all sections in one sequence, so that what is known about rows fits flat arrays.
@usableFromInline
struct Layout {
    @usableFromInline var starts: [Int] = [0]
    @usableFromInline var owners: [Int32] = []

    @usableFromInline
    init(counts: [Int]) {
        starts.reserveCapacity(counts.count + 1)
        owners.reserveCapacity(counts.reduce(0, +))
        for (section, count) in counts.enumerated() {
            owners.append(contentsOf: repeatElement(Int32(section), count: count))
            starts.append(owners.count)
        }
    }

    @inlinable
    var sectionCount: Int { starts.count - 1 }

    @inlinable
    var rowCount: Int { owners.count }

    @inlinable
    func rows(of section: Int) -> Range<Int> {
        starts[section]..<starts[section + 1]
    }

    @inlinable
    func section(of row: Int) -> Int {
        Int(owners[row])
    }

    @inlinable
    func path(of row: Int) -> ItemPath {
        let section = section(of: row)
        return ItemPath(sectionIndex: section, itemIndex: row - starts[section])
    }
}
