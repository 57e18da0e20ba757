/// Somebody who is being told the past of a subject, on the subscribing thread, and what is emitted meanwhile on any
/// thread: that waits here (contract 4).
///
/// On the stack of the subscribing thread; all of it is under the lock of the subject.
@usableFromInline
struct SubjectNewcomer<Element> {
    @usableFromInline var waiting = ContiguousArray<Event<Element>>()
    @usableFromInline var next: UnsafeMutablePointer<SubjectNewcomer>?

    @inlinable
    init() {}
}

/// All of them. Under the lock of the subject.
@usableFromInline
struct SubjectNewcomers<Element> {
    @usableFromInline typealias Link = UnsafeMutablePointer<SubjectNewcomer<Element>>

    @usableFromInline var first: Link?

    @inlinable
    init() {}

    @inlinable
    mutating func insert(_ newcomer: Link) {
        newcomer.pointee.next = first
        first = newcomer
    }

    @inlinable
    mutating func remove(_ newcomer: Link) {
        if first == newcomer {
            first = newcomer.pointee.next
            return
        }
        var place = first
        while let link = place, link.pointee.next != newcomer { place = link.pointee.next }
        place?.pointee.next = newcomer.pointee.next
    }

    /// Lets `event` wait for each of them.
    @inline(never) @inlinable
    func enqueue(_ event: Event<Element>) {
        var place = first
        while let link = place {
            link.pointee.waiting.append(event)
            place = link.pointee.next
        }
    }
}
