/// An operator with one source that answers synchronously: a value that says what to do with an element.
///
/// The operator file holds nothing else; ending, disposal and forwarding are `StageSink`'s. See WritingAnOperator.
@usableFromInline
package protocol Stage<Input, Output> {
    associatedtype Input
    associatedtype Output
    /// What a subscription remembers between elements.
    associatedtype State = Void

    func makeState() -> State

    /// An element arrived. An error thrown here ends the sequence.
    func next(_ element: Input, _ sink: some Downstream<Output, State>) throws

    /// The source completed; the default completes.
    func completed(_ sink: some Downstream<Output, State>) throws

    /// The source failed; the default fails.
    func failed(_ error: any Error, _ sink: some Downstream<Output, State>) throws
}

extension Stage where State == Void {
    @inlinable
    package func makeState() {}
}

extension Stage {
    @inlinable
    package func completed(_ sink: some Downstream<Output, State>) throws { sink.complete() }

    @inlinable
    package func failed(_ error: any Error, _ sink: some Downstream<Output, State>) throws { sink.fail(error) }
}

/// What a stage sees of the rest of the chain.
@usableFromInline
package protocol Downstream<Output, State>: AnyObject {
    associatedtype Output
    associatedtype State

    var state: State { get set }
    /// Whether nobody wants more: for stages that emit in a loop.
    var isSilent: Bool { get }
    func emit(_ element: Output)
    func complete()
    func fail(_ error: any Error)
}

/// The one sink of all stages.
@usableFromInline
package final class StageSink<S: Stage>: Receiver, Downstream {
    @usableFromInline let stage: S
    @usableFromInline let down: AnyObserver<S.Output>
    @usableFromInline let cancel: SinkDisposer
    // Unchecked: a source calls one observer at a time (contract 1), and a nested call on the same thread must be let
    // in.
    @exclusivity(unchecked) @usableFromInline package var state: S.State
    /// Whether the source has stopped, or this has.
    @exclusivity(unchecked) @usableFromInline var isOver = false
    /// Whether the stop was told.
    @exclusivity(unchecked) @usableFromInline var isFinished = false

    @inlinable
    init(_ stage: S, _ down: AnyObserver<S.Output>, _ cancel: SinkDisposer) {
        self.stage = stage
        self.down = down
        self.cancel = cancel
        state = stage.makeState()
        traceResourceInit()
    }

    @inlinable
    deinit { traceResourceDeinit() }

    @inlinable
    package var isSilent: Bool { isFinished || cancel.isSilent }

    @inlinable
    package func next(_ element: inout S.Input) {
        if isOver || cancel.isCancelled { return }
        do { try stage.next(element, self) } catch { fail(error) }
    }

    @inlinable @inline(never)
    package func stop(_ error: (any Error)?) {
        if isOver || cancel.isCancelled { return }
        // First of all: what the stage calls may tell the source's observer more.
        isOver = true
        do {
            if let error { try stage.failed(error, self) } else { try stage.completed(self) }
        } catch { fail(error) }
    }

    @inlinable
    package func emit(_ element: S.Output) { down.onNext(element) }

    @inlinable
    package func complete() { finish(nil) }

    @inlinable
    package func fail(_ error: any Error) { finish(error) }

    @inline(never) @inlinable
    func finish(_ error: (any Error)?) {
        if isFinished { return }
        (isOver, isFinished) = (true, true)
        down.stop(error)
    }
}

/// A source through a stage.
@usableFromInline
struct Staged<S: Stage>: OnSubscribe {
    @usableFromInline let source: Observable<S.Input>
    @usableFromInline let stage: S

    @inlinable
    init(_ source: Observable<S.Input>, _ stage: S) {
        self.source = source
        self.stage = stage
    }

    @inlinable
    func start(_ observer: consuming AnyObserver<S.Output>, _ cancel: SinkDisposer) {
        source.start(AnyObserver(receiver: StageSink(stage, consume observer, cancel)), cancel)
    }
}

extension ObservableType {
    /// This sequence through `stage`.
    @inlinable
    package func staged<S: Stage>(_ stage: S) -> Observable<S.Output> where S.Input == Element {
        OnSubscribeObservable(Staged(asObservable(), stage))
    }
}
