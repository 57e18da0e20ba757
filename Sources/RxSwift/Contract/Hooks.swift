import Foundation

/// Process-wide settings that tests and crash reporters change.
public enum Hooks {
    /// Hears the call stack of the subscription and the error that no `onError` took.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void
    /// Returns the call stack of the current subscription.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    private struct Settings {
        var recordCallStackOnError = false
        var handler: DefaultErrorHandler = { callStack, error in
            #if DEBUG
                let origin = callStack.joined(separator: "\n")
                print("Unhandled error happened: \(error)\(origin.isEmpty ? "" : "\nsubscribed at:\n\(origin)")")
            #endif
        }
        var capture: CustomCaptureSubscriptionCallstack = { Thread.callStackSymbols }
    }

    // A lock until the RCU cell is in: read once per subscription in debug builds, and per unhandled error.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var settings = Settings()

    /// Called for an error that nobody handles; the default prints it in debug builds.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock.withLock { settings.handler } }
        set { replace { $0.handler = newValue } }
    }

    /// Takes the call stack of a subscription when `recordCallStackOnError` is on; the default is the thread's.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock.withLock { settings.capture } }
        set { replace { $0.capture = newValue } }
    }

    /// Whether subscriptions remember where they were made, in debug builds. Costs microseconds a subscription.
    public static var recordCallStackOnError: Bool {
        get { lock.withLock { settings.recordCallStackOnError } }
        set { replace { $0.recordCallStackOnError = newValue } }
    }

    private static func replace(_ change: (inout Settings) -> Void) {
        var old: Settings?
        lock.withLock {
            old = settings
            change(&settings)
        }
        // The closures that were replaced die here, outside the lock.
        withExtendedLifetime(old) {}
        old = nil
    }
}

/// Where the current subscription was made, if anybody wants to know.
#if DEBUG
    @usableFromInline
    package func capturedCallStack() -> [String] {
        Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
    }
#else
    @inlinable @inline(__always)
    package func capturedCallStack() -> [String] { [] }
#endif
