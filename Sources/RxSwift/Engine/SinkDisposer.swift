/// One linear run of a subscription: whether anybody still listens, and what to tear down when nobody does.
///
/// It is given to the source before the source starts, so cancellation is visible before `subscribe` returns. All
/// stages of a run share it and look at one word.
@usableFromInline
package class SinkDisposer: Cancelable {
    // Unchecked: see there. A dynamic check costs 3–15 ns an access.
    @exclusivity(unchecked) @usableFromInline final var teardown = Teardown()
    /// Where its observer is among the observers of a subject. Under their lock.
    @exclusivity(unchecked) @usableFromInline final var place = SinkDisposer.noPlace

    /// The place of what is not listed.
    @inlinable static var noPlace: Int { -1 }

    @inlinable
    package init() {}

    /// `isDisposed`, for where it is asked for each element.
    @inlinable
    package final var isCancelled: Bool { Teardown.isMarked(&teardown, Teardown.disposed) }

    // This and `dispose` are called through protocols. The compiler inlines no call of C into its thunk for that, not
    // even one that is a single instruction; so the thunk jumps to here, where the instruction is.
    @inline(never) @usableFromInline
    package final var isDisposed: Bool { isCancelled }

    /// Whether no more elements are wanted: the run was disposed or its end has been delivered.
    @inlinable
    final var isSilent: Bool { Teardown.isMarked(&teardown, Teardown.disposed | Teardown.ended) }

    /// Marks that the stop event is about to be delivered; false for all but the first, and after `dispose`.
    @inlinable
    package final func end() -> Bool { Teardown.end(&teardown) }

    /// Sets what is disposed with this run. At most once.
    @inlinable
    package final func set(_ disposable: any Disposable) {
        if !NopDisposable.isTypeOf(disposable) { set(disposable._object) }
    }

    /// The same for what is known to be an object.
    @inlinable
    package final func set(_ disposable: consuming DisposableObject) {
        if Teardown.set(&teardown, consume disposable) { tearDown() }
    }

    /// Sets that this run is listed in a subject: it leaves when it is disposed. Instead of any other `set`.
    @inlinable
    package final func set(listedIn observers: SubjectObservers) {
        if Teardown.set(&teardown, observers, Teardown.set | Teardown.listed) { tearDown() }
    }

    /// Lets go of what was set, or will be, without disposing it.
    @usableFromInline
    package final func forget() { Teardown.forget(&teardown) }

    @inline(never) @usableFromInline
    package final func dispose() { if Teardown.dispose(&teardown) { tearDown() } }

    @inline(never) @usableFromInline
    final func tearDown() {
        guard let disposable = Teardown.take(&teardown) else { return }
        if Teardown.isMarked(&teardown, Teardown.listed) {
            // Consumed, or it would be retained for the call.
            unsafeDowncast(consume disposable, to: SubjectObservers.self).remove(self)
        } else {
            Unwinder.dispose(disposable)
        }
    }

    deinit { teardown.release() }
}
