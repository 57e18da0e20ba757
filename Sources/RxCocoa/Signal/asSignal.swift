public import RxRelay
public import RxSwift

extension ObservableConvertibleType {
    /// This sequence as a signal that emits `onErrorJustReturn` and completes where this one fails.
    ///
    /// - Ends: with the source; never with an error.
    /// - Threads: delivers on the main queue.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// This sequence as a signal that goes on with `onErrorSignalWith` where this one fails.
    ///
    /// - Ends: with the source or the one that took over; never with an error.
    /// - Threads: delivers on the main queue.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// This sequence as a signal that goes on with what `onErrorRecover` makes of an error.
    ///
    /// - Ends: with the source or the one that took over; never with an error.
    /// - Threads: delivers on the main queue; `onErrorRecover` is called there.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asSignal(onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension PublishRelay {
    /// This relay as a signal.
    ///
    /// - Ends: never.
    /// - Threads: delivers on the main queue, whichever thread accepts.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asSignal() -> Signal<Element> {
        SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}
