public import RxSwift

/// Asserts that `expected` draws what was recorded; see `TestScheduler.hot` for the characters. The first tick is at
/// `start`, or that of `^` if there is one; where the drawing ends, nothing more is expected.
public func assertMarbles<Element: Equatable>(
    _ actual: [Recorded<Event<Element>>], _ expected: String, values: [Character: Element],
    error: any Error = MarbleError(), start: TestTime = TestScheduler.Defaults.subscribed,
    file: StaticString = #file, line: UInt = #line
) {
    check(actual, expected, MarbleAlphabet(values: values, error: error), start, file, line)
}

/// Asserts that `expected` draws the strings that were recorded, each of which is the character that stands for it.
public func assertMarbles(
    _ actual: [Recorded<Event<String>>], _ expected: String, error: any Error = MarbleError(),
    start: TestTime = TestScheduler.Defaults.subscribed, file: StaticString = #file, line: UInt = #line
) {
    let recorded = actual.compactMap(\.value.element).filter { $0.count == 1 }.joined()
    check(actual, expected, MarbleAlphabet(spelling: expected + recorded, error: error), start, file, line)
}

/// Asserts that each of `expected` draws a subscription: `^` where it begins, `!` where it ends, if it does. The first
/// tick is at `start`.
public func assertMarbles(
    _ subscriptions: [Subscription], _ expected: String..., start: TestTime = TestScheduler.Defaults.subscribed,
    file: StaticString = #file, line: UInt = #line
) {
    let drawn = expected.map { Subscription(marbles: $0, start: start) }
    guard subscriptions != drawn else { return }
    let lines = (0..<max(drawn.count, subscriptions.count)).map { place in
        """
        expected: \(place < expected.count ? "\(expected[place])  \(drawn[place])" : "nothing")
        actual:   \(place < subscriptions.count ? subscriptions[place].drawing(start) : "nothing")
        """
    }
    Failures.record("subscriptions differ:\n" + lines.joined(separator: "\n"), file, line)
}

private func check<Element: Equatable>(
    _ actual: [Recorded<Event<Element>>], _ expected: String, _ alphabet: MarbleAlphabet<Element>, _ start: TestTime,
    _ file: StaticString, _ line: UInt
) {
    let drawn = MarbleDrawing(alphabet.events(in: expected, start: start), alphabet, start: start)
    let recorded = MarbleDrawing(actual, alphabet, start: start)
    if let difference = MarbleDrawing.difference(expected: drawn, actual: recorded, start: start) {
        Failures.record(difference, file, line)
    }
}
