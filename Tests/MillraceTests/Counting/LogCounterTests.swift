import XCTest

@testable import millrace

final class LogCounterTests: XCTestCase {
    private func run(_ lines: [String], _ options: AnalyzeOptions = AnalyzeOptions(), blockLines: Int = 1) -> [Report] {
        let counter = LogCounter(options)
        var reports: [Report] = []
        for start in stride(from: 0, to: lines.count, by: blockLines) {
            let text = lines[start..<min(lines.count, start + blockLines)].joined()
            reports += counter.add(BlockParser.parse(block(text)))
        }
        return reports + counter.finish()
    }

    private func windows(_ reports: [Report]) -> [String] {
        reports.compactMap {
            guard case .window(let window) = $0 else { return nil }
            return "\(timestamp(window.start).dropFirst(11)) \(window.counts.requests)"
        }
    }

    private func alerts(_ reports: [Report]) -> [Alert] {
        reports.compactMap { if case .alert(let alert) = $0 { alert } else { nil } }
    }

    private func summary(_ reports: [Report]) throws -> Summary {
        let summaries = reports.suffix(1).compactMap { if case .summary(let summary) = $0 { summary } else { nil } }
        return try XCTUnwrap(summaries.first, "the summary comes last")
    }

    func testLinesFallIntoTheWindowOfTheirTime() throws {
        let lines = [0, 59, 60, 61, 200].map { line(at: $0, client: "c\($0 / 60)") }
        let reports = run(lines)
        XCTAssertEqual(windows(reports), ["10:05:00Z 2", "10:06:00Z 2", "10:08:00Z 1"])
        XCTAssertEqual(try summary(reports).counts.clients, 3)
        XCTAssertEqual(try summary(reports).counts.requests, 5)
    }

    func testWindowsAreTheSameWhereverBlocksAreCut() {
        let lines = (0..<500).map { line(at: $0 * 3 - $0 % 7 * 10 + 60, path: "/\($0 % 11)") }
        let expected = windows(run(lines, blockLines: 1))
        XCTAssertEqual(windows(run(lines, blockLines: 37)), expected)
        XCTAssertEqual(windows(run(lines, blockLines: 500)), expected)
    }

    func testLinesWithinTheToleranceFindTheirWindow() throws {
        let reports = run([0, 100, 119, 10, 50].map { line(at: $0) })
        XCTAssertEqual(windows(reports), ["10:05:00Z 3", "10:06:00Z 2"])
        XCTAssertEqual(try summary(reports).late, 0)
    }

    func testLateLinesAreInTheSummaryOnly() throws {
        let reports = run([0, 100, 120, 10, 500].map { line(at: $0) })
        XCTAssertEqual(windows(reports), ["10:05:00Z 1", "10:06:00Z 1", "10:07:00Z 1", "10:13:00Z 1"])
        XCTAssertEqual(try summary(reports).late, 1)
        XCTAssertEqual(try summary(reports).counts.requests, 5)
    }

    func testTheStandingIsThatOfTheNewestWindowAndOfTheWholeLog() {
        let counter = LogCounter(AnalyzeOptions(top: 1))
        XCTAssertEqual(counter.standing, Standing(window: nil, counts: Counts(), top: []))
        let lines = [line(at: 0, path: "/old"), line(at: 1, path: "/old"), line(at: 70, path: "/new")]
        // A clock that is hours ahead opens a window too, but it is not the newest until a second line agrees.
        let ahead = line(at: 20_000, path: "/ahead")
        for text in [lines.joined(), ahead] {
            _ = counter.add(BlockParser.parse(block(text)))
            XCTAssertEqual(counter.standing.window?.start, 1_431_857_160)
            XCTAssertEqual(counter.standing.window?.top, [TopEntry(key: Array("/new".utf8), hits: 1)])
            XCTAssertEqual(counter.standing.top, [TopEntry(key: Array("/old".utf8), hits: 2)])
        }
        XCTAssertEqual(counter.standing.counts.requests, 4)
        let asked = counter.finish()
        XCTAssertEqual(try summary(asked).counts, counter.standing.counts, "looking changes nothing")
    }

    func testAWindowClosesAsSoonAsItIsOver() {
        let counter = LogCounter(AnalyzeOptions(late: 5))
        func add(_ second: Int) -> Int { counter.add(BlockParser.parse(block(line(at: second)))).count }
        XCTAssertEqual([0, 1, 60, 64].map(add), [0, 0, 0, 0])
        XCTAssertEqual(add(65), 1)
    }

    func testOneLineFromTheFutureClosesNothing() throws {
        let future = line(date: "01/Jan/2099:00:00:00 +0000")
        let reports = run([line(at: 0), line(at: 1), future, line(at: 2), line(at: 3)])
        XCTAssertEqual(windows(reports), ["10:05:00Z 4", "00:00:00Z 1"])
        XCTAssertEqual(try summary(reports).late, 0)
        let first = run([future, line(at: 0), line(at: 1)])
        XCTAssertEqual(windows(first), ["10:05:00Z 2", "00:00:00Z 1"])
    }

    func testTwoLinesFromTheFutureAreTheFuture() {
        let later = (0..<2).map { line(date: "18/May/2015:00:00:0\($0) +0000") }
        XCTAssertEqual(windows(run([line(at: 0), line(at: 1)] + later)), ["10:05:00Z 2", "00:00:00Z 2"])
    }

    func testRandomTimesStayInBoundedMemory() throws {
        var windows = OpenWindows(width: 1, tolerance: 1_000_000, memoryLimit: 1 << 20)
        var numbers = RandomNumbers(seed: 1)
        var closed = 0
        for _ in 0..<5_000 {
            _ = windows.window(for: numbers.below(1 << 40))
            closed += windows.closeDue().count
        }
        let open = windows.closeAll()
        XCTAssertGreaterThan(closed, 0)
        XCTAssertLessThanOrEqual(open.reduce(0) { $0 + $1.footprint }, 1 << 20)
    }

    func testAlertsOnServerErrors() {
        let lines = (0..<20).map { line(at: $0, status: $0 == 0 ? 503 : 200) } + [line(at: 300, status: 200)]
        let expected = Alert.serverErrors(start: 1_431_857_100, errors: 1, requests: 20)
        XCTAssertEqual(alerts(run(lines)), [expected], "5 % are enough")
        XCTAssertEqual(alerts(run(lines, AnalyzeOptions(serverErrorPercent: 6))), [])
    }

    func testAlertsOncePerClientOnNotFound() {
        let scan = (0..<25).map { line(at: $0, client: "bad", status: 404) }
        let others = (0..<25).map { line(at: $0, client: "c\($0)", status: 404) }
        let expected = Alert.notFound(start: 1_431_857_100, client: Array("bad".utf8), hits: 10)
        XCTAssertEqual(alerts(run(scan + others)), [expected])
        XCTAssertEqual(alerts(run(scan, AnalyzeOptions(window: 1))), [])
    }

    func testMalformedLinesAreNumberedAcrossBlocks() throws {
        let lines = [line(at: 0), "a\n", line(at: 1), "b\n", "c\n", "d\n"]
        for blockLines in 1...6 {
            let reports = run(lines, blockLines: blockLines)
            let numbers = reports.compactMap { if case .malformed(let line) = $0 { line.number } else { nil } }
            XCTAssertEqual(numbers, [2, 4, 5])
            XCTAssertEqual(try summary(reports).malformed, 4)
        }
    }

    func testHugeSizesDoNotOverflow() throws {
        let lines = (0..<100).map { _ in line(bytes: "500000000000000000") }
        XCTAssertEqual(try summary(run(lines)).counts.bytes, .max)
    }
}
