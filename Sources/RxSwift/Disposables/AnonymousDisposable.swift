internal import CSupport

/// Calls a closure once, and lets go of it.
@usableFromInline
final class AnonymousDisposable: Cancelable {
    // Unchecked: the word is atomic; the thread that sets the flag is the only one that touches `action`.
    @exclusivity(unchecked) private var disposed = AtomicInt()
    @exclusivity(unchecked) private var action: Action?

    @usableFromInline
    init(_ action: @escaping () -> Void) { self.action = Action(action) }

    @inline(never) @usableFromInline
    var isDisposed: Bool { AtomicInt.isFlagSet(&disposed, 1) }

    @usableFromInline
    func dispose() {
        guard AtomicInt.fetchOr(&disposed, 1) == 0, let action else { return }
        self.action = nil
        Unwinder.perform(action.call)
    }

    deinit {
        if Unwinder.enter() {
            action = nil
            Unwinder.leave()
        } else if let action {
            Unwinder.release(later: action)
        }
    }
}
