internal import CSupport

/// The place of an action that waits for its turn: it runs once or is dropped, whichever comes first.
///
/// Running and disposing may race on any threads. Each leaves its mark with one `fetchOr`; the one that comes first has
/// the body, so a cancelled action releases its closure on the disposing thread (contract 6) although the scheduler
/// still holds the place.
@usableFromInline
struct ActionSlot {
    private static var started: UInt32 { 1 }
    private static var disposed: UInt32 { 2 }
    private static var resultSet: UInt32 { 4 }

    /// The result takes the place of the body: 24 bytes a slot instead of 40.
    private enum Content {
        case nothing
        case body(ActionBody<Void>)
        case result(DisposableObject)

        mutating func take() -> Content {
            var taken = Content.nothing
            swap(&taken, &self)
            return taken
        }
    }

    private var content: Content
    private var state = AtomicInt()

    init(_ body: consuming ActionBody<Void>) { content = .body(body) }

    // Pointers and not methods: what follows may be called from several threads at once, which for `self` would be
    // overlapping accesses.

    // Out of line, and so is `dispose`, for the reason that `SinkDisposer` gives.
    @inline(never)
    static func isDisposed(_ slot: UnsafeMutablePointer<Self>) -> Bool {
        AtomicInt.isFlagSet(&slot.pointee.state, disposed)
    }

    /// Runs the body, unless it was disposed or has run.
    static func run(_ slot: UnsafeMutablePointer<Self>) {
        let old = AtomicInt.fetchOr(&slot.pointee.state, started)
        if old & (started | disposed) != 0 { return }
        // Consumed, or the body would be retained for the call.
        let content = slot.pointee.content.take()
        guard case .body(let body) = consume content else { return }
        enteringUserCode()
        let result = (consume body).call(())
        // As mostly.
        if NopDisposable.isTypeOf(result) { return }
        slot.pointee.content = .result(result._object)
        if AtomicInt.fetchOr(&slot.pointee.state, resultSet) & disposed != 0 { drop(slot) }
    }

    /// Drops the body, or disposes what it returned.
    @inline(never)
    static func dispose(_ slot: UnsafeMutablePointer<Self>) {
        let old = AtomicInt.fetchOr(&slot.pointee.state, disposed)
        if old & disposed != 0 || old & (started | resultSet) == started { return }
        drop(slot)
    }

    private static func drop(_ slot: UnsafeMutablePointer<Self>) {
        if case .result(let result) = slot.pointee.content.take() { Unwinder.dispose(result) }
    }

    /// Lets go of what is left. For who has the slot alone, when it dies.
    mutating func release() {
        // Over, as mostly.
        if case .nothing = content { return }
        if Unwinder.enter() {
            content = .nothing
            Unwinder.leave()
        } else {
            Unwinder.release(later: content.take())
        }
    }
}
