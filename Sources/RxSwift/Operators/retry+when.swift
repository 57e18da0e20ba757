extension ObservableType {
    /// Tells its errors to what `notificationHandler` makes of them, and subscribes again for each element of that.
    ///
    ///     "-a-#"  retry { $0.flatMap { _ in timer(3) } }  "-a----a----a…"
    ///
    /// - Ends: with the source, or with the handler's sequence. An error that is no `Error` of the given type ends it.
    /// - Threads: subscribes again on the thread that emits the handler's element, in a loop if that is inside the
    ///   error.
    /// - Cost: two objects an attempt, nothing per element.
    /// - Errors: an error of the handler's sequence ends the sequence.
    @inlinable
    public func retry<Trigger: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> Trigger
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { RetryWhenJoin(source, { $0 as? Error }, notificationHandler) }
    }

    /// Tells its errors to what `notificationHandler` makes of them, and subscribes again for each element of that; see
    /// the form with an error type.
    @inlinable
    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { RetryWhenJoin(source, { $0 }, notificationHandler) }
    }
}

@usableFromInline
struct RetryWhenJoin<Element, Failure, Trigger: ObservableType>: Join {
    @usableFromInline typealias Output = Element
    @usableFromInline typealias State = RetryWhenState

    @usableFromInline let source: Observable<Element>
    @usableFromInline let cast: (any Error) -> Failure?
    @usableFromInline let handler: (Observable<Failure>) -> Trigger
    /// Of one subscription, as this whole join is.
    @usableFromInline let failures = PublishSubject<Failure>()

    @inlinable
    init(
        _ source: Observable<Element>, _ cast: @escaping (any Error) -> Failure?,
        _ handler: @escaping (Observable<Failure>) -> Trigger
    ) {
        self.source = source
        self.cast = cast
        self.handler = handler
    }

    @inlinable
    func makeState() -> State { State() }

    @inlinable
    func start(_ sink: JoinSink<Self>) {
        let child = sink.makeChild()
        sink.subscribe(
            handler(failures.asObservable()).asObservable(), as: child,
            next: { _ in sink.receive(.trigger) },
            stop: { child.stopped(.triggerStopped($0)) }
        )
        sink.receive(.trigger)
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .attempt: sink.startInTurn { attempt(sink) }
        case .notify(let error):
            if let failure = cast(error) { failures.on(.next(failure)) } else { sink.fail(error) }
        case .stop(let error): sink.stop(error)
        case .wait: break
        }
    }

    /// Elements do not pass the gate: there is one attempt at a time, and it tells them one at a time.
    @inlinable
    func attempt(_ sink: JoinSink<Self>) {
        let child = sink.makeChild()
        sink.subscribe(
            source, as: child,
            next: { if !child.isSilent { child.sink.emit($0) } },
            stop: { child.stopped(.attemptStopped($0)) }
        )
    }
}

@usableFromInline
struct RetryWhenState: JoinState {
    @usableFromInline
    enum Input {
        case trigger
        case triggerStopped((any Error)?)
        case attemptStopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        case attempt
        case notify(any Error)
        case stop((any Error)?)
        case wait
    }

    @usableFromInline var isAttempting = false

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch input {
        case .trigger:
            if isAttempting { return .wait }
            isAttempting = true
            return .attempt
        case .attemptStopped(let error?):
            isAttempting = false
            return .notify(error)
        case .attemptStopped(nil): return .stop(nil)
        case .triggerStopped(let error): return .stop(error)
        }
    }
}
