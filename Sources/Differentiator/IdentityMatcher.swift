/// Finds the identities of a new list in an old one, and duplicates in either.
///
/// Add the whole old list first, then the new one. The matcher guesses that an identity follows the one before it
/// as it did in the old list; a right guess costs one comparison and no hash, so a list that hardly changed is
/// hashed once and not twice.
@usableFromInline
struct IdentityMatcher<Identity: Hashable> {
    @usableFromInline
    enum Match {
        case old(Int)
        case new
        case duplicate
    }

    @usableFromInline var table: IdentityTable<Identity>
    @usableFromInline var seen: [Bool] = []
    @usableFromInline var guess = 0

    @inlinable
    init(oldCount: Int) {
        table = IdentityTable(capacity: oldCount)
        seen.reserveCapacity(oldCount)
    }

    /// Adds the next identity of the old list; false if it is a duplicate.
    @inlinable
    mutating func addOld(_ identity: Identity) -> Bool {
        seen.append(false)
        return table.number(of: identity).isNew
    }

    /// Adds the next identity of the new list and says where in the old list it was.
    @inlinable
    mutating func addNew(_ identity: Identity) -> Match {
        let number: Int
        if guess < seen.count, table.identities[guess] == identity {
            number = guess
        } else {
            let found = table.number(of: identity)
            if found.isNew { return .new }
            number = found.number
        }
        // Numbers beyond the old list belong to identities that only the new list has: met before, so met twice.
        guard number < seen.count, !seen[number] else { return .duplicate }
        seen[number] = true
        guess = number + 1
        return .old(number)
    }
}
