import XCTest

@testable import millrace

final class AnalyzeEndToEndTests: XCTestCase {
    private func analyze(_ text: String, _ options: [String] = ["--json"]) throws -> Millrace.Result {
        let path = try temporaryFile(Array(text.utf8), for: self)
        return try Millrace.run(["analyze", path] + options, in: self)
    }

    func testTheRealLog() throws {
        let result = try Millrace.run(["analyze", Millrace.realLog(), "--json"], in: self)
        let summary = try result.summary()
        XCTAssertEqual(result.code, 0)
        XCTAssertEqual(summary["lines"] as? Int, 9_999)
        XCTAssertEqual(summary["malformed"] as? Int, 1)
        XCTAssertEqual(summary["clients"] as? Int, 1_753)
        XCTAssertEqual(summary["bytes"] as? Int, 2_747_282_505)
        XCTAssertEqual(
            summary["status"] as? [String: Int],
            ["200": 9_125, "206": 45, "301": 164, "304": 445, "403": 2, "404": 213, "416": 2, "500": 3])
        let top = try XCTUnwrap(summary["top"] as? [[String: Any]])
        XCTAssertEqual(top.first?["path"] as? String, "/favicon.ico")
        XCTAssertEqual(top.compactMap { $0["hits"] as? Int }, [807, 546, 538, 533, 516])
        XCTAssertTrue(result.errors.contains("line 8899 is malformed"), result.errors)
        XCTAssertEqual(result.errors.split(separator: "\n").count, 1)
    }

    func testTheRealLogIsTheSameFromStandardInputAndInAnyWindow() throws {
        let path = try Millrace.realLog()
        let expected = try Millrace.run(["analyze", path, "--json"], in: self)
        let piped = try Millrace.shell("cat '\(path)' | $M analyze - --json", in: self)
        XCTAssertEqual(piped.output, expected.output)
        let redirected = try Millrace.run(["analyze", "--json"], input: path, in: self)
        XCTAssertEqual(redirected.output, expected.output)
        for window in ["1", "7", "3600", "1000000000"] {
            let result = try Millrace.run(["analyze", path, "--json", "--window", window], in: self)
            XCTAssertEqual(try result.summary(), try expected.summary(), "window \(window)")
            let windows = try result.objects().filter { $0["type"] as? String == "window" }
            XCTAssertEqual(windows.reduce(0) { $0 + ($1["requests"] as? Int ?? 0) }, 9_999, "window \(window)")
        }
    }

    func testTables() throws {
        let result = try analyze(line(at: 0) + line(at: 1, path: "/a"), [])
        XCTAssertEqual(result.code, 0)
        XCTAssertTrue(result.output.hasPrefix("2015-05-17T10:05:00Z        2 requests"), result.output)
        XCTAssertTrue(result.output.contains("Summary"), result.output)
        XCTAssertEqual(result.errors, "")
    }

    func testBadInputIsCountedAndTheFirstThreeAreShown() throws {
        let long = String(repeating: "x", count: 3 << 20)
        let bad = ["\n", "10.0.0.1 - - [x]\n", line(date: "31/Feb/2015:00:00:00 +0000"), long + "\n", "\u{0}\n"]
        let bare = String(line().dropLast())
        let good = [line(), line(agent: long), bare + "\r\n", bare]
        let result = try analyze(bad.joined() + good.joined())
        XCTAssertEqual(result.code, 0)
        XCTAssertEqual(try result.summary()["lines"] as? Int, 4)
        XCTAssertEqual(try result.summary()["malformed"] as? Int, 5)
        let shown = result.errors.split(separator: "\n").map { $0.prefix(16) }
        XCTAssertEqual(shown, ["millrace: line 1", "millrace: line 2", "millrace: line 3"])
    }

    func testLateLinesAreCountedAndSaid() throws {
        let result = try analyze([0, 1, 500, 501, 2].map { line(at: $0) }.joined())
        XCTAssertEqual(result.code, 0)
        XCTAssertEqual(try result.summary()["lines"] as? Int, 5)
        XCTAssertTrue(result.errors.contains("too late for their window"), result.errors)
        XCTAssertTrue(result.errors.contains("in the summary only: 1 "), result.errors)
    }

    func testNothingReadableIsAFailure() throws {
        for text in ["", "\n", "no log at all\n"] {
            let result = try analyze(text)
            XCTAssertEqual(result.code, 1)
            XCTAssertTrue(result.errors.contains("no readable line"), result.errors)
        }
    }

    func testAFileThatCannotBeReadIsAFailure() throws {
        for path in ["/no/such/file", "/"] {
            let result = try Millrace.run(["analyze", path], in: self)
            XCTAssertEqual(result.code, 1)
            XCTAssertTrue(result.errors.contains("cannot read \(path)"), result.errors)
            XCTAssertEqual(result.output, "")
        }
    }

    func testWrongArgumentsShowTheUsage() throws {
        for arguments in [[], ["analyse"], ["analyze", "--window", "0"], ["generate"]] {
            let result = try Millrace.run(arguments, in: self)
            XCTAssertEqual(result.code, 64)
            XCTAssertTrue(result.errors.contains("usage: millrace analyze"), result.errors)
            XCTAssertEqual(result.output, "")
        }
        let help = try Millrace.run(["help"], in: self)
        XCTAssertEqual(help.code, 0)
        XCTAssertTrue(help.output.contains("usage: millrace analyze"))
    }

    func testGenerateIsTheSameForTheSameSeedAtAnyRate() throws {
        let first = try Millrace.run(["generate", "--lines", "1234", "--seed", "5"], in: self)
        let paced = try Millrace.run(["generate", "--lines", "1234", "--seed", "5", "--rate", "10000"], in: self)
        XCTAssertEqual(first.code, 0)
        XCTAssertEqual(first.output.utf8.filter { $0 == UInt8(ascii: "\n") }.count, 1_234)
        XCTAssertEqual(first.output, paced.output)
        XCTAssertNotEqual(first.output, try Millrace.run(["generate", "--lines", "1234"], in: self).output)
    }
}
