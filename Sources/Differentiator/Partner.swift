/// The index of the counterpart in the other list, or none.
///
/// Four bytes where `Int?` takes sixteen: the diff keeps two of them per row and walks both lists several times.
/// A list of 2^31 rows traps.
@usableFromInline
struct Partner {
    @usableFromInline let raw: Int32

    @inlinable
    static var none: Partner { Partner(raw: -1) }

    @inlinable
    init(raw: Int32) {
        self.raw = raw
    }

    @inlinable
    init(_ index: Int) {
        raw = Int32(index)
    }

    @inlinable
    var index: Int? { raw < 0 ? nil : Int(raw) }

    @inlinable
    var exists: Bool { raw >= 0 }
}

/// Who is whose counterpart in two lists.
@usableFromInline
struct Pairing {
    @usableFromInline var newOfOld: [Partner]
    @usableFromInline var oldOfNew: [Partner]

    @usableFromInline
    init(oldCount: Int, newCount: Int) {
        newOfOld = Array(repeating: .none, count: oldCount)
        oldOfNew = Array(repeating: .none, count: newCount)
    }

    @inlinable
    mutating func pair(old: Int, new: Int) {
        newOfOld[old] = Partner(new)
        oldOfNew[new] = Partner(old)
    }

    /// By old index, how many elements of the same group come before it and have a partner: its index after the
    /// deletions.
    func ranks(in groups: [Range<Int>]) -> [Int] {
        var ranks: [Int] = []
        ranks.reserveCapacity(newOfOld.count)
        for group in groups {
            var survivors = 0
            for element in group {
                ranks.append(survivors)
                if newOfOld[element].exists { survivors += 1 }
            }
        }
        return ranks
    }
}
