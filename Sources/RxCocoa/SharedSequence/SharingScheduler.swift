public import RxSwift

/// Where drivers and signals deliver, in the whole process: on the main queue, unless a test says otherwise.
public enum SharingScheduler {
    private struct Source {
        let make: () -> any SchedulerType
        let isMock: Bool
    }

    private static let source = Setting(Source(make: { MainScheduler() }, isMock: false))

    /// Makes the scheduler of the next driver or signal.
    ///
    /// A main scheduler of its own for each: on the main queue it delivers at once, whatever others have queued
    /// (report G1).
    public static var make: () -> any SchedulerType { source.value.make }

    /// Whether a test has replaced the scheduler.
    static var isMocked: Bool { source.value.isMock }

    /// Makes the drivers and signals that are declared inside `action` deliver on `scheduler`.
    ///
    /// - Threads: for the whole process while `action` runs; two tests that do this at the same time disturb each
    ///   other.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Makes each driver and signal that is declared inside `action` deliver on a scheduler of `makeScheduler`.
    ///
    /// - Threads: for the whole process while `action` runs; two tests that do this at the same time disturb each
    ///   other.
    public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
        let before = source.value
        source.update { $0 = Source(make: makeScheduler, isMock: true) }
        defer { source.update { $0 = before } }
        try action()
    }
}

/// Traps when `method` is called where a user interface may not be touched. Under `mock` anything goes: virtual time
/// runs on any thread.
@usableFromInline
func ensureMainThread(_ method: StaticString) {
    if SharingScheduler.isMocked { return }
    MainScheduler.ensureRunningOnMainThread(
        errorMessage: """
            \(method) was called on another thread than the main one, so the first element could be told to a user \
            interface there. Call it on the main thread; or, where there is nothing to protect, use asObservable().
            """
    )
}
