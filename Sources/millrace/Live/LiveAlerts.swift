/// The last few alerts, numbered so that they can be told apart.
struct LiveAlerts {
    private static let kept = 5

    private(set) var last: [(number: Int, alert: Alert)] = []
    private var count = 0

    mutating func add(_ alert: Alert) {
        count += 1
        last = (last + [(count, alert)]).suffix(Self.kept)
    }
}
