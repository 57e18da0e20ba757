import RxSwift
import RxTest
import TestSupport
import XCTest

/// As `expect` with one source, for an operator on several hot sources and a scheduler.
///
///     expectJoin(
///         "-1---3-|",
///         "---x-----!",
///         out: "---1x-…") { sources, scheduler in … }
///
/// A tick is ten seconds of the scheduler. A source must be subscribed to at the start, before tick 0, and let go of at
/// its own stop event or when the output ends, whichever is first. In its diagram `^` says it is subscribed to at that
/// tick instead, `!` that it is let go of at that tick, and `~` that it is never subscribed to.
@discardableResult
func expectJoin<Output>(
    _ diagrams: String..., out output: String, file: StaticString = #filePath, line: UInt = #line,
    _ operation: @escaping (_ sources: [Observable<String>], _ scheduler: TestScheduler) -> Observable<Output>
) -> (any Error)? {
    let scheduler = TestScheduler(initialClock: 0)
    let sources = diagrams.map { scheduler.createHotObservable(Marbles.parse($0).filter(isEvent).map(Marbles.record)) }
    let observer = scheduler.start { operation(sources.map { $0.asObservable() }, scheduler) }
    let expected = Marbles.parse(output).map { "\($0.token) @ \($0.tick)" }
    XCTAssertEqual(observer.events.map(Marbles.describe), expected, file: file, line: line)
    let end = observer.events.last { $0.value.isStopEvent }?.time ?? TestScheduler.Defaults.disposed
    for (place, source) in sources.enumerated() {
        XCTAssertEqual(
            source.subscriptions, subscriptions(diagrams[place], outputEnd: end),
            "subscriptions of source \(place)", file: file, line: line
        )
    }
    return observer.events.last?.value.error
}

private func isEvent(_ event: (tick: Int, token: String)) -> Bool { !"^!~".contains(event.token) }

private func subscriptions(_ diagram: String, outputEnd: Int) -> [Subscription] {
    func time(of tokens: String...) -> Int? {
        Marbles.parse(diagram).first { tokens.contains($0.token) }.map { 210 + 10 * $0.tick }
    }
    if time(of: "~") != nil { return [] }
    let end = time(of: "!") ?? min(time(of: "|", "#") ?? .max, outputEnd)
    return [Subscription(time(of: "^") ?? 200, end)]
}
