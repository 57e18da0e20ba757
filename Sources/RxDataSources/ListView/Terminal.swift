/// How many characters fit on a terminal.
public struct TerminalSize: Hashable, Sendable {
    /// How many fit in a row.
    public var columns: Int
    /// How many rows there are.
    public var rows: Int

    /// Makes a size.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// What a `ListView` draws on: takes text with escape sequences and knows its size.
///
/// - Threads: used on the main queue; where its view dies, on that thread once more.
public protocol Terminal {
    /// The size it has now.
    var size: TerminalSize { get }

    /// Whether keys that are pressed appear on it.
    func setEcho(_ isOn: Bool)

    /// Writes all of `text`.
    ///
    /// - Errors: an error ends the view that draws.
    func write(_ text: String) throws
}
