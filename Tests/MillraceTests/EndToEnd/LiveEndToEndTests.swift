import XCTest

@testable import millrace

/// The live list on a terminal, which the program `script` plays.
final class LiveEndToEndTests: XCTestCase {
    private static let open = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
    private static let close = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Runs lines of shell on a terminal; in them `$M` is the program, and `shown TEXT` waits until that is to be seen.
    private func onTerminal(_ script: String) throws -> Millrace.Result {
        guard FileManager.default.fileExists(atPath: "/usr/bin/script") else { throw XCTSkip("there is no script") }
        let seen = try temporaryFile([], for: self)
        let preparation = """
            M='\(Millrace.executable.path)'
            shown() { for i in {1..600}; do grep -q -- "$1" '\(seen)' && break; sleep 0.1; done; }

            """
        let lines = try temporaryFile((preparation + script).utf8, for: self)
        let result = try Millrace.shell(
            "TERM=xterm script --quiet --return --flush --command 'bash \(lines)' '\(seen)' > /dev/null", in: self)
        let output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: seen)), as: UTF8.self)
        return Millrace.Result(code: result.code, output: output, errors: result.errors)
    }

    /// What was written while the list was shown, and what came after it.
    private func parts(_ output: String, file: StaticString = #filePath, line: UInt = #line) throws -> [String] {
        let opened = output.components(separatedBy: Self.open)
        XCTAssertEqual(opened.count, 2, "\(output.debugDescription)", file: file, line: line)
        let closed = try XCTUnwrap(opened.last).components(separatedBy: Self.close)
        XCTAssertEqual(closed.count, 2, "\(output.debugDescription)", file: file, line: line)
        // Two of them, so that a test fails here and does not trap further down.
        return [closed[0], closed.count > 1 ? closed[1] : ""]
    }

    func testTheListGoesAndTheSummaryStays() throws {
        let log = try temporaryFile(("bad\n" + line(at: 0) + line(at: 1, path: "/a")).utf8, for: self)
        let result = try onTerminal("{ cat '\(log)'; shown 'Log so far'; } | $M analyze --live --top 1")
        XCTAssertEqual(result.code, 0)
        let parts = try parts(result.output)
        XCTAssertTrue(parts[0].contains("Log so far"), parts[0])
        XCTAssertFalse(parts[0].contains("Summary"), parts[0])
        XCTAssertFalse(parts[0].contains("malformed"), parts[0])
        XCTAssertTrue(parts[1].contains("line 1 is malformed"), parts[1])
        XCTAssertTrue(parts[1].contains("Summary\r\n"), parts[1])
        XCTAssertTrue(parts[1].contains("           1  /\r\n"), parts[1])
        XCTAssertFalse(parts[1].contains("  /a"), parts[1])
    }

    func testNothingReadableIsSaidBelowTheList() throws {
        let result = try onTerminal("$M analyze --live < /dev/null")
        XCTAssertEqual(result.code, 1)
        XCTAssertTrue(try parts(result.output)[1].contains("no readable line"))
    }

    func testTheInputMayEndBeforeTheListIsThere() throws {
        let script = "for i in {1..60}; do $M analyze --live < /dev/null; [ $? = 1 ] || exit 2; done"
        XCTAssertEqual(try onTerminal(script).code, 0)
    }

    func testInterruptPutsTheTerminalBack() throws {
        let log = try temporaryFile((line(at: 0) + line(at: 1, path: "/here")).utf8, for: self)
        let result = try onTerminal(
            """
            echo start $(stty -a | grep -o -- '-*echo ')
            exec 3< <(cat '\(log)'; exec sleep 600); writer=$!
            $M analyze --live <&3 & p=$!
            shown /here
            kill -INT $p; wait $p; code=$?
            kill $writer
            echo end $(stty -a | grep -o -- '-*echo ')
            exit $code
            """)
        XCTAssertEqual(result.code, 130)
        let parts = try parts(result.output)
        XCTAssertTrue(parts[0].contains("/here"), parts[0])
        XCTAssertTrue(parts[1].contains("Summary\r\n"), parts[1])
        XCTAssertTrue(parts[1].contains("end echo\r\n"), parts[1])
    }

    func testWithoutATerminalItIsAUsageError() throws {
        for script in ["$M analyze --live < /dev/null", "script -qec \"TERM=dumb $M analyze --live\" /dev/null"] {
            let result = try Millrace.shell(script, in: self)
            XCTAssertEqual(result.code, 64, script)
            XCTAssertTrue((result.output + result.errors).contains("--live needs a terminal"), script)
        }
    }
}
