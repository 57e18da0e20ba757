import Glibc

/// Walks over the fields of one line. Each method takes one field and the space behind it; `nil` and `false` mean
/// that the field is not there, and the line is given up.
struct LineCursor {
    private let base: UnsafeRawPointer
    private var at: Int
    private let end: Int

    init(_ base: UnsafeRawPointer, start: Int, count: Int) {
        self.base = base
        at = start
        end = start + count
    }

    /// The line is at its end, or at the start of a further field.
    var isBetweenFields: Bool {
        at == end || byte(at - 1) == UInt8(ascii: " ")
    }

    mutating func word() -> Range<Int>? {
        let start = at
        while at < end, byte(at) != UInt8(ascii: " ") { at += 1 }
        guard at > start, at < end else { return nil }
        at += 1
        return start..<at - 1
    }

    /// Over identity and user to the bracket of the date. A user may hold spaces and brackets.
    mutating func skipToDate() -> Bool {
        guard word() != nil else { return false }
        let userStart = at
        while at < end {
            guard let bracket = find(UInt8(ascii: "[")), bracket > userStart else { return false }
            at = bracket + 1
            if bracket > userStart + 1, byte(bracket - 1) == UInt8(ascii: " ") { return true }
        }
        return false
    }

    /// `17/May/2015:10:05:03 +0000] `, after the bracket.
    mutating func date() -> Int? {
        guard end - at > LogDate.length + 1 else { return nil }
        guard byte(at + LogDate.length) == UInt8(ascii: "]"), byte(at + LogDate.length + 1) == UInt8(ascii: " ") else {
            return nil
        }
        let time = LogDate.parse(base + at)
        at += LogDate.length + 2
        return time
    }

    /// `"…"`, without the quotes; a quote behind a backslash does not end it.
    mutating func quoted() -> Range<Int>? {
        guard at < end, byte(at) == UInt8(ascii: "\"") else { return nil }
        let start = at + 1
        at = start
        while let quote = find(UInt8(ascii: "\"")) {
            at = quote + 1
            if !isEscaped(quote, from: start) {
                if at < end, byte(at) == UInt8(ascii: " ") { at += 1 }
                return start..<quote
            }
        }
        return nil
    }

    /// A decimal number up to `limit`.
    mutating func number(limit: Int) -> Int? {
        let start = at
        var value = 0
        while at < end, let digit = digit(at) {
            value = value * 10 + digit
            guard value <= limit else { return nil }
            at += 1
        }
        guard at > start, at < end, byte(at) == UInt8(ascii: " ") else { return nil }
        at += 1
        return value
    }

    /// A number of bytes, `-` is none.
    mutating func size() -> Int? {
        guard at + 1 < end, byte(at) == UInt8(ascii: "-"), byte(at + 1) == UInt8(ascii: " ") else {
            return number(limit: largestSize)
        }
        at += 2
        return 0
    }

    /// What stands between the method and the protocol, query included. A request that is not HTTP (`-`, the first
    /// bytes of a TLS handshake) is taken whole.
    func path(of request: Range<Int>) -> Range<Int> {
        let space = UInt8(ascii: " ")
        guard let afterMethod = request.first(where: { byte($0) == space }) else { return request }
        let start = afterMethod + 1
        var lastWord = request.upperBound
        while lastWord > start, byte(lastWord - 1) != space { lastWord -= 1 }
        // `GET /path` without a protocol is HTTP/0.9.
        let hasProtocol = lastWord > start && request.upperBound - lastWord >= 5 && isProtocol(lastWord)
        let end = hasProtocol ? lastWord - 1 : request.upperBound
        return start < end ? start..<end : request
    }

    private func isProtocol(_ index: Int) -> Bool {
        memcmp(base + index, "HTTP/", 5) == 0
    }

    private func isEscaped(_ quote: Int, from start: Int) -> Bool {
        var slash = quote
        while slash > start, byte(slash - 1) == UInt8(ascii: "\\") { slash -= 1 }
        return (quote - slash) & 1 == 1
    }

    private func find(_ wanted: UInt8) -> Int? {
        guard let found = memchr(base + at, Int32(wanted), end - at) else { return nil }
        return UnsafeRawPointer(found) - base
    }

    private func digit(_ index: Int) -> Int? {
        let digit = byte(index) &- UInt8(ascii: "0")
        return digit < 10 ? Int(digit) : nil
    }

    private func byte(_ index: Int) -> UInt8 {
        base.load(fromByteOffset: index, as: UInt8.self)
    }
}

/// Half an exabyte. The next digit of a number up to here cannot overflow.
private let largestSize = 1 << 59
