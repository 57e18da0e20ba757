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
    /// The thread that is delivering; 0 when nobody is and nothing waits, `nobody` when something does.
    @exclusivity(unchecked) @usableFromInline final var deliverer: UInt = 0

    /// Whether the delivering thread works off what others queued. Under `lock`.
    ///
    /// It then looks at the state under `stateLock` only, so that for each input it does not take `lock` from those who
    /// queue more; everyone else takes both.
    @exclusivity(unchecked) @usableFromInline final var isDraining = false
    /// Made when the first input waits. Not in this object, where it would be in a cache line that others write to.
    @exclusivity(unchecked) @usableFromInline final var stateLock: UnsafeMutablePointer<SpinLock>?

    @inlinable
    package init() {}

    deinit { stateLock?.deallocate() }

    /// No thread has this number.
    @inlinable static var nobody: UInt { 1 }

    /// A section that looks at the state.
    @inlinable @inline(__always)
    final func locked<Result>(_ section: () -> Result) -> Result {
        withLock(&lock) { sectionOfState(section) }
    }

    /// The same on the path that runs per event: the first thread that takes it gets the lock for the price of a store.
    @inlinable @inline(__always)
    final func lockedAdopting<Result>(_ section: () -> Result) -> Result {
        let bias = BiasedLock.lockAdopting(&lock, by: threadSelf())
        defer { BiasedLock.unlock(&lock, bias) }
        return sectionOfState(section)
    }

    /// Under `lock`.
    @inlinable @inline(__always)
    final func sectionOfState<Result>(_ section: () -> Result) -> Result {
        if !isDraining { return section() }
        lockState()
        defer { unlockState() }
        return section()
    }

    // Out of line, for the sections to stay short.
    @inline(never) @usableFromInline
    final func lockState() { if let stateLock { SpinLock.lock(stateLock) } }

    @inline(never) @usableFromInline
    final func unlockState() { if let stateLock { SpinLock.unlock(stateLock) } }

    /// Passes one input: `ask` decides under the lock, `perform` acts after it. Only if another thread is delivering,
    /// `queue` is called, under the lock, to leave the input to that thread. When `canLeave` says under the lock that
    /// nothing is left to do, the gate is free; otherwise `drain` goes on in our turn and frees it.
    ///
    /// What `perform` returns is started when the gate is free: a source that emits for long, or for ever, inside its
    /// start keeps nobody else waiting.
    ///
    /// The parts are closures, inlined into one straight path: an input that passes is never made into an enum.
    @inlinable @inline(__always)
    final func pass<Step, Turn>(
        queue: () -> Void,
        ask: () -> Step,
        perform: (Step) -> Turn?,
        start: (Turn) -> Void,
        canLeave: () -> Bool,
        drain: () -> Void
    ) {
        let thread = threadSelf()
        var bias = BiasedLock.lockAdopting(&lock, by: thread)
        let isNested = deliverer == thread
        if !isNested, deliverer != 0 {
            queue()
            let isFree = claim(by: thread)
            BiasedLock.unlock(&lock, bias)
            if isFree { drain() }
            return
        }
        deliverer = thread
        let step = ask()
        BiasedLock.unlock(&lock, bias)
        let turn = perform(step)
        if isNested {
            if let turn { start(turn) }
            return
        }
        bias = BiasedLock.lockAdopting(&lock, by: thread)
        let isDone = canLeave()
        if isDone { deliverer = 0 } else if turn != nil { deliverer = Self.nobody }
        BiasedLock.unlock(&lock, bias)
        guard let turn else {
            if !isDone { drain() }
            return
        }
        start(turn)
        if !isDone, withLock(&lock, { claim(by: thread) }) { drain() }
    }

    /// Takes the gate if nobody has it although something waits. Under `lock`.
    @inline(never) @usableFromInline
    final func claim(by thread: UInt) -> Bool {
        guard deliverer == Self.nobody else {
            trapIfLostInFork(deliverer)
            return false
        }
        deliverer = thread
        return true
    }

    /// Works off what others queued, until nothing waits; then the gate is free. `take`, under the lock, takes all that
    /// waits and says whether there was anything; `deliver` delivers one input and looks at the state under the lock it
    /// is given. What it returns is started, as in `pass`, between two batches.
    @inlinable @inline(__always)
    final func drain<Input, Turn>(
        take: (inout Queue<Input>) -> Bool,
        deliver: (Input, UnsafeMutablePointer<SpinLock>) -> Turn?,
        start: (Turn) -> Void
    ) {
        let stateLock = madeStateLock()
        var batch = Queue<Input>()
        var turns = ContiguousArray<Turn>()
        while withLock(
            &lock,
            {
                isDraining = take(&batch)
                if !isDraining { deliverer = 0 }
                return isDraining
            })
        {
            while let input = batch.popFirst() {
                if let turn = deliver(input, stateLock) { turns.append(turn) }
            }
            batch.trim(to: Self.keptCapacity)
            if turns.isEmpty {
                // For others to queue more than one input: threads that hand the gate to each other for each input are
                // three times slower (Decisions/Subjects).
                threadPause()
                continue
            }
            withLock(&lock) {
                isDraining = false
                deliverer = Self.nobody
            }
            for turn in exchange(&turns, with: []) { start(turn) }
            if !withLock(&lock, { claim(by: threadSelf()) }) { return }
        }
    }

    // The same where nothing is to be started.

    @inlinable @inline(__always)
    final func pass<Step>(
        queue: () -> Void, ask: () -> Step, perform: (Step) -> Void, canLeave: () -> Bool, drain: () -> Void
    ) {
        @inline(__always) func performed(_ step: Step) -> Never? {
            perform(step)
            return nil
        }
        pass(queue: queue, ask: ask, perform: performed, start: { _ in }, canLeave: canLeave, drain: drain)
    }

    @inlinable @inline(__always)
    final func drain<Input>(
        take: (inout Queue<Input>) -> Bool, deliver: (Input, UnsafeMutablePointer<SpinLock>) -> Void
    ) {
        @inline(__always) func delivered(_ input: Input, _ stateLock: UnsafeMutablePointer<SpinLock>) -> Never? {
            deliver(input, stateLock)
            return nil
        }
        drain(take: take, deliver: delivered, start: { _ in })
    }

    /// A burst larger than this many inputs gives its memory back.
    @inlinable static var keptCapacity: Int { 1024 }

    @inline(never) @usableFromInline
    final func madeStateLock() -> UnsafeMutablePointer<SpinLock> {
        if let stateLock { return stateLock }
        let made = UnsafeMutablePointer<SpinLock>.allocate(capacity: 1)
        made.initialize(to: SpinLock())
        withLock(&lock) { stateLock = made }
        return made
    }
}
