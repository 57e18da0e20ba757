import Foundation
import TestSupport

/// A variable that several threads or tasks may use.
final class Slot<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value?

    var value: Value? {
        get { lock.withLock { stored } }
        set {
            let old = lock.withLock {
                defer { stored = newValue }
                return stored
            }
            withExtendedLifetime(old) {}
        }
    }
}

/// How many rounds a race gets.
enum Rounds {
    /// 10^5, the figure the project promises; a tenth under ThreadSanitizer, where a round costs thirty times as much
    /// and finds more, unless the tests are to take their time.
    static let races = isUnderThreadSanitizer && !isStress ? 10_000 : 100_000
}
