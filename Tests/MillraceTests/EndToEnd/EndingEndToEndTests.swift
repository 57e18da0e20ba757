import Glibc
import XCTest

@testable import millrace

/// Ends that come from outside: a closed pipe and Ctrl-C.
final class EndingEndToEndTests: XCTestCase {
    func testAClosedPipeEndsQuietly() throws {
        let scripts = [
            "$M generate --lines 100000000 | head -n 1",
            "$M generate --lines 300000 | $M analyze - --window 1 | head -n 1",
            "$M generate --lines 300000 | $M analyze - --window 1 --json | head -n 1",
            "$M help | true",
        ]
        for script in scripts {
            let result = try Millrace.shell(script, in: self)
            XCTAssertEqual(result.code, 0, script)
            XCTAssertEqual(result.errors, "", script)
        }
    }

    func testAFullDiskIsAFailure() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { throw XCTSkip("there is no /dev/full") }
        let result = try Millrace.shell("$M generate --lines 1000 | $M analyze - > /dev/full", in: self)
        XCTAssertEqual(result.code, 1)
        XCTAssertTrue(result.errors.contains("cannot write"), result.errors)
    }

    func testInterruptPrintsTheSummarySoFar() throws {
        let lines = try temporaryFile([0, 1, 200, 201].map { line(at: $0) }.joined().utf8, for: self)
        let pipe = lines + ".pipe"
        addTeardownBlock { unlink(pipe) }
        // The shell keeps the pipe open, as `tail -f` would; the first window is printed nevertheless.
        let open = "mkfifo '\(pipe)'; exec 3<>'\(pipe)'; cat '\(lines)' >&3"
        let result = try interrupt("analyze --json", reading: "'\(pipe)'", after: open)
        XCTAssertEqual(result.code, 130)
        XCTAssertEqual(try result.summary()["lines"] as? Int, 4)
        XCTAssertEqual(try result.objects().compactMap { $0["type"] as? String }, ["window", "window", "summary"])
        XCTAssertEqual(result.errors, "")
    }

    func testInterruptWhileBusy() throws {
        let result = try interrupt("analyze --json --window 1", reading: "<($M generate --lines 1000000000)")
        XCTAssertEqual(result.code, 130)
        let objects = try result.objects()
        let requests = objects.filter { $0["type"] as? String == "window" }.compactMap { $0["requests"] as? Int }
        XCTAssertEqual(try result.summary()["lines"] as? Int, requests.reduce(0, +))
        XCTAssertEqual(result.errors, "")
    }

    func testMemoryStaysFlat() throws {
        try skipUnderSanitizers()
        let script = """
            $M analyze --json < <($M generate --lines 1000000000) > /dev/null & p=$!; sleep 3
            grep VmHWM /proc/$p/status; kill -INT $p
            """
        let result = try Millrace.shell(script, in: self)
        let kilobytes = try XCTUnwrap(result.output.split(separator: " ").compactMap { Int($0) }.first, result.output)
        XCTAssertLessThan(kilobytes, 64 << 10)
    }

    /// Starts the program, waits for its first output, and presses Ctrl-C.
    private func interrupt(
        _ arguments: String, reading source: String, after preparation: String = ""
    ) throws -> Millrace.Result {
        let output = try temporaryFile([], for: self)
        let script = """
            \(preparation)
            $M \(arguments) < \(source) > '\(output)' & p=$!
            for i in {1..600}; do [ -s '\(output)' ] && break; sleep 0.1; done
            kill -INT $p; wait $p; code=$?; cat '\(output)'; exit $code
            """
        return try Millrace.shell(script, in: self)
    }

    private func skipUnderSanitizers() throws {
        let isSanitized = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil
        if isSanitized { throw XCTSkip("a sanitizer needs memory of its own") }
    }
}
