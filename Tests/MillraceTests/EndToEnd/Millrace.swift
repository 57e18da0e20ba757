import Foundation
import XCTest

/// Runs the program that was built beside the tests.
struct Millrace {
    struct Result {
        let code: Int32
        let output: String
        let errors: String

        /// The lines of `--json`.
        func objects() throws -> [[String: Any]] {
            try output.split(separator: "\n").map { line in
                try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
            }
        }

        /// The last line of `--json`, by its numbers.
        func summary() throws -> NSDictionary {
            let last = try XCTUnwrap(objects().last)
            XCTAssertEqual(last["type"] as? String, "summary")
            return last as NSDictionary
        }
    }

    static let executable = Bundle.main.bundleURL.appendingPathComponent("millrace")

    /// The log of a real site, which lies beside the project where it is developed.
    static func realLog() throws -> String {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folders = [
            package.deletingLastPathComponent().appendingPathComponent("shared").path,
            ProcessInfo.processInfo.environment["MILLRACE_SHARED"] ?? "",
        ]
        let paths = folders.map { $0 + "/data/access.log" }
        guard let path = paths.first(where: FileManager.default.fileExists) else {
            throw XCTSkip("there is no ../shared/data/access.log")
        }
        return path
    }

    /// Runs to the end. Output goes through files, so that no pipe can fill up.
    static func run(_ arguments: [String], input: String? = nil, in test: XCTestCase) throws -> Result {
        let output = try temporaryFile([], for: test)
        let errors = try temporaryFile([], for: test)
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = input.map { FileHandle(forReadingAtPath: $0) as Any } ?? FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        process.waitUntilExit()
        return Result(code: process.terminationStatus, output: try read(output), errors: try read(errors))
    }

    /// Runs a line of shell in which `$M` is the program.
    static func shell(_ script: String, in test: XCTestCase) throws -> Result {
        let output = try temporaryFile([], for: test)
        let errors = try temporaryFile([], for: test)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "set -o pipefail; M='\(executable.path)'; \(script)"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        process.waitUntilExit()
        return Result(code: process.terminationStatus, output: try read(output), errors: try read(errors))
    }

    private static func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
}
