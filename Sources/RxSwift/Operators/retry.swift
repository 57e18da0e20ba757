extension ObservableType {
    /// Subscribes again after every error.
    ///
    ///     "-a-#"  retry()  "-a--a--a-…"
    ///
    /// - Ends: when the source completes.
    /// - Threads: subscribes again on the thread that failed, in a loop if that was inside `subscribe`.
    /// - Cost: two objects an attempt, nothing per element.
    @inlinable
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return ChainObservable {
            { stop in
                if case .completed = stop { .end } else { .source(source) }
            }
        }
    }

    /// Subscribes again after an error, `maxAttemptCount` times in all.
    ///
    ///     "-a-#"  retry(2)  "-a--a-#"
    ///
    /// - Ends: when the source completes; at once for 0.
    /// - Threads: as `retry()`.
    /// - Cost: as `retry()`.
    /// - Errors: the error of the last attempt ends the sequence. A negative count traps, naming the operator.
    @inlinable
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        precondition(maxAttemptCount >= 0, "retry: maxAttemptCount must not be negative, it is \(maxAttemptCount)")
        return .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
    }
}
