public import CSupport

// The only file with `lock()` and `unlock()`: everyone else says what is done under the lock.
//
// Nothing foreign runs in there, and nothing of the user's is released in there (contract 2): what is dropped leaves
// the section in its result. The locks are not recursive, so a mistake hangs in the first test that makes it.

extension SpinLock {
    @inlinable @inline(__always)
    package mutating func withLock<Result>(_ section: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return section()
    }
}

extension BiasedLock {
    @inlinable @inline(__always)
    package mutating func withLock<Result>(_ section: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return section()
    }

    /// For the path that runs per event: the first thread that takes it gets the lock for the price of a store.
    @inlinable @inline(__always)
    package mutating func withLockAdopting<Result>(_ section: () -> Result) -> Result {
        lockAdopting()
        defer { unlock() }
        return section()
    }
}
