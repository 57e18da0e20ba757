import RxDataSources
import RxSwift

/// Remembers what is written, and shows it as a terminal would.
final class FakeTerminal: Terminal {
    var size: TerminalSize
    var failure: (any Error)?
    private(set) var echoes = true
    private var writes: [String] = []
    private var rows: [String]
    private var cursor = (row: 0, column: 0)

    init(columns: Int, rows: Int) {
        size = TerminalSize(columns: columns, rows: rows)
        self.rows = Array(repeating: "", count: rows)
    }

    /// What is on the screen, without the empty rows at its end.
    var shown: String {
        var text = rows.joined(separator: "\n")
        while text.last == "\n" { text.removeLast() }
        return text
    }

    /// What was written so far, escapes as `^`, which is then forgotten.
    func takeWrites() -> [String] {
        defer { writes = [] }
        return writes.map { $0.replacing("\u{1B}", with: "^") }
    }

    func setEcho(_ isOn: Bool) { echoes = isOn }

    func write(_ text: String) throws {
        if let failure { throw failure }
        writes.append(text)
        var rest = Array(text)[...]
        while let character = rest.popFirst() {
            if character == "\u{1B}" { obey(&rest) } else { put(character) }
        }
    }

    private func put(_ character: Character) {
        var row = Array(rows[cursor.row])
        if row.count <= cursor.column { row += Array(repeating: " ", count: cursor.column + 1 - row.count) }
        row[cursor.column] = character
        rows[cursor.row] = String(row)
        cursor.column = min(cursor.column + 1, size.columns - 1)
    }

    private func obey(_ rest: inout ArraySlice<Character>) {
        let sequence = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(sequence.count)
        let arguments = sequence.dropFirst().split(separator: ";").map { Int(String($0)) ?? 0 }
        switch rest.popFirst() {
        case "H": cursor = (arguments[0] - 1, arguments[1] - 1)
        case "K": rows[cursor.row] = String(rows[cursor.row].prefix(cursor.column))
        case "J": rows = Array(repeating: "", count: size.rows)
        case _: break
        }
    }
}
