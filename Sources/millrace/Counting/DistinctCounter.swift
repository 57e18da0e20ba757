/// Counts distinct things by their hashes, in at most 8 MiB.
///
/// Exact up to `limit` of them (two different ones share a 64-bit hash once in thirty million such sets). Beyond it
/// every second hash is forgotten, by one more of its bits, and the ones that are left stand for two each: with
/// several 100,000 left the estimate is off by 0.2 % at most times.
struct DistinctCounter: ~Copyable {
    private var slots: UnsafeMutableBufferPointer<UInt64>
    private var used = 0
    /// Only hashes that have none of these bits are kept.
    private var forgotten: UInt64 = 0
    private var weight = 1
    private let limit: Int

    init(limit: Int = 3 << 18) {
        self.limit = limit
        slots = Self.allocate(16)
    }

    deinit {
        slots.deallocate()
    }

    var count: Int { used * weight }
    var footprint: Int { slots.count * MemoryLayout<UInt64>.stride }

    mutating func insert(_ hash: UInt64) {
        guard hash & forgotten == 0, place(hash) else { return }
        used += 1
        if used > limit { forget() }
        if used * 4 > slots.count * 3 { rebuild(size: slots.count * 2) }
    }

    /// Returns false when the hash is there already.
    private func place(_ hash: UInt64) -> Bool {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] == hash { return false }
            slot = (slot + 1) & mask
        }
        slots[slot] = hash
        return true
    }

    private mutating func forget() {
        // From the top, because the slot is chosen by the bits at the bottom.
        forgotten = forgotten >> 1 | 1 << 63
        weight *= 2
        rebuild(size: slots.count)
    }

    private mutating func rebuild(size: Int) {
        let old = slots
        slots = Self.allocate(size)
        used = 0
        for hash in old where hash != 0 && hash & forgotten == 0 {
            _ = place(hash)
            used += 1
        }
        old.deallocate()
    }

    private static func allocate(_ size: Int) -> UnsafeMutableBufferPointer<UInt64> {
        let slots = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: size)
        slots.initialize(repeating: 0)
        return slots
    }
}
