import Foundation
public import RxSwift

/// Remembers what it hears, on any threads, and what of it breaks the Rx contract: calls that overlap on two threads,
/// and events after the stop event.
public final class StrictObserver<Element>: ObserverType, @unchecked Sendable {
    private let lock = NSLock()
    private var heard: [Event<Element>] = []
    private var faults: [String] = []
    private var caller: pthread_t?
    private var depth = 0
    private let action: (Event<Element>) -> Void

    public init(_ action: @escaping (Event<Element>) -> Void = { _ in }) { self.action = action }

    public func on(_ event: Event<Element>) {
        enter(event)
        action(event)
        leave()
    }

    public var events: [Event<Element>] { lock.withLock { heard } }
    public var elements: [Element] { events.compactMap(\.element) }
    public var stopCount: Int { events.count { $0.isStopEvent } }
    /// Empty when the contract was kept.
    public var violations: [String] { lock.withLock { faults } }

    private func enter(_ event: Event<Element>) {
        lock.withLock {
            if depth > 0, caller != pthread_self() { faults.append("\(event) overlaps a call on another thread") }
            if heard.last?.isStopEvent == true { faults.append("\(event) after the stop event") }
            heard.append(event)
            caller = pthread_self()
            depth += 1
        }
    }

    private func leave() { lock.withLock { depth -= 1 } }
}

public struct NumberedError: Error, Equatable {
    public let number: Int
    public init(_ number: Int = 0) { self.number = number }
}
