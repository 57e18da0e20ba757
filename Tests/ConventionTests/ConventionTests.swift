import Foundation
import XCTest

/// Rules that the compiler does not know; see STYLE in the README's "how to check a change".
final class ConventionTests: XCTestCase {
    private struct SourceFile {
        let path: String
        let lines: [String]
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func files(in folder: String) throws -> [SourceFile] {
        let base = Self.root.appendingPathComponent(folder)
        let enumerator = try XCTUnwrap(FileManager.default.enumerator(atPath: base.path))
        let paths = enumerator.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        XCTAssertFalse(paths.isEmpty, "no Swift file in \(folder)")
        return try paths.map { path in
            let text = try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
            return SourceFile(path: "\(folder)/\(path)", lines: text.components(separatedBy: "\n"))
        }
    }

    private func assertNone(
        _ files: [SourceFile], because reason: String, where isBad: (String) -> Bool, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for source in files {
            for (number, text) in source.lines.enumerated() where isBad(text) {
                XCTFail("\(source.path):\(number + 1): \(reason): \(text)", file: file, line: line)
            }
        }
    }

    private func code(_ line: String) -> Substring {
        line.range(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    }

    func testOperatorFilesKnowNoLocksAndNoConditions() throws {
        assertNone(try files(in: "Sources/RxSwift/Operators"), because: "belongs in the engine") { line in
            let code = code(line)
            return code.contains("withLock") || code.contains("Atomic") || code.hasPrefix("#if")
                || code.contains("import CSupport")
        }
    }

    func testLocksAreTakenInTwoFilesOnly() throws {
        let allowed = ["Sources/RxSwift/Engine/Lock.swift", "Sources/RxSwift/Engine/Gate.swift"]
        let others = try files(in: "Sources").filter { !allowed.contains($0.path) }
        assertNone(others, because: "take locks with withLock { }") { line in
            let code = code(line)
            return code.contains(".lock(") || code.contains(".unlock(") || code.contains(".lockAdopting(")
        }
    }

    /// Who may run with whom, and which release each acquire pairs with, or that there is none.
    func testEveryHeaderOfTheRuntimeNamesItsOrders() throws {
        let folder = Self.root.appendingPathComponent("CSupport/include")
        let headers = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".h") }
        XCTAssertFalse(headers.isEmpty)
        for header in headers {
            let text = try String(contentsOf: folder.appendingPathComponent(header), encoding: .utf8)
            let head = text.components(separatedBy: "#pragma once")[0]
            XCTAssertTrue(head.contains("Orders:"), "\(header) does not say what it orders")
            XCTAssertTrue(head.contains("thread"), "\(header) does not say which threads may call it")
        }
    }

    func testNoDefaultInSwitchesOfTheEngine() throws {
        assertNone(try files(in: "Sources/RxSwift/Engine"), because: "switch over every case") {
            code($0).trimmingCharacters(in: .whitespaces).hasPrefix("default:")
        }
    }

    func testEveryPublicDeclarationOfAnOperatorIsDocumented() throws {
        for source in try files(in: "Sources/RxSwift/Operators") {
            for (number, line) in source.lines.enumerated()
            where code(line).contains("public ") && !code(line).contains("import ") {
                XCTAssertTrue(
                    isDocumented(number, in: source.lines), "\(source.path):\(number + 1) has no doc comment: \(line)"
                )
            }
        }
    }

    /// Looks up past attributes for a `///`.
    private func isDocumented(_ number: Int, in lines: [String]) -> Bool {
        var above = number - 1
        while above >= 0 {
            let text = lines[above].trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("///") { return true }
            if !text.hasPrefix("@") { return false }
            above -= 1
        }
        return false
    }

    func testTheFilesOfTheAritiesAreWhatTheScriptWrites() throws {
        let script = Process()
        script.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        script.arguments = ["python3", "Scripts/arities.py", "--check"]
        script.currentDirectoryURL = Self.root
        let output = Pipe()
        script.standardError = output
        try script.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        script.waitUntilExit()
        try XCTSkipIf(script.terminationStatus == 127, "python3 is not installed")
        XCTAssertEqual(script.terminationStatus, 0, said)
    }

    func testFilesStaySmall() throws {
        let counts = try files(in: "Sources/RxSwift").map(\.lines.count).sorted()
        XCTAssertLessThanOrEqual(counts[counts.count / 2], 90, "median")
        XCTAssertLessThanOrEqual(counts[counts.count * 9 / 10], 250, "90th percentile")
    }

    func testLinesFit() throws {
        let all = try files(in: "Sources") + files(in: "Tests")
        assertNone(all, because: "longer than 120 columns") { $0.count > 120 }
    }
}
