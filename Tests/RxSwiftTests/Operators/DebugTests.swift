import RxSwift
import XCTest

final class DebugTests: XCTestCase {
    private func lines(of source: Observable<String>, trimOutput: Bool = false, dispose: Bool = true) -> [String] {
        var lines: [String] = []
        let log = DebugLog(identifier: "id", trimOutput: trimOutput) { lines.append($0) }
        let subscription = source.debug(log).subscribe(onError: { _ in })
        if dispose { subscription.dispose() }
        return lines
    }

    private func contents(_ lines: [String]) -> [String] {
        lines.map { $0.components(separatedBy: ": id -> ").last ?? "" }
    }

    func testWhatIsPrinted() {
        XCTAssertEqual(
            contents(lines(of: .just("a"))), ["subscribed", "Event next(a)", "Event completed", "isDisposed"])
        XCTAssertEqual(
            contents(lines(of: .error(TestError()))), ["subscribed", "Event error(TestError())", "isDisposed"])
        XCTAssertEqual(contents(lines(of: .never())), ["subscribed", "isDisposed"])
    }

    func testTheTimestamp() throws {
        let line = try XCTUnwrap(lines(of: .never()).first)
        XCTAssertNotNil(
            line.range(of: #"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: id -> subscribed$"#, options: .regularExpression),
            line)
    }

    func testLongEventsAreTrimmedOnDemand() {
        let long = String(repeating: "x", count: 50)
        XCTAssertEqual(contents(lines(of: .just(long)))[1], "Event next(\(long))")
        let trimmed = "Event next(\(String(repeating: "x", count: 15))...\(String(repeating: "x", count: 19)))"
        XCTAssertEqual(contents(lines(of: .just(long), trimOutput: true))[1], trimmed)
    }

    func testItIsPrintedBeforeTheSourceIsTornDown() {
        var order: [String] = []
        let source = Observable<Int>.create { _ in Disposables.create { order.append("torn down") } }
        let log = DebugLog(identifier: "", trimOutput: false) { order.append($0) }
        source.debug(log).subscribe().dispose()
        XCTAssertEqual(order.count, 3)
        XCTAssertTrue(order[1].hasSuffix("isDisposed"), order[1])
        XCTAssertEqual(order[2], "torn down")
    }

    func testEmitsWhatTheSourceEmits() {
        expect("-a-b-|", "-a-b-|") { $0.debug(DebugLog(identifier: "", trimOutput: false) { _ in }) }
        expect("-a-#", "-a-#") { $0.debug(DebugLog(identifier: "", trimOutput: false) { _ in }) }
    }
}
