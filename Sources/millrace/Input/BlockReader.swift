import Glibc

/// Cuts the input into blocks of whole lines.
///
/// Reads straight into the memory that becomes the block; only the line that was cut in two is copied. A block is
/// handed out as soon as it ends a line, so a slow pipe is not held back. The last line needs no newline.
final class BlockReader {
    static let blockSize = 128 << 10
    /// What comes after this many bytes of one line is skipped.
    static let longestLine = 16 << 20

    private let input: InputFile
    private let blockSize: Int
    private let longestLine: Int
    private var memory: UnsafeMutableRawBufferPointer
    private var filled = 0
    /// Before this offset there is no newline.
    private var searched = 0
    private var bytesRead = 0
    private var isSkipping = false
    private var isAtEnd = false

    init(_ input: InputFile, blockSize: Int = BlockReader.blockSize, longestLine: Int = BlockReader.longestLine) {
        self.input = input
        self.blockSize = blockSize
        self.longestLine = longestLine
        memory = Self.allocate(blockSize)
    }

    deinit {
        free(memory.baseAddress)
    }

    /// The next block, `nil` at the end of the input.
    func next() throws -> LineBlock? {
        while true {
            if let end = endOfLastLine() { return cut(at: end) }
            if isAtEnd { return filled > 0 ? cut(at: filled) : nil }
            if filled == memory.count {
                if filled >= longestLine { return cutOverlong() }
                grow()
            }
            try fill()
        }
    }

    private func fill() throws {
        let count = try input.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[filled...]))
        bytesRead += count
        isAtEnd = count == 0
        filled += count
        if isSkipping { skip() }
    }

    /// Drops what is left of a line that was too long.
    private func skip() {
        guard let base = memory.baseAddress, let newline = memchr(base, Int32(UInt8(ascii: "\n")), filled) else {
            filled = 0
            return
        }
        let start = UnsafeRawPointer(newline) - UnsafeRawPointer(base) + 1
        memmove(base, base + start, filled - start)
        filled -= start
        isSkipping = false
    }

    private func endOfLastLine() -> Int? {
        var end = filled
        while end > searched, memory[end - 1] != UInt8(ascii: "\n") { end -= 1 }
        if end > searched { return end }
        searched = filled
        return nil
    }

    private func cut(at end: Int) -> LineBlock {
        let rest = filled - end
        let next = Self.allocate(max(blockSize, rest))
        next.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[end..<filled]))
        let block = LineBlock(memory: memory, count: end, bytesRead: bytesRead)
        memory = next
        filled = rest
        // What follows the last newline holds none.
        searched = rest
        return block
    }

    private func cutOverlong() -> LineBlock {
        let block = LineBlock(memory: memory, count: filled, bytesRead: bytesRead, isOverlong: true)
        memory = Self.allocate(blockSize)
        filled = 0
        searched = 0
        isSkipping = true
        return block
    }

    private func grow() {
        let size = min(memory.count * 2, max(longestLine, blockSize))
        guard let base = realloc(memory.baseAddress, size) else { fatalError("out of memory in \(#function)") }
        memory = UnsafeMutableRawBufferPointer(start: base, count: size)
    }

    private static func allocate(_ size: Int) -> UnsafeMutableRawBufferPointer {
        guard let base = malloc(size) else { fatalError("out of memory in \(#function)") }
        return UnsafeMutableRawBufferPointer(start: base, count: size)
    }
}
