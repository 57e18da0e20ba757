import Foundation

/// Process-wide settings that tests and crash reporters change.
///
/// - Threads: may be read and set on any thread at any time; neither waits for another thread. A closure that was
///   replaced is released shortly after, by a thread of the runtime.
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

    private static let settings = Setting(Settings())

    /// Called for an error that nobody handles; the default prints it in debug builds.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { settings.value.handler }
        set { settings.updateDeferred { $0.handler = newValue } }
    }

    /// Takes the call stack of a subscription when `recordCallStackOnError` is on; the default is the thread's.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { settings.value.capture }
        set { settings.updateDeferred { $0.capture = newValue } }
    }

    /// Whether subscriptions remember where they were made, in debug builds. Costs microseconds a subscription.
    public static var recordCallStackOnError: Bool {
        get { settings.value.recordCallStackOnError }
        set { settings.updateDeferred { $0.recordCallStackOnError = newValue } }
    }

    #if DEBUG
        fileprivate static func captureCallStack() -> [String] {
            let settings = settings.value
            guard settings.recordCallStackOnError else { return [] }
            enteringUserCode()
            return settings.capture()
        }
    #endif
}

/// Where the current subscription was made, if anybody wants to know. In release builds there is nothing of it.
@usableFromInline
package struct SubscriptionCallStack {
    #if DEBUG
        @usableFromInline let lines: [String]

        @usableFromInline
        init(isWanted: Bool = true) { lines = isWanted ? Hooks.captureCallStack() : [] }
    #else
        @inlinable var lines: [String] { [] }

        @inlinable
        init(isWanted: Bool = true) {}
    #endif
}
