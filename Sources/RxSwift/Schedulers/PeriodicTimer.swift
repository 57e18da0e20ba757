internal import CSupport
internal import Dispatch

/// Runs a tick at a deadline and then every period, counted from the deadline and not from the tick before (report F7).
///
/// Dispatch calls the handler of one source from one thread at a time, also on a concurrent queue, and makes one call
/// of what was missed meanwhile.
///
/// A source that nobody holds is cancelled by Dispatch, and users do not hold the disposables of what they want to go
/// on (report E4): the handler holds this object until it is disposed.
final class PeriodicTimer: Disposable, @unchecked Sendable {
    private static var ticking: UInt32 { 1 }
    private static var disposed: UInt32 { 2 }

    private let source: any DispatchSourceTimer
    // Unchecked: the word is atomic; whoever finds the other's mark there leaves `tick` to the other.
    @exclusivity(unchecked) private var state = AtomicInt()
    @exclusivity(unchecked) private var tick: (() -> Void)?

    init(_ queue: DispatchQueue, _ tick: @escaping () -> Void) {
        source = DispatchSource.makeTimerSource(queue: queue)
        self.tick = tick
    }

    func start(_ deadline: Int, _ period: RxTimeInterval, _ leeway: DispatchTimeInterval) {
        let deadline = MonotonicClock.dispatchTime(at: deadline)
        source.setEventHandler { [self] in fire() }
        if let period = period.saturatingNanoseconds, period < 1 << 62 {
            source.schedule(deadline: deadline, repeating: .nanoseconds(max(0, period)), leeway: leeway)
        } else {
            source.schedule(deadline: deadline, leeway: leeway)
        }
        source.resume()
    }

    private func fire() {
        guard AtomicInt.fetchOr(&state, Self.ticking) & Self.disposed == 0 else { return }
        enteringUserCode()
        tick?()
        // Disposed meanwhile: the closure was left for us to drop.
        if AtomicInt.compareExchange(&state, expected: Self.ticking, desired: 0) != Self.ticking { tick = nil }
    }

    @inline(never)
    func dispose() {
        let old = AtomicInt.fetchOr(&state, Self.disposed)
        if old & Self.disposed != 0 { return }
        if old & Self.ticking == 0 { tick = nil }
        source.cancel()
    }
}
