internal import RxSwift

/// What an error is that marbles draw as `#` unless told otherwise.
public struct MarbleError: Error, Equatable {
    /// The one there is.
    public init() {}
}

/// Which character stands for which event.
struct MarbleAlphabet<Element> {
    let values: [Character: Element]
    let error: any Error

    /// What means something else than an element, or, as `?`, any that has no character.
    private static var signs: String { "|#-()^ ?" }

    /// No element is drawn as a sign, or it would pass for what that means.
    init(values: [Character: Element], error: any Error) {
        self.values = values.filter { !Self.signs.contains($0.key) }
        self.error = error
    }

    /// The events that `text` draws, at times counted from `start`.
    func events(in text: String, start: TestTime) -> [Recorded<Event<Element>>] {
        let marbles = MarbleText(text)
        return marbles.frames.enumerated().flatMap { frame, characters in
            characters.filter { $0 != "^" }.map {
                Recorded(time: start + frame - marbles.origin, value: event($0, in: text))
            }
        }
    }

    private func event(_ character: Character, in text: String) -> Event<Element> {
        switch character {
        case "|": return .completed
        case "#": return .error(error)
        default:
            guard let value = values[character] else {
                preconditionFailure("marbles: no value is given for \"\(character)\" in \(text)")
            }
            return .next(value)
        }
    }
}

extension MarbleAlphabet<String> {
    /// Each character of `text` stands for itself.
    init(spelling text: String, error: any Error) {
        self.init(values: Dictionary(text.map { ($0, String($0)) }) { first, _ in first }, error: error)
    }
}
