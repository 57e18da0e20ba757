public import CSupport

// The only file with `lock` and `unlock`, but for the gate: everyone else says what is done under the lock.
//
// Nothing foreign runs in there, and nothing of the user's is released in there (contract 2): what is dropped leaves
// the section in its result. The locks are not recursive, so a mistake hangs in the first test that makes it.
//
// Functions that take a pointer, not methods of the lock: a mutating method on a field is one long access to it, which
// ThreadSanitizer reports when two threads are in one.

@inlinable @inline(__always)
package func withLock<Result>(_ lock: UnsafeMutablePointer<SpinLock>, _ section: () -> Result) -> Result {
    SpinLock.lock(lock)
    defer { SpinLock.unlock(lock) }
    return section()
}

@inlinable @inline(__always)
package func withLock<Result>(_ lock: UnsafeMutablePointer<BiasedLock>, _ section: () -> Result) -> Result {
    let bias = BiasedLock.lock(lock, by: threadSelf())
    defer { BiasedLock.unlock(lock, bias) }
    return section()
}
