public import CSupport

/// Serialises inputs by hand-over (contract 3): the thread that finds the gate free delivers and drains, another
/// thread's input is queued and its call returns, the same thread re-entering delivers nested, depth first.
///
/// Two lock sections an input when nobody else is there; the lock is biased, so on one thread they cost a few plain
/// stores. Base class of every sink with several inputs and of the subjects.
@usableFromInline
package class Gate {
    // Unchecked: `deliverer` is touched under `lock`; the lock itself is atomic words.
    @exclusivity(unchecked) @usableFromInline final var lock = BiasedLock()
    /// The thread that is delivering, 0 when nobody is.
    @exclusivity(unchecked) @usableFromInline final var deliverer: UInt = 0

    @inlinable
    package init() {}

    /// A section for whoever holds the gate: taking the address of its lock from outside would retain it, 10 ns.
    @inlinable @inline(__always)
    final func locked<Result>(_ section: () -> Result) -> Result { withLock(&lock, section) }

    /// The same on the path that runs per event: the first thread that takes it gets the lock for the price of a store.
    @inlinable @inline(__always)
    final func lockedAdopting<Result>(_ section: () -> Result) -> Result {
        let thread = threadSelf()
        BiasedLock.lockAdopting(&lock, by: thread)
        defer { BiasedLock.unlock(&lock, by: thread) }
        return section()
    }

    /// Passes one input: `ask` decides under the lock, `perform` acts after it. Only if another thread is delivering,
    /// `queue` is called, under the lock, to leave the input to that thread. When `canLeave` says under the lock that
    /// nothing is left to do, the gate is free; otherwise `drain` goes on in our turn and frees it.
    ///
    /// The parts are closures, inlined into one straight path: an input that passes is never made into an enum.
    @inlinable @inline(__always)
    final func pass<Step>(
        queue: () -> Void,
        ask: () -> Step,
        perform: (Step) -> Void,
        canLeave: () -> Bool,
        drain: () -> Void
    ) {
        let thread = threadSelf()
        BiasedLock.lockAdopting(&lock, by: thread)
        let isNested = deliverer == thread
        if !isNested, deliverer != 0 {
            queue()
            return BiasedLock.unlock(&lock, by: thread)
        }
        deliverer = thread
        let step = ask()
        BiasedLock.unlock(&lock, by: thread)
        perform(step)
        if isNested { return }
        BiasedLock.lockAdopting(&lock, by: thread)
        let isDone = canLeave()
        if isDone { deliverer = 0 }
        BiasedLock.unlock(&lock, by: thread)
        if !isDone { drain() }
    }
}
