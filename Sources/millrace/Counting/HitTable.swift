import Glibc

/// Counts hits of byte strings (paths, clients) and knows the most frequent, in bounded memory.
///
/// An open-addressing table whose keys are interned one after the other in one buffer: no object and no `String` per
/// key. Exact while there are at most `Limits.entries` different keys. Beyond that the rarer half is forgotten, so a
/// key that was rare once may be counted too low, by no more than the hits of the keys that were forgotten with it.
struct HitTable: ~Copyable {
    struct Limits {
        var entries = 48 << 10
        var keyBytes = 4 << 20
        /// Longer keys are told apart by hash and length, but shown cut off.
        var longestKey = 2 << 10
    }

    private struct Entry {
        /// 0 marks a free slot.
        var hash: UInt64 = 0
        var hits = 0
        var start: UInt32 = 0
        var count: UInt32 = 0
    }

    private var entries: UnsafeMutableBufferPointer<Entry>
    private var used = 0
    private var keys: UnsafeMutableRawBufferPointer
    private var keyBytes = 0
    private let limits: Limits

    init(limits: Limits = Limits()) {
        self.limits = limits
        entries = Self.allocate(16)
        keys = .allocate(byteCount: 512, alignment: 1)
    }

    deinit {
        entries.deallocate()
        keys.deallocate()
    }

    var footprint: Int { entries.count * MemoryLayout<Entry>.stride + keys.count }

    /// Counts a hit of `key`, whose bytes are at `base`. Returns its hits so far.
    mutating func hit(_ key: HashedSlice, in base: UnsafeRawPointer) -> Int {
        let slot = find(key, in: base)
        if entries[slot].hash == 0 {
            insert(key, in: base, at: slot)
            return 1
        }
        entries[slot].hits += 1
        return entries[slot].hits
    }

    /// The most frequent keys, those with equal hits in the order of their bytes.
    func top(_ count: Int) -> [TopEntry] {
        let kept = entries.filter { $0.hash != 0 }.sorted { $0.hits > $1.hits }
        guard count > 0, let last = kept.prefix(count).last else { return [] }
        // Everything that ties with the last one takes part in the choice, so that the result is the same every time.
        let candidates = kept.prefix { $0.hits >= last.hits }
        let named = candidates.map { TopEntry(key: Array(bytes(of: $0)), hits: $0.hits) }
        return Array(named.sorted(by: TopEntry.isBefore).prefix(count))
    }

    private func find(_ key: HashedSlice, in base: UnsafeRawPointer) -> Int {
        let mask = entries.count - 1
        var slot = Int(truncatingIfNeeded: key.hash) & mask
        while entries[slot].hash != 0 {
            if matches(entries[slot], key, in: base) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func matches(_ entry: Entry, _ key: HashedSlice, in base: UnsafeRawPointer) -> Bool {
        guard entry.hash == key.hash, entry.count == key.count, let interned = keys.baseAddress else { return false }
        return memcmp(interned + Int(entry.start), base + Int(key.start), keptBytes(entry.count)) == 0
    }

    private mutating func insert(_ key: HashedSlice, in base: UnsafeRawPointer, at slot: Int) {
        let length = keptBytes(key.count)
        if used == limits.entries || keyBytes + length > limits.keyBytes {
            forgetRare()
            insert(key, in: base, at: find(key, in: base))
            return
        }
        if keyBytes + length > keys.count { growKeys(by: length) }
        UnsafeMutableRawBufferPointer(rebasing: keys[keyBytes...])
            .copyMemory(from: UnsafeRawBufferPointer(start: base + Int(key.start), count: length))
        entries[slot] = Entry(hash: key.hash, hits: 1, start: UInt32(keyBytes), count: key.count)
        keyBytes += length
        used += 1
        if used * 4 > entries.count * 3 { rebuild(size: entries.count * 2) }
    }

    private func keptBytes(_ count: UInt32) -> Int {
        min(Int(count), limits.longestKey)
    }

    private func bytes(of entry: Entry) -> UnsafeRawBufferPointer {
        let start = Int(entry.start)
        return UnsafeRawBufferPointer(rebasing: keys[start..<start + keptBytes(entry.count)])
    }

    private mutating func growKeys(by length: Int) {
        let size = max(keys.count * 2, keyBytes + length)
        let grown = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
        grown.copyMemory(from: UnsafeRawBufferPointer(rebasing: keys[..<keyBytes]))
        keys.deallocate()
        keys = grown
    }

    private mutating func rebuild(size: Int) {
        let old = entries
        entries = Self.allocate(size)
        for entry in old where entry.hash != 0 { place(entry) }
        old.deallocate()
    }

    /// Drops every key that has no more hits than the median, and closes the gaps they leave.
    private mutating func forgetRare() {
        let sorted = entries.filter { $0.hash != 0 }.sorted { $0.start < $1.start }
        let hits = sorted.map(\.hits).sorted()
        let median = hits.isEmpty ? 0 : hits[hits.count / 2]
        entries.update(repeating: Entry())
        keyBytes = 0
        used = 0
        for var entry in sorted where entry.hits > median {
            let kept = bytes(of: entry)
            // Keys only move down, and in order, so none is overwritten before it has moved.
            UnsafeMutableRawBufferPointer(rebasing: keys[keyBytes...]).copyMemory(from: kept)
            entry.start = UInt32(keyBytes)
            keyBytes += kept.count
            used += 1
            place(entry)
        }
    }

    private func place(_ entry: Entry) {
        let mask = entries.count - 1
        var slot = Int(truncatingIfNeeded: entry.hash) & mask
        while entries[slot].hash != 0 { slot = (slot + 1) & mask }
        entries[slot] = entry
    }

    private static func allocate(_ size: Int) -> UnsafeMutableBufferPointer<Entry> {
        let entries = UnsafeMutableBufferPointer<Entry>.allocate(capacity: size)
        entries.initialize(repeating: Entry())
        return entries
    }
}

/// A path or client and how often it was there.
struct TopEntry: Equatable {
    let key: [UInt8]
    let hits: Int

    static func isBefore(_ left: TopEntry, _ right: TopEntry) -> Bool {
        left.hits == right.hits ? left.key.lexicographicallyPrecedes(right.key) : left.hits > right.hits
    }
}
