import Foundation
import XCTest

@testable import millrace

final class ReporterTests: XCTestCase {
    private let counts: Counts = {
        var statuses = StatusCounts()
        for status in [200, 200, 404, 503] { statuses.count(status) }
        return Counts(requests: 4, bytes: 1_234_567, clients: 2, statuses: statuses)
    }()
    private let top = [TopEntry(key: Array("/a\"b\\\u{1}\u{E9}".utf8) + [0xFF], hits: 3)]

    func testJSONShapes() {
        let json = JSONReporter()
        XCTAssertEqual(
            json.text(for: .window(WindowReport(start: 1_431_857_100, counts: counts, top: top))),
            #"{"type":"window","start":"2015-05-17T10:05:00Z","requests":4,"bytes":1234567,"clients":2,"#
                + #""status":{"200":2,"404":1,"503":1},"top":[{"path":"/a\"b\\\u0001é"# + "\u{FFFD}" + #"","hits":3}]}"#
                + "\n")
        XCTAssertEqual(
            json.text(for: .summary(Summary(counts: counts, malformed: 1, late: 0, top: []))),
            #"{"type":"summary","lines":4,"malformed":1,"clients":2,"bytes":1234567,"#
                + #""status":{"200":2,"404":1,"503":1},"top":[]}"# + "\n")
        XCTAssertEqual(
            json.text(for: .alert(.serverErrors(start: 0, errors: 1, requests: 4))),
            #"{"type":"alert","alert":"server-errors","start":"1970-01-01T00:00:00Z","errors":1,"requests":4}"# + "\n")
        XCTAssertEqual(
            json.text(for: .alert(.notFound(start: 0, client: Array("c".utf8), hits: 10))),
            #"{"type":"alert","alert":"not-found","start":"1970-01-01T00:00:00Z","client":"c","hits":10}"# + "\n")
    }

    func testJSONIsReadAsItWasMeant() throws {
        let strings = (0..<0x300).compactMap { UnicodeScalar($0).map { String(Character($0)) } } + ["\u{1F30A}", ""]
        for string in strings {
            let data = Data(JSON.array([.string(string)]).text.utf8)
            XCTAssertEqual(try JSONSerialization.jsonObject(with: data) as? [String], [string])
        }
    }

    func testTables() {
        let table = TableReporter()
        let window = table.text(for: .window(WindowReport(start: 1_431_857_100, counts: counts, top: top)))
        XCTAssertEqual(
            window,
            "2015-05-17T10:05:00Z        4 requests       2 clients   1.23 MB  2xx 2  4xx 1  5xx 1\n"
                + "           3  /a\"b\\\\x01é\u{FFFD}\n\n")
        let summary = table.text(for: .summary(Summary(counts: counts, malformed: 1, late: 2, top: [])))
        XCTAssertTrue(summary.contains("1,234,567"), summary)
    }

    func testNumbers() {
        XCTAssertEqual([0, 999, 1_000, 2_747_282_505].map(grouped), ["0", "999", "1,000", "2,747,282,505"])
        XCTAssertEqual([-1, -123, -1_234].map(grouped), ["-1", "-123", "-1,234"])
        XCTAssertEqual(
            [0, 999, 1_000, 9_994, 99_949, 999_499, 999_500, 2_747_282_505, .max].map(byteSize),
            ["0 B", "999 B", "1.00 kB", "9.99 kB", "99.9 kB", "999 kB", "1.00 MB", "2.75 GB", "9.22 EB"])
    }

    func testControlCharactersDoNotReachTheTerminal() {
        XCTAssertEqual(printable(Array("a\u{1B}[31mb\n\u{7F}\u{9B}".utf8)), "a\\x1b[31mb\\x0a\\x7f\\x9b")
    }

    func testProgress() {
        XCTAssertTrue(Progress(size: 200).with(lines: 1_000, bytes: 50).text.hasSuffix("25 %"))
        XCTAssertFalse(Progress(size: nil).with(lines: 1_000, bytes: 50).text.contains("%"))
    }
}
