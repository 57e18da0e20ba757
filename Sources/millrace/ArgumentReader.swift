/// Hands out words one by one; `--name=value` comes out as two words.
struct ArgumentReader {
    private var words: ArraySlice<String>
    /// The value behind the `=` of the option handed out last.
    private var attached: String?

    init(_ arguments: [String]) {
        words = arguments[...]
    }

    mutating func next() throws(UsageError) -> String? {
        if let attached { throw UsageError(message: "the value '\(attached)' belongs to no option") }
        guard let word = words.popFirst() else { return nil }
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return word }
        attached = String(word[word.index(after: equals)...])
        return String(word[..<equals])
    }

    mutating func rest() -> ArraySlice<String> {
        defer { words = [] }
        return words
    }

    mutating func number<Number: FixedWidthInteger>(
        for option: String, in range: ClosedRange<Number>
    ) throws(UsageError) -> Number {
        guard let text = attached ?? words.popFirst() else {
            throw UsageError(message: "\(option) needs a number")
        }
        attached = nil
        guard let number = Number(text), range.contains(number) else {
            let bounds = "from \(range.lowerBound) to \(range.upperBound)"
            throw UsageError(message: "\(option) takes a number \(bounds), not '\(text)'")
        }
        return number
    }
}
