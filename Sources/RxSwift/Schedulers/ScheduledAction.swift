internal import CSupport

/// An action that waits for its turn, as an object.
@usableFromInline
package class ScheduledAction: Cancelable {
    // Unchecked: several threads may use it at once; see there.
    @exclusivity(unchecked) private final var slot: ActionSlot

    @usableFromInline
    package init(_ body: consuming ActionBody<Void>) { slot = ActionSlot(body) }

    @inline(never) @usableFromInline
    package final var isDisposed: Bool { ActionSlot.isDisposed(&slot) }

    /// Runs the body, unless it was disposed or has run.
    @usableFromInline
    package final func run() { ActionSlot.run(&slot) }

    @usableFromInline
    package func dispose() { cancel() }

    /// Drops the body, or disposes what it returned.
    package final func cancel() { ActionSlot.dispose(&slot) }

    deinit { slot.release() }
}

// The body is the scheduler's caller's business.
extension ScheduledAction: @unchecked Sendable {}
