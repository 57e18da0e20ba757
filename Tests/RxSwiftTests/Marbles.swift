import RxSwift
import RxTest
import XCTest

struct TestError: Error, Equatable {}

/// Puts an operator on a hot source and compares what comes out with a diagram, event by event and tick by tick.
///
///     expect(
///         "-a-b-c-|",
///         "-a-(b|)") { $0.take(2) }
///
/// A character is a tick: an element, `|` completed, `#` failed, `-` nothing. What comes in one tick stands in
/// parentheses, `(b|)`; what is more than a character long in braces, parted by blanks, `{10 |}`.
///
/// The source has to be let go of in the tick in which the output ends, or when the test ends.
///
/// - Returns: the error that `#` stood for in the output.
@discardableResult
func expect<Output>(
    _ source: String, _ output: String, file: StaticString = #filePath, line: UInt = #line,
    _ operation: @escaping (Observable<String>) -> Observable<Output>
) -> (any Error)? {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable(Marbles.parse(source).map(Marbles.record))
    let observer = scheduler.start { operation(hot.asObservable()) }
    let events = observer.events.map(Marbles.describe)
    XCTAssertEqual(events, Marbles.parse(output).map { "\($0.token) @ \($0.tick)" }, file: file, line: line)
    let end = observer.events.last { $0.value.isStopEvent }?.time ?? TestScheduler.Defaults.disposed
    XCTAssertEqual(hot.subscriptions, [Subscription(200, end)], "let go of the source", file: file, line: line)
    return observer.events.last?.value.error
}

enum Marbles {
    /// The diagram's events, each with its tick.
    static func parse(_ diagram: String) -> [(tick: Int, token: String)] {
        var events: [(tick: Int, token: String)] = []
        var tick = 0
        var rest = Substring(diagram)
        while let first = rest.popFirst() {
            switch first {
            case "-": break
            case "(":
                let group = rest.prefix { $0 != ")" }
                rest = rest.dropFirst(group.count + 1)
                events += group.map { (tick, String($0)) }
            case "{":
                let group = rest.prefix { $0 != "}" }
                rest = rest.dropFirst(group.count + 1)
                events += group.split(separator: " ").map { (tick, String($0)) }
            default: events.append((tick, String(first)))
            }
            tick += 1
        }
        return events
    }

    static func record(_ event: (tick: Int, token: String)) -> Recorded<Event<String>> {
        let time = 210 + 10 * event.tick
        switch event.token {
        case "|": return .completed(time)
        case "#": return .error(time, TestError())
        default: return .next(time, event.token)
        }
    }

    static func describe<Element>(_ record: Recorded<Event<Element>>) -> String {
        let tick = (record.time - 210) / 10
        switch record.value {
        case .next(let element): return "\("\(element)".filter { $0 != " " }) @ \(tick)"
        case .error: return "# @ \(tick)"
        case .completed: return "| @ \(tick)"
        }
    }
}

extension Observable<String> {
    /// The elements, which are digits, as numbers.
    var numbers: Observable<Int> { map { Int($0) ?? -1 } }
}

extension ObservableType {
    /// Everything that is heard inside `subscribe`.
    func heard() -> [Event<Element>] {
        var events: [Event<Element>] = []
        subscribe { events.append($0) }.dispose()
        return events
    }

    /// The elements that are heard inside `subscribe`.
    func elements() -> [Element] { heard().compactMap(\.element) }
}
