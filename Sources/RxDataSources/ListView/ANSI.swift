/// The escape sequences that every terminal of the last thirty years knows.
enum ANSI {
    /// A screen of its own with no cursor, on which a row that is too long is cut off instead of going on in the next.
    static let open = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
    /// The reverse; what was there before comes back.
    static let close = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    static let clear = "\u{1B}[2J"
    static let eraseToEndOfRow = "\u{1B}[K"

    /// To the start of a row, counted from 0.
    static func go(toRow row: Int) -> String { "\u{1B}[\(row + 1);1H" }

    static func bold(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[0m" }
}
