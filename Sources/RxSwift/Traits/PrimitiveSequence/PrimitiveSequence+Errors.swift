extension PrimitiveSequence {
    /// Goes on with what `handler` makes of an error.
    ///
    ///     "--#"  catch { _ in "-(b|)" }  "---(b|)"
    ///
    /// - Ends: with the source, or with the sequence that follows its error.
    /// - Threads: the one that follows is subscribed to on the thread that failed.
    /// - Cost: as `Observable.catch`.
    /// - Errors: an error of the sequence that follows, or one that `handler` throws, is the event.
    @inlinable
    public func `catch`(
        _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.catch { try handler($0).source })
    }

    /// Subscribes again after an error, `maxAttemptCount` times in all.
    ///
    ///     "-#"  retry(2)  "--#"
    ///
    /// - Ends: with an attempt that does not fail.
    /// - Threads: as `Observable.retry`.
    /// - Cost: as `Observable.retry`.
    /// - Errors: the error of the last attempt is the event. A negative count traps; without any attempt a `Single`
    ///   breaks its grammar, see its `subscribe`.
    @inlinable
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.retry(maxAttemptCount))
    }

    /// Subscribes again when what `notificationHandler` made of the errors emits.
    ///
    ///     "-#"  retry(when: { $0.delay(2) })  "-#--#--…"
    ///
    /// - Ends: with an attempt that does not fail, or with the sequence that `notificationHandler` made.
    /// - Threads: as `Observable.retry(when:)`.
    /// - Cost: as `Observable.retry(when:)`.
    /// - Errors: an error of the wrong type, or of the sequence that `notificationHandler` made, is the event.
    @inlinable
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.retry(when: notificationHandler))
    }

    /// Subscribes again when what `notificationHandler` made of the errors emits.
    ///
    ///     "-#"  retry(when: { $0.delay(2) })  "-#--#--…"
    ///
    /// - Ends: with an attempt that does not fail, or with the sequence that `notificationHandler` made.
    /// - Threads: as `Observable.retry(when:)`.
    /// - Cost: as `Observable.retry(when:)`.
    /// - Errors: an error of the sequence that `notificationHandler` made is the event.
    @inlinable
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.retry(when: notificationHandler))
    }
}
