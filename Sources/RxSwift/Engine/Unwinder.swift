public import CSupport

/// Keeps the stack flat while a long chain of observables or disposables dies.
///
/// Freeing a declaration of 100,000 `map`s releases each from inside the one above it, and so overflows any stack.
/// Beyond a depth that no hand-written pipeline reaches, what is to be released or disposed is put aside, and the
/// outermost call of the thread does it in a loop (reports D5; ReactiveSwift #778).
@usableFromInline
package enum Unwinder {
    /// Whether the caller may go on; then it calls `leave`. If not, it puts its work aside.
    ///
    /// Generic classes use it themselves instead of a function that takes the field to be released: their `deinit` is
    /// never specialised, and passing a generic value from there asks the runtime for its metadata, 100 ns and more.
    @inlinable
    package static func enter() -> Bool { unwinderEnter() }

    @inlinable
    package static func leave() { unwinderLeave() }

    /// Empties `field` in the `deinit` of a class that is not generic, now or when the outermost release of this thread
    /// comes to it.
    ///
    /// Not for a closure: as a generic value it is converted back and forth, and dies only after this has returned.
    @inline(__always)
    static func release<Value>(_ field: inout Value?) {
        if unwinderEnter() {
            field = nil
            unwinderLeave()
        } else if let value = field {
            release(later: value)
        }
    }

    /// Holds `value` until the outermost release of this thread comes to it.
    @inline(never) @usableFromInline
    package static func release(later value: Any) { putAside(LastHolder(value)) }

    /// Runs `action`, at once or when the outermost disposal of this thread comes to it.
    package static func perform(_ action: @escaping () -> Void) {
        enteringUserCode()
        if unwinderEnter() {
            action()
            unwinderLeave()
        } else {
            putAside(Postponed(action))
        }
    }

    /// Disposes `disposable`, at once or when the outermost disposal of this thread comes to it.
    @usableFromInline
    package static func dispose(_ disposable: DisposableObject) {
        enteringUserCode()
        if unwinderEnter() {
            disposable.dispose()
            unwinderLeave()
        } else {
            putAside(Postponed { disposable.dispose() })
        }
    }

    private static func putAside(_ work: LastHolder) {
        unwinderPutAside(context: Unmanaged.passRetained(work).toOpaque()) {
            Unmanaged<LastHolder>.fromOpaque($0).takeRetainedValue().perform()
        }
    }
}

/// Holds a value until the unwinder comes to it.
private class LastHolder {
    private let value: Any
    init(_ value: Any) { self.value = value }
    func perform() {}
}

private final class Postponed: LastHolder {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(())
    }

    override func perform() { action() }
}
