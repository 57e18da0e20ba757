extension ObservableType where Element: FixedWidthInteger {
    /// Emits 0, 1, 2 and so on, one every `period`, the first after one.
    ///
    ///     interval(.seconds(1), scheduler: s)  "-0-1-2-3-…"
    ///
    /// - Ends: never; after the greatest integer comes the least.
    /// - Threads: emits on `scheduler`, one tick at a time.
    /// - Cost: one periodic timer a subscription.
    @inlinable
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timer(period, period: period, scheduler: scheduler)
    }
}
