import Foundation
import RxSwift
import TestSupport

/// Remembers what it heard and does what the law wants when it hears it.
final class Recorder: ObserverType, @unchecked Sendable {
    private let lock = NSLock()
    private var heard: [Event<Tracked>] = []
    private let action: (Event<Tracked>) -> Void

    init(_ action: @escaping (Event<Tracked>) -> Void = { _ in }) { self.action = action }

    func on(_ event: Event<Tracked>) {
        lock.withLock { heard.append(event) }
        action(event)
    }

    var events: [Event<Tracked>] { lock.withLock { heard } }
    var elements: [Int] { events.compactMap { $0.element?.number } }
    var stops: [Event<Tracked>] { events.filter(\.isStopEvent) }

    /// Lets go of the elements.
    func forget() {
        let last = lock.withLock {
            defer { heard = [] }
            return heard
        }
        withExtendedLifetime(last) {}
    }
}
