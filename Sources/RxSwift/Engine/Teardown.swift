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
    /// That what was set is the observers of a subject, and the run is one of theirs.
    @usableFromInline static var listed: UInt32 { 16 }

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

    /// Whether the caller has to tear down, because `dispose` came first.
    @inlinable @inline(__always)
    static func set(
        _ place: UnsafeMutablePointer<Self>, _ new: consuming DisposableObject, _ marks: UInt32 = set
    ) -> Bool {
        fill(&place.pointee.disposable, consume new)
        let old = AtomicInt.fetchOr(&place.pointee.state, marks)
        precondition(old & set == 0, "a disposable was set twice")
        if old & disposed != 0 { return true }
        if old & forgotten != 0 { place.pointee.disposable = nil }
        return false
    }

    @inline(__always)
    static func forget(_ place: UnsafeMutablePointer<Self>) {
        let old = AtomicInt.fetchOr(&place.pointee.state, forgotten)
        if old & (disposed | set | forgotten) == set { place.pointee.disposable = nil }
    }

    /// Whether the caller has to tear down.
    @inline(__always)
    static func dispose(_ place: UnsafeMutablePointer<Self>) -> Bool {
        AtomicInt.fetchOr(&place.pointee.state, disposed) & (disposed | set | forgotten) == set
    }

    /// For who has to tear down and knows no more than that it is a disposable.
    @inline(never)
    static func tearDown(_ place: UnsafeMutablePointer<Self>) {
        if let disposable = take(place) { Unwinder.dispose(disposable) }
    }

    /// For who has to tear down.
    @inline(__always)
    static func take(_ place: UnsafeMutablePointer<Self>) -> DisposableObject? { empty(&place.pointee.disposable) }

    // Moves, by a pointer to the field: nothing is retained or released, and no access covers the other field.

    @inlinable @inline(__always)
    static func fill(_ field: UnsafeMutablePointer<DisposableObject?>, _ new: consuming DisposableObject) {
        field.initialize(to: new)
    }

    @inline(__always)
    private static func empty(_ field: UnsafeMutablePointer<DisposableObject?>) -> DisposableObject? {
        let old = field.move()
        field.initialize(to: nil)
        return old
    }

    /// Lets go of what is left. For who has the place alone, when it dies.
    @inlinable @inline(__always)
    mutating func release() {
        if disposable != nil { releaseDisposable() }
    }

    @inline(never) @usableFromInline
    mutating func releaseDisposable() { Unwinder.release(&disposable) }
}
