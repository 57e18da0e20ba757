import Foundation
import XCTest

extension XCTestCase {
    /// Serves the main queue until everything that was queued before has run. XCTest runs tests on the main thread.
    public func serveMainQueue() {
        let done = expectation(description: "the main queue was served")
        DispatchQueue.main.async { done.fulfill() }
        wait(for: [done], timeout: 10)
    }

    /// Serves the main queue until `condition` holds; fails when it does not within `seconds`.
    public func serveMainQueue(
        until what: String, seconds: Double = 20, file: StaticString = #filePath, line: UInt = #line,
        _ condition: () -> Bool
    ) {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while !condition() {
            if Date() > deadline { return XCTFail("not within \(seconds) s: \(what)", file: file, line: line) }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        }
    }
}
