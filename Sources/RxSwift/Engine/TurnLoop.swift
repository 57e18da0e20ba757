/// The subscriptions that one thread makes for a join, one after the other: on its stack, as long as it makes any.
///
/// All of it is under the lock of the join.
@usableFromInline
struct TurnLoop<Turn> {
    @usableFromInline typealias Link = UnsafeMutablePointer<TurnLoop>

    private let thread: UInt
    private var waiting = Queue<Turn>()
    private var next: Link?

    @usableFromInline
    init(of thread: UInt) { self.thread = thread }

    /// Whether the thread of `loop` has one in `loops` already: then `turn` waits there. Otherwise `loop` is put in.
    @usableFromInline
    static func enqueue(_ turn: Turn, orBegin loop: Link, in loops: inout Link?) -> Bool {
        var place = loops
        while let link = place {
            if link.pointee.thread == loop.pointee.thread {
                link.pointee.waiting.enqueue(turn)
                return true
            }
            place = link.pointee.next
        }
        loop.pointee.next = loops
        loops = loop
        return false
    }

    /// What waits in `loop`; when nothing does, it is taken out of `loops`.
    @usableFromInline
    static func next(of loop: Link, in loops: inout Link?) -> Turn? {
        if let turn = loop.pointee.waiting.dequeue() { return turn }
        if loops == loop {
            loops = loop.pointee.next
            return nil
        }
        var place = loops
        while let link = place, link.pointee.next != loop { place = link.pointee.next }
        place?.pointee.next = loop.pointee.next
        return nil
    }
}
