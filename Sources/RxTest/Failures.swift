internal import CSupport
internal import RxSwift
internal import XCTest

/// Where failed assertions go: to XCTest, or, while a test of the assertions themselves runs, into its hands.
package enum Failures {
    package typealias Recorder = @Sendable (_ message: String, _ file: StaticString, _ line: UInt) -> Void

    /// Takes the failures of this task for as long as it is set. XCTest on Linux has no `XCTExpectFailure`.
    @TaskLocal package static var recorder: Recorder?

    static func record(_ message: String, _ file: StaticString, _ line: UInt) {
        if let recorder { recorder(message, file, line) } else { XCTFail(message, file: file, line: line) }
    }
}
