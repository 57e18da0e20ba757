/// A 64-bit hash of a few bytes: two 64-bit multiplications for the addresses and most paths of a log.
///
/// Seeded anew in every process, because the paths in a log are chosen by strangers.
enum ByteHash {
    private static let seeds = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))

    static func slice(_ base: UnsafeRawPointer, _ range: Range<Int>) -> HashedSlice {
        HashedSlice(
            hash: hash(base + range.lowerBound, range.count),
            start: UInt32(range.lowerBound), count: UInt32(range.count)
        )
    }

    /// Never 0, which marks a free slot in the tables.
    static func hash(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
        let (first, second) = seeds
        var hash = first ^ UInt64(count)
        var offset = 0
        while count - offset >= 16 {
            hash = fold(hash ^ word(bytes, offset), word(bytes, offset + 8) ^ second)
            offset += 16
        }
        let (low, high) = tail(bytes + offset, count - offset)
        hash = fold(hash ^ low, high ^ second)
        hash = fold(hash ^ first, 0xA076_1D64_78BD_642F)
        return hash == 0 ? 1 : hash
    }

    /// Up to 15 bytes as two words. Eight bytes and more are two loads that overlap.
    private static func tail(_ bytes: UnsafeRawPointer, _ count: Int) -> (UInt64, UInt64) {
        if count >= 8 { return (word(bytes, 0), word(bytes, count - 8)) }
        if count >= 4 { return (half(bytes, 0), half(bytes, count - 4)) }
        guard count > 0 else { return (0, 0) }
        let middle = UInt64(bytes.load(fromByteOffset: count / 2, as: UInt8.self))
        let outer = UInt64(bytes.load(as: UInt8.self)) << 8
        return (outer | middle, UInt64(bytes.load(fromByteOffset: count - 1, as: UInt8.self)))
    }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    private static func word(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    private static func half(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
