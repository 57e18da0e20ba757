internal import CSupport

/// What a recursive or periodic schedule has waiting, so that one call cancels it all.
///
/// Nearly always that is one turn, which needs no bag.
final class Turns: Cancelable {
    // Unchecked: the lock is an atomic word, the rest is under it.
    @exclusivity(unchecked) private var lock = SpinLock()
    @exclusivity(unchecked) private var isOver = false
    @exclusivity(unchecked) private var single: Turn?
    @exclusivity(unchecked) private var others: Bag<Turn>?

    @inline(never)
    var isDisposed: Bool { withLock(&lock) { isOver } }

    /// A turn that is cancelled with the rest until `finish`; nil when all is cancelled already.
    func begin() -> Turn? {
        let turn = Turn()
        return withLock(&lock) {
            if isOver { return nil }
            if single == nil {
                single = turn
            } else {
                if others == nil { others = Bag() }
                turn.key = others?.insert(turn)
            }
            return turn
        }
    }

    /// The turn has come; false when it was cancelled.
    func finish(_ turn: Turn) -> Bool {
        let (isLive, dropped) = withLock(&lock) { () -> (Bool, Turn?) in
            if isOver { return (false, nil) }
            if single === turn { return (true, single.take()) }
            return (true, turn.key.flatMap { others?.removeKey($0) })
        }
        withExtendedLifetime(dropped) {}
        return isLive
    }

    func dispose() {
        let (first, rest) = withLock(&lock) { () -> (Turn?, Bag<Turn>?) in
            isOver = true
            return (single.take(), others.take())
        }
        first?.dispose()
        rest?.forEach { $0.dispose() }
    }
}

/// Holds what the scheduler returned for one turn.
final class Turn: SinkDisposer, @unchecked Sendable {
    /// Place among the others. Written before the turn is scheduled.
    fileprivate var key: BagKey?
    // Unchecked: an atomic word. Without an order: a thread finds its own number there only if it wrote it itself.
    @exclusivity(unchecked) private var schedulingThread = AtomicWord()

    func beginScheduling() { AtomicWord.storeRelaxed(&schedulingThread, threadSelf()) }

    func endScheduling() { AtomicWord.storeRelaxed(&schedulingThread, 0) }

    /// Whether this thread is inside the call that schedules it.
    var isBeingScheduledHere: Bool { AtomicWord.loadRelaxed(&schedulingThread) == threadSelf() }
}
