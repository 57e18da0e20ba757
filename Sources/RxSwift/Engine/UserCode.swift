// Debug builds watch that no code of the user's runs inside a read-side section of the runtime, where one callback that
// blocks would stop reclamation for the whole process. The only file that knows whether; nothing in release builds.

#if DEBUG
    internal import CSupport

    /// Called where code of the user's is about to run: observers, scheduled actions, hooks.
    @usableFromInline
    package func enteringUserCode() { assertNoReadSection() }
#else
    @inlinable @inline(__always)
    package func enteringUserCode() {}
#endif
