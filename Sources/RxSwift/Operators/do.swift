extension ObservableType {
    /// Emits what the source emits, and calls a closure before or after each thing that happens.
    ///
    ///     "-a-b-|"  do(onNext: f)  "-a-b-|"
    ///
    /// - Ends: with the source.
    /// - Threads: `onSubscribe`, before the source starts, and `onSubscribed`, after, run on the subscribing thread;
    ///   what concerns an event on the thread that tells it; `onDispose` on the thread that disposes or delivers the
    ///   stop event, after the source was torn down.
    /// - Cost: one sink per subscription; three objects more with `onDispose`.
    /// - Errors: what a closure throws ends the sequence, in place of the event that it was called before.
    /// - Differs: on a stop event of a source that does not end inside `subscribe`, `onDispose` is called before
    ///   `afterError` and `afterCompleted`, also when the observer is subscribed directly.
    @inlinable
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let stage = DoStage(
            onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
            onCompleted: onCompleted, afterCompleted: afterCompleted
        )
        let events = staged(stage)
        if onSubscribe == nil, onSubscribed == nil, onDispose == nil { return events }
        return events.bracketed(before: onSubscribe, after: onSubscribed, atEnd: onDispose)
    }
}

extension Observable {
    /// This sequence with something done around its subscription.
    @inlinable
    func bracketed(
        before: (() -> Void)?, after: (() -> Void)?, atEnd: (() -> Void)?
    ) -> Observable<Element> {
        AnonymousObservable { observer, cancel in
            before?()
            guard let atEnd else {
                self.start(observer, cancel)
                after?()
                return
            }
            let source = SinkDisposer()
            // Set only after `after` was called: a source that ends inside `subscribe` is done with before that.
            let last = SinkDisposer()
            cancel.set(BinaryDisposable(source, last))
            self.start(observer, source)
            after?()
            last.set(Disposables.create(with: atEnd))
        }
    }
}

@usableFromInline
struct DoStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let onNext: ((Input) throws -> Void)?
    @usableFromInline let afterNext: ((Input) throws -> Void)?
    @usableFromInline let onError: ((any Error) throws -> Void)?
    @usableFromInline let afterError: ((any Error) throws -> Void)?
    @usableFromInline let onCompleted: (() throws -> Void)?
    @usableFromInline let afterCompleted: (() throws -> Void)?

    @inlinable
    init(
        onNext: ((Input) throws -> Void)?,
        afterNext: ((Input) throws -> Void)?,
        onError: ((any Error) throws -> Void)?,
        afterError: ((any Error) throws -> Void)?,
        onCompleted: (() throws -> Void)?,
        afterCompleted: (() throws -> Void)?
    ) {
        self.onNext = onNext
        self.afterNext = afterNext
        self.onError = onError
        self.afterError = afterError
        self.onCompleted = onCompleted
        self.afterCompleted = afterCompleted
    }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Void>) throws {
        try onNext?(element)
        sink.emit(element)
        try afterNext?(element)
    }

    @inlinable
    func completed(_ sink: some Downstream<Input, Void>) throws {
        try onCompleted?()
        sink.complete()
        try afterCompleted?()
    }

    @inlinable
    func failed(_ error: any Error, _ sink: some Downstream<Input, Void>) throws {
        try onError?(error)
        sink.fail(error)
        try afterError?(error)
    }
}
