/// Numbers identities in the order they are first seen.
///
/// The standard dictionary would hash an identity again for each lookup and each growth. Identities are often
/// strings, so their hash is the dear part of a diff: here a slot keeps 32 bits of it, enough to grow by.
@usableFromInline
struct IdentityTable<Identity: Hashable> {
    @usableFromInline
    struct Slot {
        @usableFromInline var hash: UInt32
        @usableFromInline var number: Int32

        @inlinable
        init(hash: UInt32, number: Int32) {
            self.hash = hash
            self.number = number
        }

        @inlinable
        static var empty: Slot { Slot(hash: 0, number: -1) }
    }

    @usableFromInline var identities: ContiguousArray<Identity> = []
    @usableFromInline var slots: ContiguousArray<Slot>

    /// Makes a table that takes `capacity` identities before it grows.
    @inlinable
    init(capacity: Int) {
        identities.reserveCapacity(capacity)
        slots = ContiguousArray(repeating: .empty, count: Self.slotCount(for: capacity))
    }

    /// The number of `identity`, and whether it was seen for the first time.
    @inlinable
    mutating func number(of identity: Identity) -> (number: Int, isNew: Bool) {
        let hash = UInt32(truncatingIfNeeded: identity.hashValue)
        var position = Int(hash) & (slots.count - 1)
        while slots[position].number >= 0 {
            let slot = slots[position]
            if slot.hash == hash, identities[Int(slot.number)] == identity {
                return (Int(slot.number), false)
            }
            position = (position + 1) & (slots.count - 1)
        }
        let number = identities.count
        slots[position] = Slot(hash: hash, number: Int32(number))
        identities.append(identity)
        if identities.count > slots.count / 4 * 3 { grow() }
        return (number, true)
    }

    @inlinable
    mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: .empty, count: old.count * 2)
        for slot in old where slot.number >= 0 {
            var position = Int(slot.hash) & (slots.count - 1)
            while slots[position].number >= 0 { position = (position + 1) & (slots.count - 1) }
            slots[position] = slot
        }
    }

    /// A power of two, so that a mask finds the slot, of which `capacity` fills at most three quarters.
    @inlinable
    static func slotCount(for capacity: Int) -> Int {
        var count = 8
        while count / 4 * 3 < capacity { count *= 2 }
        return count
    }
}
