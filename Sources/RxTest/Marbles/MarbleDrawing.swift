internal import RxSwift

/// Draws recorded events as marbles, and two of such drawings one below the other.
struct MarbleDrawing {
    /// What stands in each frame that is not empty.
    private(set) var frames: [Int: String] = [:]
    /// What stands for something that no character was given for.
    private(set) var legend: [String] = []

    /// Draws `events`; frame 0 is at `start`.
    init<Element: Equatable>(
        _ events: [Recorded<Event<Element>>], _ alphabet: MarbleAlphabet<Element>, start: TestTime
    ) {
        // Sorted, so that of two characters with one value always the same is drawn.
        let values = alphabet.values.sorted { $0.key < $1.key }
        for recorded in events {
            let character: Character? =
                switch recorded.value {
                case .next(let element): values.first { $0.value == element }?.key
                case .error(let error): areEqual(error, alphabet.error) ? "#" : nil
                case .completed: "|"
                }
            draw(character, recorded, at: recorded.time.subtractingSaturating(start))
        }
        for (frame, cell) in frames where cell.count > 1 { frames[frame] = "(\(cell))" }
    }

    private mutating func draw<Value>(_ character: Character?, _ recorded: Recorded<Value>, at frame: Int) {
        frames[frame, default: ""].append(character ?? "?")
        if character == nil { legend.append("? is \(recorded)") }
    }

    /// The drawing from the first event, or frame 0, to the last event.
    var text: String {
        let places = frames.keys.sorted()
        var next = min(0, places.first ?? 0)
        return places.reduce(into: "") { text, place in
            text += Self.dashes(place.subtractingSaturating(next)) + (frames[place] ?? "")
            next = place.addingSaturating(1)
        }
    }

    /// Both drawings with their frames aligned, and an arrow under the first frame that differs; nil when none does.
    static func difference(expected: MarbleDrawing, actual: MarbleDrawing, start: TestTime) -> String? {
        let places = Set(expected.frames.keys).union(actual.frames.keys).sorted()
        guard let place = places.first(where: { expected.frames[$0] != actual.frames[$0] }) else { return nil }
        let first = min(0, places[0])
        var (upper, lower, arrow) = ("", "", "")
        for (index, frame) in places.enumerated() {
            // Ticks in which nothing happens in either.
            let gap = index == 0 ? frame - first : frame - places[index - 1] - 1
            let idle = dashes(gap)
            let cells = (expected.frames[frame] ?? "-", actual.frames[frame] ?? "-")
            let width = max(cells.0.count, cells.1.count)
            if frame == place { arrow = String(repeating: " ", count: upper.count + idle.count) + "^" }
            upper += idle + cells.0.padded(to: width)
            lower += idle + cells.1.padded(to: width)
        }
        let legend = (expected.legend + actual.legend).map { "\n" + $0 }.joined()
        return """
            differ at tick \(start.addingSaturating(place)):
            expected: \(upper.trimmed)
            actual:   \(lower.trimmed)
                      \(arrow)\(legend)
            """
    }

    /// A long gap is told, not drawn.
    private static func dashes(_ count: Int) -> String {
        count <= 200 ? String(repeating: "-", count: count) : "-…\(count)…-"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: width - count) }

    /// Without the ticks after the last event, which mean nothing.
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " || $0 == "-" }.reversed()) }
}
