public import Foundation
public import RxSwift

/// A scheduler whose time only passes when the test says so, and which any thread may use meanwhile.
///
/// The virtual-time schedulers of RxTest are for one thread; here two threads feed an operator that schedules.
public final class ManualScheduler: SchedulerType, @unchecked Sendable {
    private struct Item {
        let due: UInt64
        let order: Int
        let run: () -> Void
    }

    private let lock = NSLock()
    private var clock: UInt64 = 0
    private var order = 0
    private var items: [Item] = []

    public init() {}

    public var now: Date { Date(timeIntervalSince1970: Double(lock.withLock { clock }) / 1e9) }

    /// How many actions wait.
    public var count: Int { lock.withLock { items.count } }

    public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
        enqueue(after: 0, state, action)
    }

    public func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        dueTime == .never ? Disposables.create() : enqueue(after: nanoseconds(dueTime), state, action)
    }

    public func schedulePeriodic<State>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
    ) -> any Disposable {
        let cancel = SerialDisposer()
        func tick(_ state: State) -> any Disposable {
            let next = action(state)
            cancel.replace(scheduleRelative(next, dueTime: period, action: tick))
            return Disposables.create()
        }
        cancel.replace(scheduleRelative(state, dueTime: startAfter, action: tick))
        return cancel
    }

    /// Lets time pass and runs, in order, what falls due; also what that schedules.
    public func advance(by interval: RxTimeInterval = .seconds(100)) {
        let goal = lock.withLock { clock } + nanoseconds(interval)
        while let item = takeNext(until: goal) { item.run() }
        lock.withLock { clock = max(clock, goal) }
    }

    private func takeNext(until goal: UInt64) -> Item? {
        lock.withLock {
            guard let next = items.first, next.due <= goal else { return nil }
            clock = max(clock, next.due)
            return items.removeFirst()
        }
    }

    private func enqueue<State>(
        after delay: UInt64, _ state: State, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let cancel = SerialDisposer()
        let key = lock.withLock {
            order += 1
            return order
        }
        // What is cancelled is taken out, so that it does not live until its time has come.
        cancel.replace(Disposables.create { [weak self] in self?.remove(key) })
        lock.withLock {
            let item = Item(due: clock + delay, order: key) { cancel.replace(action(state)) }
            items.insert(item, at: items.firstIndex { $0.due > item.due } ?? items.count)
        }
        return cancel
    }

    private func remove(_ key: Int) {
        let removed = lock.withLock {
            items.firstIndex { $0.order == key }.map { items.remove(at: $0) }
        }
        withExtendedLifetime(removed) {}
    }
}

/// Holds the latest of several disposables; disposes it when it is disposed, never when it is replaced.
private final class SerialDisposer: Disposable, @unchecked Sendable {
    private let lock = NSLock()
    private var isDisposed = false
    private var current: (any Disposable)?

    func replace(_ disposable: any Disposable) {
        let (late, old) = lock.withLock { () -> ((any Disposable)?, (any Disposable)?) in
            if isDisposed { return (disposable, nil) }
            defer { current = disposable }
            return (nil, current)
        }
        late?.dispose()
        withExtendedLifetime(old) {}
    }

    func dispose() {
        let last = lock.withLock {
            isDisposed = true
            return current.take()
        }
        last?.dispose()
    }
}

private func nanoseconds(_ interval: RxTimeInterval) -> UInt64 {
    switch interval {
    case .seconds(let count): UInt64(max(0, count)) * 1_000_000_000
    case .milliseconds(let count): UInt64(max(0, count)) * 1_000_000
    case .microseconds(let count): UInt64(max(0, count)) * 1_000
    case .nanoseconds(let count): UInt64(max(0, count))
    case .never: .max
    @unknown default: 0
    }
}
