import Foundation
import XCTest

/// Runs `body` on a thread of its own and fails with `message` when it has not returned in time: a deadlock becomes a
/// failed test in seconds, not a build that hangs.
///
/// - Parameter stackSize: bytes of stack that the thread gets; the default is that of a secondary thread elsewhere.
public func watched(
    _ message: @autoclosure () -> String,
    seconds: Double = 20,
    stackSize: Int = 512 << 10,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping () -> Void
) {
    let done = inBackground(stackSize: stackSize, body)
    if done.wait(timeout: .now() + seconds) == .timedOut {
        XCTFail("did not return within \(seconds) s: \(message())", file: file, line: line)
    }
}

/// Carries a value that is not `Sendable` to the one thread that takes it.
public final class Handed<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?

    public init(_ value: Value) { self.value = value }

    /// The value, for the first who asks; so it also dies where it was taken.
    public func take() -> Value? { lock.withLock { value.take() } }
}
