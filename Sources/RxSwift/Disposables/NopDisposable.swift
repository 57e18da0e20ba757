/// Does nothing: a value, so that it costs no counting of references.
@usableFromInline
struct NopDisposable: Disposable, Sendable {
    @inlinable
    init() {}

    @usableFromInline
    func dispose() {}

    @usableFromInline
    var _object: DisposableObject { NopObject.shared }

    /// Whether `disposable` is one: then nobody needs to keep it.
    @inlinable @inline(__always)
    static func isTypeOf(_ disposable: any Disposable) -> Bool { type(of: disposable) == Self.self }
}

private final class NopObject: Disposable, Sendable {
    static let shared = NopObject()

    func dispose() {}
}
