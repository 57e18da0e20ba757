@usableFromInline
final class NopDisposable: Disposable, Sendable {
    @usableFromInline static let noOp = NopDisposable()

    private init() {}

    @usableFromInline
    func dispose() {}
}
