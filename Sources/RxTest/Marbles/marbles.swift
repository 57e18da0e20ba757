public import RxSwift

/// Draws what was recorded, `?` for what has no character. The first tick is at `start`.
public func marbles<Element: Equatable>(
    of events: [Recorded<Event<Element>>], values: [Character: Element], error: any Error = MarbleError(),
    start: TestTime = TestScheduler.Defaults.subscribed
) -> String {
    MarbleDrawing(events, MarbleAlphabet(values: values, error: error), start: start).text
}

/// Draws the strings of one character that were recorded, `?` for longer ones. The first tick is at `start`.
public func marbles(
    of events: [Recorded<Event<String>>], error: any Error = MarbleError(),
    start: TestTime = TestScheduler.Defaults.subscribed
) -> String {
    let characters = events.compactMap(\.value.element).filter { $0.count == 1 }.joined()
    return MarbleDrawing(events, MarbleAlphabet(spelling: characters, error: error), start: start).text
}
