internal import Dispatch

/// Runs an action once, at a deadline.
///
/// A source that nobody holds is cancelled by Dispatch, and users do not hold the disposables of what they want to go
/// on (report E4): the event handler holds this object, until the timer fires or is disposed.
final class OneShotTimer: Disposable, @unchecked Sendable {
    private let source: any DispatchSourceTimer
    private let action: ScheduledAction

    init(_ queue: DispatchQueue, _ body: @escaping () -> any Disposable) {
        source = DispatchSource.makeTimerSource(queue: queue)
        action = ScheduledAction(body)
    }

    func start(_ deadline: DispatchTime, _ leeway: DispatchTimeInterval) {
        source.setEventHandler { [self] in
            source.cancel()
            action.run()
        }
        source.schedule(deadline: deadline, leeway: leeway)
        source.resume()
    }

    func dispose() {
        // Dispatch drops the handler some time later, on the queue; the action's closure goes here and now.
        action.dispose()
        source.cancel()
    }
}
