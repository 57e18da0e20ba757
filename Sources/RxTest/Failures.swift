internal import XCTest

#if canImport(Testing)
    internal import Testing
#endif

/// Where failed assertions go: to the test that runs, or, while a test of the assertions themselves runs, into its
/// hands.
package enum Failures {
    /// In a struct for the reason that `Reporter` gives.
    package struct Recorder: Sendable {
        package typealias Tell = @Sendable (_ message: String, _ file: StaticString, _ line: UInt) -> Void

        let tell: Tell

        package init(_ tell: @escaping Tell) { self.tell = tell }
    }

    /// Takes the failures of this task for as long as it is set. XCTest on Linux has no `XCTExpectFailure`.
    @TaskLocal package static var recorder: Recorder?

    static func record(_ message: String, _ file: StaticString, _ line: UInt) {
        if let recorder { return recorder.tell(message, file, line) }
        if !recordIssue(message, file, line) { XCTFail(message, file: file, line: line) }
    }

    /// Tells Swift Testing, which does not hear of `XCTFail`. False when the test is none of its own.
    private static func recordIssue(_ message: String, _ file: StaticString, _ line: UInt) -> Bool {
        #if canImport(Testing)
            guard Test.current != nil else { return false }
            let folders = "\(file)".split(separator: "/").suffix(2)
            let location = SourceLocation(
                fileID: folders.joined(separator: "/"), filePath: "\(file)", line: Int(line), column: 1)
            Issue.record(Comment(rawValue: message), sourceLocation: location)
            return true
        #else
            return false
        #endif
    }
}
