@usableFromInline
struct NopDisposable: Disposable {
    @usableFromInline nonisolated(unsafe) static let noOp: any Disposable = NopDisposable()

    @usableFromInline
    func dispose() {}
}
