import Foundation

/// Bytes of a log as text: invalid UTF-8 is repaired, and control characters are spelled out, because a log may
/// hold escape sequences that would take over the terminal.
func printable(_ bytes: [UInt8]) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        if isControl { text += "\\x" + hex(scalar.value, digits: 2) } else { text.unicodeScalars.append(scalar) }
    }
    return text
}

func hex(_ value: UInt32, digits: Int) -> String {
    padded(String(value, radix: 16), to: digits, with: "0")
}

/// Fills up on the left.
func padded(_ text: String, to width: Int, with fill: Character = " ") -> String {
    String(repeating: fill, count: max(0, width - text.count)) + text
}

/// 2747282505 as `2,747,282,505`.
func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
        if index > 0, index % 3 == 0, digit != "-" { text.append(",") }
        text.append(digit)
    }
    return String(text.reversed())
}

/// A number of bytes with three digits and a unit.
func byteSize(_ bytes: Int) -> String {
    let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
    var size = Double(bytes)
    var unit = 0
    while size >= 999.5, unit < units.count - 1 {
        size /= 1_000
        unit += 1
    }
    guard unit > 0 else { return "\(bytes) B" }
    let decimals = size < 9.995 ? 2 : size < 99.95 ? 1 : 0
    return String(format: "%.*f ", decimals, size) + units[unit]
}

/// Seconds since 1970 as `2015-05-17T10:05:00Z`.
func timestamp(_ time: Int) -> String {
    let days = floorDivide(time, 86_400)
    let second = time - days * 86_400
    let (year, month, day) = LogDate.date(days: days)
    func two(_ number: Int) -> String { padded(String(number), to: 2, with: "0") }
    let date = padded(String(year), to: 4, with: "0") + "-" + two(month) + "-" + two(day)
    return date + "T" + two(second / 3_600) + ":" + two(second / 60 % 60) + ":" + two(second % 60) + "Z"
}
