/// How far the log's own time has come: the newest time that can be believed.
///
/// A line may be as far behind as `--late` allows. A jump ahead of more than an hour is believed only when a second
/// line agrees with it: one line with a broken clock would otherwise close every window there is.
struct Watermark {
    private static let largestStep = 3_600

    /// `nil` until two lines agree.
    private(set) var time: Int?
    private var witness: Int?

    mutating func advance(to candidate: Int) {
        if let time, candidate - time <= Self.largestStep {
            self.time = max(time, candidate)
        } else if let witness, abs(candidate - witness) <= Self.largestStep {
            time = max(witness, candidate)
            self.witness = nil
        } else {
            witness = candidate
        }
    }
}
