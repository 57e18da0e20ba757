public import RxSwift

extension Observable {
    /// This sequence for who must not hear an error: ends with `completed` instead, after `report` was told.
    @inlinable
    func withoutError(_ report: @escaping (any Error) -> Void) -> Observable<Element> {
        staged(WithoutErrorStage(report: report))
    }

    /// The same for user closures that may throw although nobody can hear it: `Hooks.defaultErrorHandler` does.
    @inlinable
    func reportingErrors() -> Observable<Element> {
        withoutError { Hooks.defaultErrorHandler([], $0) }
    }
}

@usableFromInline
struct WithoutErrorStage<Input>: Stage {
    @usableFromInline typealias Output = Input

    @usableFromInline let report: (any Error) -> Void

    @inlinable
    init(report: @escaping (any Error) -> Void) { self.report = report }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Void>) { sink.emit(element) }

    @inlinable
    func failed(_ error: any Error, _ sink: some Downstream<Input, Void>) {
        report(error)
        sink.complete()
    }
}
