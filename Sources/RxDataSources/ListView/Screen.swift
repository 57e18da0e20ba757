/// What a terminal shows, to find what has to be written for it to show something else.
struct Screen {
    struct Row: Equatable {
        var text = ""
        var isBold = false
    }

    private var size = TerminalSize(columns: 0, rows: 0)
    private var rows: [Row] = []

    /// What to write for the terminal to show `next`, whose rows are as many as it has at the most.
    ///
    /// Only rows that changed are written, and blanks only behind a text: no row is ever empty in between, and nothing
    /// flickers. A terminal that was resized shows anything, and is cleared.
    mutating func update(to next: [Row], size newSize: TerminalSize) -> String {
        var output = ""
        if newSize != size {
            output = ANSI.clear
            size = newSize
            rows = Array(repeating: Row(), count: size.rows)
        }
        for index in rows.indices {
            let row = index < next.count ? clipped(next[index]) : Row()
            guard row != rows[index] else { continue }
            rows[index] = row
            output += ANSI.go(toRow: index) + (row.isBold ? ANSI.bold(row.text) : row.text)
            // Behind a full row the cursor stands on its last character.
            if row.text.count < size.columns { output += ANSI.eraseToEndOfRow }
        }
        return output
    }

    private func clipped(_ row: Row) -> Row {
        var row = row
        row.text = String(row.text.prefix(size.columns).map(Self.shown))
        return row
    }

    /// A text may come from anywhere; it must not move the cursor.
    private static func shown(_ character: Character) -> Character {
        let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return isControl ? "\u{FFFD}" : character
    }
}
