import Glibc

/// Turns a block of lines into records.
enum BlockParser {
    static func parse(_ block: LineBlock) -> ParsedBlock {
        var result = ParsedBlock(block: block)
        guard let base = block.bytes.baseAddress else { return result }
        guard !block.isOverlong else {
            result.note(.overlong, start: 0, count: block.bytes.count)
            return result
        }
        // Few lines are shorter, so the array rarely grows.
        result.records.reserveCapacity(block.bytes.count / 128)
        var start = 0
        while start < block.bytes.count {
            let rest = block.bytes.count - start
            let newline = memchr(base + start, Int32(UInt8(ascii: "\n")), rest)
            let length = newline.map { UnsafeRawPointer($0) - (base + start) } ?? rest
            let endsInReturn = length > 0 && block.bytes[start + length - 1] == UInt8(ascii: "\r")
            let count = endsInReturn ? length - 1 : length
            do throws(Malformed) {
                result.records.append(try CombinedFormat.parse(base, start: start, count: count))
            } catch {
                result.note(error, start: start, count: count)
            }
            start += length + 1
        }
        return result
    }
}
