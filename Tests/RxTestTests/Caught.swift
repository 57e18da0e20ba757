import Foundation
import RxTest

/// The messages of the assertions that fail in `body`, which does not fail the test that asks.
func failures(in body: () -> Void) -> [String] {
    let caught = Caught()
    Failures.$recorder.withValue(.init { message, _, _ in caught.add(message) }, operation: body)
    return caught.messages
}

/// Where the assertions that fail in `body` say that they are.
func failureLines(in body: () -> Void) -> [UInt] {
    let caught = Caught()
    Failures.$recorder.withValue(.init { _, _, line in caught.add("\(line)") }, operation: body)
    return caught.messages.compactMap { UInt($0) }
}

private final class Caught: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []
    var messages: [String] { lock.withLock { all } }
    func add(_ message: String) { lock.withLock { all.append(message) } }
}
