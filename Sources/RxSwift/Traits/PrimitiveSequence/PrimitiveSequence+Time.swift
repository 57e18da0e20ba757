extension PrimitiveSequence {
    /// Tells the element and the end later by `dueTime`; errors at once.
    ///
    ///     "-(a|)"  delay(2)  "---(a|)"
    ///
    /// - Ends: `dueTime` after the source.
    /// - Threads: tells on `scheduler`.
    /// - Cost: as `Observable.delay`.
    @inlinable
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
    }

    /// Subscribes to the source after `dueTime`.
    ///
    ///     "-(a|)"  delaySubscription(2)  "---(a|)"
    ///
    /// - Ends: with the source.
    /// - Threads: subscribes on `scheduler`.
    /// - Cost: as `Observable.delaySubscription`.
    @inlinable
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Fails when the source has said nothing within `dueTime`.
    ///
    ///     "-----(a|)"  timeout(3)  "---#"
    ///
    /// - Ends: with the source, or after `dueTime`.
    /// - Threads: the failure on `scheduler`.
    /// - Cost: as `Observable.timeout`.
    /// - Errors: `RxError.timeout`.
    @inlinable
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
    }

    /// Goes on with `other` when the source has said nothing within `dueTime`.
    ///
    ///     "-----(a|)"  timeout(3, other: "-(b|)")  "----(b|)"
    ///
    /// - Ends: with the source, or with `other`.
    /// - Threads: `other` is subscribed to on `scheduler`.
    /// - Cost: as `Observable.timeout`.
    @inlinable
    public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
    /// Emits 0 after `dueTime`.
    ///
    ///     timer(3, scheduler: s)  "---(0|)"
    ///
    /// - Ends: after `dueTime`; never for `.never`.
    /// - Threads: tells on `scheduler`.
    /// - Cost: as `Observable.timer`.
    @inlinable
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(Observable<Element>.timer(dueTime, scheduler: scheduler))
    }
}
