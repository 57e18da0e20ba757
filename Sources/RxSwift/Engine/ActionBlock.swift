internal import CSupport

/// Actions that were queued on a trampoline one after the other, in one object.
///
/// An object for each of them would be a quarter of what an action costs (Decisions/Targets). The block is in the queue
/// as long as one of its actions waits; nothing is added to it once something else is queued behind it
/// (`Trampoline.open`), so the order is that in which they came.
@usableFromInline
final class ActionBlock: ManagedBuffer<ActionBlock.Counts, ActionSlot> {
    /// Only touched by the thread whose trampoline it is.
    @usableFromInline
    struct Counts {
        fileprivate var added: Int32 = 0
        fileprivate var taken: Int32 = 0
        /// How many of the actions are on the stack: more than one if an action runs the queue.
        fileprivate var running: Int32 = 0

        fileprivate var isWaiting: Bool { taken < added }
    }

    /// 992 bytes an object: up to 1,032 the allocator keeps freed ones at hand for the thread.
    private static var capacity: Int32 { 40 }

    /// Queues an action behind everything that waits on this thread.
    static func enqueue(_ body: consuming ActionBody<Void>) -> QueuedAction {
        let trampoline = Trampoline.current()
        let open = trampoline.pointee.open ?? Unmanaged.passRetained(make()).toOpaque()
        let block = Unmanaged<ActionBlock>.fromOpaque(open).takeUnretainedValue()
        let slot = block.add(consume body, trampoline)
        return QueuedAction(block, slot)
    }

    /// One that is kept until nothing of it waits or runs.
    private static func make() -> ActionBlock {
        unsafeDowncast(create(minimumCapacity: Int(capacity)) { _ in Counts() }, to: ActionBlock.self)
    }

    private func add(
        _ body: consuming ActionBody<Void>, _ trampoline: UnsafeMutablePointer<Trampoline>
    ) -> UnsafeMutablePointer<ActionSlot> {
        let (counts, slots) = withUnsafeMutablePointers { ($0, $1) }
        let slot = slots + Int(counts.pointee.added)
        slot.initialize(to: ActionSlot(consume body))
        if !counts.pointee.isWaiting { trampoline.pointee.put(item) }
        counts.pointee.added += 1
        let isOpen = counts.pointee.added < Self.capacity
        trampoline.pointee.open = isOpen ? Unmanaged.passUnretained(self).toOpaque() : nil
        return slot
    }

    private var item: TrampolineItem {
        TrampolineItem(
            run: { Unmanaged<ActionBlock>.fromOpaque($0)._withUnsafeGuaranteedRef { $0.runNext() } },
            destroy: { Unmanaged<ActionBlock>.fromOpaque($0)._withUnsafeGuaranteedRef { $0.drop() } },
            context: Unmanaged.passUnretained(self).toOpaque(),
            cancelled: nil
        )
    }

    /// Runs the first that waits. The others stay in front while it runs.
    private func runNext() -> Bool {
        let (counts, slots) = withUnsafeMutablePointers { ($0, $1) }
        let slot = slots + Int(counts.pointee.taken)
        counts.pointee.taken += 1
        counts.pointee.running += 1
        if counts.pointee.isWaiting { Trampoline.current().pointee.putInFront(item) }
        ActionSlot.run(slot)
        counts.pointee.running -= 1
        if !counts.pointee.isWaiting, counts.pointee.running == 0 { leaveQueue() }
        return false
    }

    /// Drops what waits: the thread ends. What that queues goes to another block.
    private func drop() {
        Trampoline.current().pointee.open = nil
        let (counts, slots) = withUnsafeMutablePointers { ($0, $1) }
        while counts.pointee.isWaiting {
            counts.pointee.taken += 1
            ActionSlot.dispose(slots + Int(counts.pointee.taken) - 1)
        }
        leaveQueue()
    }

    private func leaveQueue() {
        let this = Unmanaged.passUnretained(self)
        let trampoline = Trampoline.current()
        if trampoline.pointee.open == this.toOpaque() { trampoline.pointee.open = nil }
        this.release()
    }

    deinit {
        let (counts, slots) = withUnsafeMutablePointers { ($0, $1) }
        for index in 0..<Int(counts.pointee.added) { slots[index].release() }
    }
}

/// One of the actions that wait on a trampoline. It keeps the block, with what the others returned to be disposed.
@usableFromInline
struct QueuedAction: Cancelable, @unchecked Sendable {
    private let block: ActionBlock
    private let slot: UnsafeMutablePointer<ActionSlot>

    fileprivate init(_ block: ActionBlock, _ slot: UnsafeMutablePointer<ActionSlot>) {
        self.block = block
        self.slot = slot
    }

    @usableFromInline
    var isDisposed: Bool { withExtendedLifetime(block) { ActionSlot.isDisposed(slot) } }

    /// Drops the action, or disposes what it returned.
    @usableFromInline
    func dispose() { withExtendedLifetime(block) { ActionSlot.dispose(slot) } }
}
