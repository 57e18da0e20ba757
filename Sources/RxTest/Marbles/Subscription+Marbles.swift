extension Subscription {
    /// The subscription that `marbles` draws: `^` where it begins, `!` where it ends, if it does.
    public init(marbles: String, start: TestTime = TestScheduler.Defaults.subscribed) {
        let frames = MarbleText(marbles).frames
        func time(_ character: Character) -> TestTime? {
            frames.firstIndex { $0.contains(character) }.map { start + $0 }
        }
        guard let subscribe = time("^") else { preconditionFailure("marbles: no ^ in the subscription \(marbles)") }
        self.init(subscribe, time("!") ?? .max)
    }

    func drawing(_ start: TestTime) -> String {
        let begin = subscribe.subtractingSaturating(start)
        guard 0...200 ~= begin else { return debugDescription }
        let idle = String(repeating: "-", count: begin)
        let length = unsubscribe.subtractingSaturating(subscribe)
        switch length {
        case 0: return "\(idle)(^!)  \(self)"
        case 1...200: return "\(idle)^\(String(repeating: "-", count: length - 1))!  \(self)"
        default: return "\(idle)^  \(self)"
        }
    }
}
