public import RxRelay
public import RxSwift

extension ObservableConvertibleType {
    /// This sequence as a driver that emits `onErrorJustReturn` and completes where this one fails.
    ///
    /// - Ends: with the source; never with an error.
    /// - Threads: delivers on the main queue.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// This sequence as a driver that goes on with `onErrorDriveWith` where this one fails.
    ///
    /// - Ends: with the source or the one that took over; never with an error.
    /// - Threads: delivers on the main queue.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// This sequence as a driver that goes on with what `onErrorRecover` makes of an error.
    ///
    /// - Ends: with the source or the one that took over; never with an error.
    /// - Threads: delivers on the main queue; `onErrorRecover` is called there.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asDriver(onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension BehaviorRelay {
    /// This relay as a driver: its current element, then those that follow.
    ///
    /// - Ends: never.
    /// - Threads: delivers on the main queue, whichever thread accepts.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension InfallibleType {
    /// This sequence as a driver.
    ///
    /// - Ends: with this sequence.
    /// - Threads: delivers on the main queue.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}
