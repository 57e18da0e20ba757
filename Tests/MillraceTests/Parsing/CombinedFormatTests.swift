import XCTest

@testable import millrace

final class CombinedFormatTests: XCTestCase {
    private func parse(_ text: String) -> (records: [Record], reasons: [Malformed], block: LineBlock) {
        let block = block(text)
        let parsed = BlockParser.parse(block)
        XCTAssertEqual(parsed.lines, parsed.records.count + parsed.malformed)
        return (parsed.records, parsed.samples.map(\.reason), block)
    }

    private func reason(_ text: String) -> Malformed? {
        parse(text).reasons.first
    }

    private func path(_ request: String) -> String? {
        let parsed = parse(line(request: request))
        return parsed.records.first.map { text($0.path, in: parsed.block) }
    }

    func testAllFields() throws {
        let parsed = parse(line(client: "2001:db8::1", request: "POST /a?b=c HTTP/2.0", status: "404", bytes: "203023"))
        let record = try XCTUnwrap(parsed.records.first)
        XCTAssertEqual(record.time, 1_431_857_103)
        XCTAssertEqual(record.status, 404)
        XCTAssertEqual(record.bytes, 203_023)
        XCTAssertEqual(text(record.client, in: parsed.block), "2001:db8::1")
        XCTAssertEqual(text(record.path, in: parsed.block), "/a?b=c")
    }

    func testADashIsNoBytes() {
        XCTAssertEqual(parse(line(bytes: "-")).records.first?.bytes, 0)
    }

    func testPathOfUnusualRequests() {
        XCTAssertEqual(path("GET /a b HTTP/1.1"), "/a b")
        XCTAssertEqual(path("GET /old"), "/old")
        XCTAssertEqual(path("GET /old HTTP"), "/old HTTP")
        XCTAssertEqual(path("-"), "-")
        XCTAssertEqual(path(""), "")
        XCTAssertEqual(path("GET "), "GET ")
        XCTAssertEqual(path("GET  HTTP/1.1"), "GET  HTTP/1.1")
        XCTAssertEqual(path("\\x16\\x03\\x01"), "\\x16\\x03\\x01")
    }

    func testQuotesBehindBackslashesDoNotEndAField() {
        XCTAssertEqual(path("GET /\\\"quoted\\\" HTTP/1.1"), "/\\\"quoted\\\"")
        XCTAssertEqual(parse(line(agent: "a \\\"b\\\"")).records.count, 1)
        // The backslash is itself escaped, so that the quote does end the field.
        XCTAssertEqual(parse(line(referer: "a\\\\", agent: "\\\\")).records.count, 1)
        XCTAssertEqual(reason(line(agent: "open\\")), .agent)
    }

    func testAUserMayHoldSpacesAndBrackets() {
        XCTAssertEqual(parse(line(user: "- Jane van Doe")).records.count, 1)
        XCTAssertEqual(parse(line(user: "- jane[1]")).records.count, 1)
        XCTAssertEqual(parse(line(user: "ident [")).records.count, 0)
    }

    func testFieldsBehindTheUserAgentAreIgnored() {
        XCTAssertEqual(parse(line().dropLast() + " \"10.9.9.9\" 0.003\n").records.count, 1)
        XCTAssertEqual(reason(line().dropLast() + "x\n"), .agent)
    }

    func testLineEnds() {
        let bare = String(line().dropLast())
        XCTAssertEqual(parse(bare).records.count, 1, "no newline")
        XCTAssertEqual(parse(bare + "\r\n" + bare + "\r\n").records.count, 2, "CRLF")
        XCTAssertEqual(parse(bare + "\n\n" + bare).reasons, [.empty])
        XCTAssertEqual(parse("\r\n").reasons, [.empty])
    }

    func testBytesThatAreNotUTF8() {
        var bytes = Array("10.0.0.1 - - [17/May/2015:10:05:03 +0000] \"GET /".utf8)
        bytes += [0xFF, 0x00, 0xC3]
        bytes += Array(" HTTP/1.1\" 200 5 \"-\" \"\u{1F30A}".utf8) + [0x80, 0x22]
        let parsed = BlockParser.parse(block(bytes))
        XCTAssertEqual(parsed.records.count, 1)
        XCTAssertEqual(parsed.records.first?.path.count, 4)
    }

    func testMalformedLinesNameTheField() {
        XCTAssertEqual(reason("10.0.0.1\n"), .client)
        XCTAssertEqual(reason(" - - [17/May/2015:10:05:03 +0000]\n"), .client)
        XCTAssertEqual(reason("10.0.0.1 - [17/May/2015:10:05:03 +0000] \"-\" 200 1 \"-\" \"-\"\n"), .user)
        XCTAssertEqual(reason("10.0.0.1 - -\n"), .user)
        XCTAssertEqual(reason(line(date: "17/Mai/2015:10:05:03 +0000")), .date)
        XCTAssertEqual(reason("10.0.0.1 - - [17/May/2015"), .date)
        XCTAssertEqual(reason("10.0.0.1 - - [17/May/2015:10:05:03 +0000]"), .date)
        XCTAssertEqual(reason("10.0.0.1 - - [17/May/2015:10:05:03 +0000] "), .request)
        XCTAssertEqual(reason("10.0.0.1 - - [17/May/2015:10:05:03 +0000] GET / 200 1\n"), .request)
        XCTAssertEqual(reason("10.0.0.1 - - [17/May/2015:10:05:03 +0000] \"GET /\n"), .request)
        for status in ["", "x", "99", "600", "-1", "20000000000000000000000", "2 00", "-"] {
            XCTAssertEqual(reason(line(status: status)), .status, status)
        }
        for bytes in ["", "x", "-1", "--", "99999999999999999999999999", "12x"] {
            XCTAssertEqual(reason(line(bytes: bytes)), .bytes, bytes)
        }
        XCTAssertEqual(reason("10.0.0.1 - - [17/May/2015:10:05:03 +0000] \"-\" 200 1 \"http\n"), .referer)
        XCTAssertEqual(reason("10.0.0.1 - - [17/May/2015:10:05:03 +0000] \"-\" 200 1 \"-\"\n"), .agent)
        XCTAssertEqual(reason("10.0.0.1 - - [17/May/2015:10:05:03 +0000] \"-\" 200 1 \"-\" \"Mozil\n"), .agent)
    }

    func testEveryBeginningOfALineIsRefusedWithoutATrap() {
        let whole = Array(line(request: "GET /\\\" HTTP/1.1", referer: "http://example.org").utf8.dropLast())
        for count in 0..<whole.count {
            XCTAssertEqual(BlockParser.parse(block(Array(whole[..<count]))).records.count, 0, "\(count) bytes")
        }
    }

    func testAnyByteAnywhereDoesNotTrap() {
        let whole = Array(line(request: "GET /\\\" HTTP/1.1").utf8)
        for index in whole.indices {
            for byte in UInt8.min...UInt8.max {
                var bytes = whole
                bytes[index] = byte
                XCTAssertGreaterThan(BlockParser.parse(block(bytes)).lines, 0)
            }
        }
    }

    func testOnlyTheFirstMalformedLinesAreKept() {
        let parsed = BlockParser.parse(block(line() + "a\nb\nc\nd\n"))
        XCTAssertEqual(parsed.malformed, 4)
        XCTAssertEqual(parsed.samples.map(\.line), [1, 2, 3])
        XCTAssertEqual(BlockParser.parse(block(Array("abc".utf8), isOverlong: true)).samples.map(\.reason), [.overlong])
    }
}
