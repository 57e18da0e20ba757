/// The frames of a marble string: which characters stand in each.
///
///     "-a-(bc)-|"     a frame of time for each character and each group; blanks count for nothing
///
/// Traps where the string makes no sense, and points there.
struct MarbleText {
    private(set) var frames: [[Character]] = []
    /// The frame of `^`, from which times are counted; 0 without one.
    private(set) var origin = 0

    init(_ text: String) {
        var group: [Character]?
        for (place, character) in text.enumerated() {
            func check(_ isRight: Bool, _ message: String) {
                let arrow = String(repeating: " ", count: place) + "^"
                precondition(isRight, "marbles: \(message)\n\(text)\n\(arrow)")
            }
            switch character {
            case " ": continue
            case "(":
                check(group == nil, "a group inside a group")
                group = []
            case ")":
                check(group?.isEmpty == false, "a group ends that has nothing in it or did not begin")
                frames.append(group.take() ?? [])
            case "-":
                check(group == nil, "time cannot pass inside a group")
                frames.append([])
            default:
                if character == "^" { origin = frames.count }
                if group?.append(character) == nil { frames.append([character]) }
            }
        }
        precondition(group == nil, "marbles: a group is not closed: \(text)")
    }
}
