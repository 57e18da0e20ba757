extension ObservableType {
    /// Tells its errors to what `notificationHandler` makes of them, and subscribes again for each element of that.
    ///
    ///     "-a-#"  retry { $0.flatMap { _ in timer(3) } }  "-a----a----a…"
    ///
    /// - Ends: with the source; or with the handler's sequence, as soon as an error waits for its answer, so a handler
    ///   that is over before the first error does no harm. An error that is no `Error` of the given type ends it.
    /// - Threads: subscribes again on the thread that emits the handler's element, in a loop if that is inside the
    ///   error.
    /// - Cost: two objects an attempt, nothing per element.
    /// - Errors: an error of the handler's sequence ends the sequence, also when that is.
    /// - Differs: a second element of the handler for one error is ignored; upstream may subscribe twice.
    @inlinable
    public func retry<Trigger: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> Trigger
    ) -> Observable<Element> {
        let source = asObservable()
        return AnonymousObservable { RetryWhenJoin(source, { $0 as? Error }, notificationHandler).start($0, $1) }
    }

    /// Tells its errors to what `notificationHandler` makes of them, and subscribes again for each element of that; see
    /// the form with an error type.
    @inlinable
    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
    ) -> Observable<Element> {
        let source = asObservable()
        return AnonymousObservable { RetryWhenJoin(source, { $0 }, notificationHandler).start($0, $1) }
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
            next: { _ in child.receive(.trigger) },
            stop: { child.stopped(.triggerStopped($0)) }
        )
        sink.receive(.begin)
    }

    @inlinable
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) {
        switch step {
        case .attempt: break
        case .notify(let error, let triggerEnd): notify(error, triggerEnd, sink)
        case .stop(let error): sink.stop(error)
        case .wait: break
        }
    }

    @inlinable
    func turn(of step: RetryWhenState.Step, _ sink: JoinSink<Self>) -> Void? {
        if case .attempt = step { () } else { nil }
    }

    @inlinable
    func notify(_ error: any Error, _ triggerEnd: ChainStop?, _ sink: JoinSink<Self>) {
        guard let failure = cast(error) else { return sink.fail(error) }
        switch triggerEnd {
        case .failed(let error)?: sink.fail(error)
        case .completed?, .begin?: sink.complete()
        case nil: failures.on(.next(failure))
        }
    }

    /// Elements do not pass the gate: there is one attempt at a time, and it tells them one at a time.
    @inlinable
    func start(_ attempt: Void, _ sink: JoinSink<Self>) {
        sink.inTurn(attempt) {
            _ = sink.ask(.starting)
            let child = sink.makeChild()
            sink.subscribe(
                source, as: child,
                next: { if !child.isSilent { child.sink.emit($0) } },
                stop: { child.stopped(.attemptStopped($0)) }
            )
        }
    }
}

@usableFromInline
struct RetryWhenState: JoinState {
    @usableFromInline
    enum Input {
        case begin
        case starting
        case trigger
        case triggerStopped((any Error)?)
        case attemptStopped((any Error)?)
    }

    @usableFromInline
    enum Step {
        case attempt
        case notify(any Error, triggerEnd: ChainStop?)
        case stop((any Error)?)
        case wait
    }

    @usableFromInline
    enum Phase {
        case attempting
        /// An error waits for the handler's answer.
        case failed
        /// The answer was to try again; the attempt will start in its turn.
        case answered
    }

    @usableFromInline var phase = Phase.attempting
    /// How the handler's sequence ended while no error waited for it.
    @usableFromInline var triggerEnd: ChainStop?

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) -> Step {
        switch (input, phase) {
        case (.begin, _): return .attempt
        case (.starting, _): phase = .attempting
        case (.trigger, .failed):
            phase = .answered
            return .attempt
        case (.trigger, .attempting), (.trigger, .answered): break
        case (.triggerStopped(let error), .attempting): triggerEnd = ChainStop(error)
        case (.triggerStopped(let error), .failed), (.triggerStopped(let error), .answered): return .stop(error)
        case (.attemptStopped(nil), _): return .stop(nil)
        case (.attemptStopped(let error?), _):
            phase = .failed
            return .notify(error, triggerEnd: triggerEnd)
        }
        return .wait
    }
}
