public import CSupport

/// One linear run of a subscription: whether anybody still listens, and what to tear down when nobody does.
///
/// It is given to the source before the source starts, so cancellation is visible before `subscribe` returns. All
/// stages of a run share it and look at one word.
///
/// Setting the teardown and disposing may race on any threads. Each leaves its mark with one `fetchOr`; whoever comes
/// second finds the other's mark and releases, so the teardown is disposed exactly once. The full fence of the
/// `fetchOr` that comes first publishes `teardown` to the one that comes second.
@usableFromInline
package class SinkDisposer: Cancelable {
    @usableFromInline static var disposed: UInt32 { 1 }
    @usableFromInline static var teardownSet: UInt32 { 2 }
    @usableFromInline static var ended: UInt32 { 4 }
    @usableFromInline static var forgotten: UInt32 { 8 }

    // Unchecked: the word is atomic, and `teardown` is handed over by it. A dynamic check costs 3–15 ns an access.
    @exclusivity(unchecked) @usableFromInline final var state = AtomicInt()
    @exclusivity(unchecked) @usableFromInline final var teardown: DisposableObject?

    @inlinable
    package init() {}

    /// `isDisposed`, for where it is asked for each element.
    @inlinable
    package final var isCancelled: Bool { AtomicInt.isFlagSet(&state, Self.disposed) }

    // This and `dispose` are called through protocols. The compiler inlines no call of C into its thunk for that, not
    // even one that is a single instruction; so the thunk jumps to here, where the instruction is.
    @inline(never) @usableFromInline
    package final var isDisposed: Bool { isCancelled }

    /// Whether no more elements are wanted: the run was disposed or its end has been delivered.
    @inlinable
    final var isSilent: Bool { AtomicInt.isFlagSet(&state, Self.disposed | Self.ended) }

    /// Marks that the stop event is about to be delivered; false for all but the first, and after `dispose`.
    @inlinable
    package final func end() -> Bool {
        AtomicInt.fetchOr(&state, Self.ended) & (Self.disposed | Self.ended) == 0
    }

    /// Sets what is disposed with this run. At most once.
    @inlinable
    package final func set(_ disposable: any Disposable) { set(disposable._object) }

    /// The same for what is known to be an object.
    @inlinable
    package final func set(_ disposable: consuming DisposableObject) {
        teardown = consume disposable
        let old = AtomicInt.fetchOr(&state, Self.teardownSet)
        precondition(old & Self.teardownSet == 0, "a disposable was set twice")
        if old & Self.disposed != 0 { return tearDown() }
        if old & Self.forgotten != 0 { teardown = nil }
    }

    /// Lets go of what was set, or will be, without disposing it.
    @usableFromInline
    package final func forget() {
        let old = AtomicInt.fetchOr(&state, Self.forgotten)
        if old & (Self.disposed | Self.teardownSet | Self.forgotten) == Self.teardownSet { teardown = nil }
    }

    @inline(never) @usableFromInline
    package final func dispose() {
        let old = AtomicInt.fetchOr(&state, Self.disposed)
        if old & (Self.disposed | Self.teardownSet | Self.forgotten) == Self.teardownSet { tearDown() }
    }

    @inline(never) @usableFromInline
    final func tearDown() {
        guard let disposable = teardown else { return }
        teardown = nil
        Unwinder.dispose(disposable)
    }

    deinit {
        if Unwinder.enter() {
            teardown = nil
            Unwinder.leave()
        } else if let teardown {
            Unwinder.release(later: teardown)
        }
    }
}
