/// A value as JSON text, members in the order in which they were given.
enum JSON {
    case number(Int)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    var text: String {
        switch self {
        case .number(let number): String(number)
        case .string(let string): Self.quote(string)
        case .array(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quote($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
        }
    }

    /// Bytes of a log, invalid UTF-8 repaired.
    static func bytes(_ bytes: [UInt8]) -> JSON {
        .string(String(decoding: bytes, as: UTF8.self))
    }

    private static func quote(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += "\\u" + hex(scalar.value, digits: 4)
            case _: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
