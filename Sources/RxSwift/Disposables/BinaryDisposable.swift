internal import CSupport

/// Disposes two, first the first.
@usableFromInline
final class BinaryDisposable: Cancelable {
    // Unchecked: the word is atomic; the thread that sets the flag is the only one that touches the pair.
    @exclusivity(unchecked) private var disposed = AtomicInt()
    @exclusivity(unchecked) private var pair: (DisposableObject, DisposableObject)?

    @usableFromInline
    init(_ first: any Disposable, _ second: any Disposable) { pair = (first._object, second._object) }

    @inline(never) @usableFromInline
    var isDisposed: Bool { AtomicInt.isFlagSet(&disposed, 1) }

    @usableFromInline
    func dispose() {
        guard AtomicInt.fetchOr(&disposed, 1) == 0, let (first, second) = pair.take() else { return }
        Unwinder.dispose(first)
        Unwinder.dispose(second)
    }

    deinit { Unwinder.release(&pair) }
}
