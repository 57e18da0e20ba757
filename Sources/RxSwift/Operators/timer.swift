extension ObservableType where Element: FixedWidthInteger {
    /// Emits 0 after `dueTime`, and then, if there is a `period`, 1, 2 and so on, one every `period`.
    ///
    ///     timer(.seconds(2), scheduler: s)                       "---(0|)"
    ///     timer(.seconds(2), period: .seconds(1), scheduler: s)  "---0-1-2-3-…"
    ///
    /// - Ends: after 0 without a `period`, else never; after the greatest integer comes the least.
    /// - Threads: emits on `scheduler`, one tick at a time.
    /// - Cost: one timer a subscription.
    @inlinable
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        guard let period else {
            return AnonymousObservable { observer, cancel in
                let shot = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                    observer.onNext(0)
                    observer.stop(nil)
                    return Disposables.create()
                }
                cancel.set(shot)
            }
        }
        return AnonymousObservable { observer, cancel in
            let ticks = scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { tick in
                if !cancel.isDisposed { observer.onNext(tick) }
                return tick &+ 1
            }
            cancel.set(ticks)
        }
    }
}
