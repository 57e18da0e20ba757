/// What waits for the thread that delivers, in two rings that change places: others fill one while it works off what
/// was in the other.
///
/// Under its owner's lock, but for the batch that was taken: that belongs to the delivering thread.
@usableFromInline
struct Backlog<Input> {
    @usableFromInline var waiting = Queue<Input>()
    /// Empty; here for its memory.
    @usableFromInline var spare = Queue<Input>()

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { waiting.isEmpty }

    @inlinable
    mutating func enqueue(_ input: Input) { waiting.enqueue(input) }

    /// Takes all that waits; `batch` is empty, and its memory serves again. Whether there was anything.
    @inlinable
    mutating func take(into batch: inout Queue<Input>) -> Bool {
        giveBack(&batch)
        if waiting.isEmpty { return false }
        swap(&batch, &waiting)
        swap(&waiting, &spare)
        return true
    }

    /// Keeps the memory of what was worked off.
    @inlinable
    mutating func giveBack(_ batch: inout Queue<Input>) {
        if batch.capacity != 0 { swap(&batch, &spare) }
    }
}
