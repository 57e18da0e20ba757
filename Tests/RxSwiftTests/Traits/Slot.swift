import Foundation

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
    /// 10^5, the figure the project promises; a tenth under ThreadSanitizer, where a round costs thirty times as much and
    /// finds more. The environment variable RX_RACE_ROUNDS says otherwise.
    static let races =
        ProcessInfo.processInfo.environment["RX_RACE_ROUNDS"].flatMap { Int($0) } ?? (isSanitized ? 10_000 : 100_000)

    private static var isSanitized: Bool { dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil }
}
