public import RxSwift

extension ObservableConvertibleType {
    /// This sequence as a driver, signal or the like that emits `onErrorJustReturn` and completes where this one fails.
    ///
    ///     "-a-b-#"  asSharedSequence(onErrorJustReturn: z)  "-a-b-(z|)"
    ///
    /// - Ends: with the source; never with an error.
    /// - Threads: delivers on the strategy's scheduler, one event at a time and in order.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asSharedSequence<SharingStrategy: SharingStrategyProtocol>(
        sharingStrategy: SharingStrategy.Type = SharingStrategy.self, onErrorJustReturn: Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().observe(on: SharingStrategy.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// This sequence as a driver, signal or the like that goes on with `onErrorDriveWith` where this one fails.
    ///
    ///     "-a-b-#"  asSharedSequence(onErrorDriveWith: "-z-|")  "-a-b--z-|"
    ///
    /// - Ends: with the source or the one that took over; never with an error.
    /// - Threads: delivers on the strategy's scheduler, one event at a time and in order.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asSharedSequence<SharingStrategy: SharingStrategyProtocol>(
        sharingStrategy: SharingStrategy.Type = SharingStrategy.self,
        onErrorDriveWith: SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        asSharedSequence(sharingStrategy: sharingStrategy, onErrorRecover: { _ in onErrorDriveWith })
    }

    /// This sequence as a driver, signal or the like that goes on with what `onErrorRecover` makes of an error.
    ///
    ///     "-a-b-#"  asSharedSequence { _ in "-z-|" }  "-a-b--z-|"
    ///
    /// - Ends: with the source or the one that took over; never with an error.
    /// - Threads: delivers on the strategy's scheduler, one event at a time and in order; `onErrorRecover` is called
    ///   there.
    /// - Cost: one `observe(on:)` and one `share`.
    @inlinable
    public func asSharedSequence<SharingStrategy: SharingStrategyProtocol>(
        sharingStrategy: SharingStrategy.Type = SharingStrategy.self,
        onErrorRecover: @escaping (any Error) -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().observe(on: SharingStrategy.scheduler).catch { onErrorRecover($0).asObservable() }
        )
    }

    /// This sequence, which must not fail, as a driver, signal or the like. `name` says in the report of a mistake what
    /// failed all the same.
    @inlinable
    func asSharedSequence<SharingStrategy: SharingStrategyProtocol>(
        sealing name: String
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sealing: asObservable().observe(on: SharingStrategy.scheduler), name)
    }
}
