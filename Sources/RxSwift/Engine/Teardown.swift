public import CSupport

/// The place of a disposable that is set once and disposed once.
///
/// Setting and disposing may race on any threads. Each leaves its mark with one `fetchOr`; whoever comes second finds
/// the other's mark and releases, so the disposable is disposed exactly once. The full fence of the `fetchOr` that
/// comes first publishes `disposable` to the one that comes second.
@usableFromInline
struct Teardown {
    @usableFromInline static var disposed: UInt32 { 1 }
    @usableFromInline static var set: UInt32 { 2 }
    @usableFromInline static var ended: UInt32 { 4 }
    @usableFromInline static var forgotten: UInt32 { 8 }

    @usableFromInline var state = AtomicInt()
    @usableFromInline var disposable: DisposableObject?

    @inlinable
    init() {}

    // Pointers and not methods, as in `ActionSlot`.

    @inlinable @inline(__always)
    static func isMarked(_ place: UnsafeMutablePointer<Self>, _ marks: UInt32) -> Bool {
        AtomicInt.isFlagSet(&place.pointee.state, marks)
    }

    @inlinable @inline(__always)
    static func end(_ place: UnsafeMutablePointer<Self>) -> Bool {
        AtomicInt.fetchOr(&place.pointee.state, ended) & (disposed | ended) == 0
    }

    @inlinable @inline(__always)
    static func set(_ place: UnsafeMutablePointer<Self>, _ new: consuming DisposableObject) {
        place.pointee.disposable = consume new
        let old = AtomicInt.fetchOr(&place.pointee.state, set)
        precondition(old & set == 0, "a disposable was set twice")
        if old & disposed != 0 { return tearDown(place) }
        if old & forgotten != 0 { place.pointee.disposable = nil }
    }

    @inline(__always)
    static func forget(_ place: UnsafeMutablePointer<Self>) {
        let old = AtomicInt.fetchOr(&place.pointee.state, forgotten)
        if old & (disposed | set | forgotten) == set { place.pointee.disposable = nil }
    }

    @inline(__always)
    static func dispose(_ place: UnsafeMutablePointer<Self>) {
        let old = AtomicInt.fetchOr(&place.pointee.state, disposed)
        if old & (disposed | set | forgotten) == set { tearDown(place) }
    }

    @inline(never) @usableFromInline
    static func tearDown(_ place: UnsafeMutablePointer<Self>) {
        guard let disposable = place.pointee.disposable else { return }
        place.pointee.disposable = nil
        Unwinder.dispose(disposable)
    }

    /// Lets go of what is left. For who has the place alone, when it dies.
    @usableFromInline
    mutating func release() { Unwinder.release(&disposable) }
}
