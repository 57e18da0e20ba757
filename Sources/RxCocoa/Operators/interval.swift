public import RxSwift

extension SharedSequence where Element: FixedWidthInteger {
    /// Emits 0, 1, 2 and so on, one every `period`.
    ///
    ///     interval(2)  "--0-1-2-3"
    ///
    /// - Ends: never.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one periodic timer while anybody is subscribed.
    @inlinable
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
    }
}
