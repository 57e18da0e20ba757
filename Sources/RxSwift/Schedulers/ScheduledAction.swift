internal import CSupport

/// An action that waits for its turn: it runs once or is dropped, whichever comes first.
///
/// Running and disposing may race on any threads. Each leaves its mark with one `fetchOr`; the one that comes first has
/// the body, so a cancelled action releases its closure on the disposing thread (contract 6) although the scheduler
/// still holds this object.
@usableFromInline
package class ScheduledAction: Cancelable {
    private static var started: UInt32 { 1 }
    private static var disposed: UInt32 { 2 }
    private static var resultSet: UInt32 { 4 }

    /// In a struct for the reason that `Action` gives.
    private struct Body<State> {
        let call: (State) -> any Disposable
    }

    // Unchecked: the word is atomic, and what follows is handed over by it.
    @exclusivity(unchecked) private final var state = AtomicInt()
    @exclusivity(unchecked) private final var body: Body<Void>?
    @exclusivity(unchecked) private final var result: DisposableObject?

    @usableFromInline
    package init(_ body: @escaping () -> any Disposable) { self.body = Body(call: body) }

    /// An action with a state. One that has none, as most, is kept as it is: the cast only says that it is so.
    @usableFromInline
    package init<State>(_ state: State, _ action: @escaping (State) -> any Disposable) {
        body =
            State.self == Void.self
            ? unsafeBitCast(Body(call: action), to: Body<Void>.self)
            : Body { action(state) }
    }

    @inline(never) @usableFromInline
    package final var isDisposed: Bool { AtomicInt.isFlagSet(&state, Self.disposed) }

    /// Runs the body, unless it was disposed or has run.
    @usableFromInline
    package final func run() {
        let old = AtomicInt.fetchOr(&state, Self.started)
        if old & (Self.started | Self.disposed) != 0 { return }
        // Swapped and not `take`n, after which it would be retained for the call.
        var body: Body<Void>?
        swap(&body, &self.body)
        enteringUserCode()
        let result = body!.call(())._object
        // Nothing to dispose, as mostly.
        if result is NopDisposable { return }
        self.result = result
        if AtomicInt.fetchOr(&state, Self.resultSet) & Self.disposed != 0 { disposeResult() }
    }

    @usableFromInline
    package func dispose() { cancel() }

    /// Drops the body, or disposes what it returned.
    package final func cancel() {
        let old = AtomicInt.fetchOr(&state, Self.disposed)
        if old & Self.disposed != 0 { return }
        if old & Self.started == 0 {
            body = nil
        } else if old & Self.resultSet != 0 {
            disposeResult()
        }
    }

    private final func disposeResult() {
        if let result = result.take() { Unwinder.dispose(result) }
    }

    deinit {
        // Over, as mostly.
        if body == nil, result == nil { return }
        if Unwinder.enter() {
            body = nil
            result = nil
            Unwinder.leave()
        } else {
            Unwinder.release(later: (body, result))
        }
    }
}

// What is shared is handed over by `state`; the body is the scheduler's caller's business.
extension ScheduledAction: @unchecked Sendable {}
