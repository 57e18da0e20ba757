/// The index of the counterpart in the other list, or none.
///
/// Four bytes where `Int?` takes sixteen: the diff keeps two of them per row and walks both lists several times.
struct Partner {
    private let raw: Int32

    static let none = Partner(raw: -1)

    private init(raw: Int32) {
        self.raw = raw
    }

    init(_ index: Int) {
        raw = Int32(index)
    }

    var index: Int? { raw < 0 ? nil : Int(raw) }

    var exists: Bool { raw >= 0 }
}

/// Who is whose counterpart in two lists.
struct Pairing {
    var newOfOld: [Partner]
    var oldOfNew: [Partner]

    init(oldCount: Int, newCount: Int) {
        newOfOld = Array(repeating: .none, count: oldCount)
        oldOfNew = Array(repeating: .none, count: newCount)
    }

    mutating func pair(old: Int, new: Int) {
        newOfOld[old] = Partner(new)
        oldOfNew[new] = Partner(old)
    }
}
