public import RxSwift

extension SharedSequence where Element: FixedWidthInteger {
    /// Emits 0 after `dueTime`, then 1, 2 and so on, one every `period`.
    ///
    ///     timer(3, period: 2)  "---0-1-2-3"
    ///
    /// - Ends: never.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one periodic timer while anybody is subscribed.
    @inlinable
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}
