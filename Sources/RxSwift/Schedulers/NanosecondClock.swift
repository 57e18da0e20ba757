internal import Foundation

/// Tells time in whole nanoseconds from some start of its own: what operators measure spans with.
///
/// Not `now`: a `Date` of today has room for tenths of microseconds only, and one that the system made moves when
/// somebody sets the clock (report F2).
@usableFromInline
package protocol NanosecondClock {
    var nanoseconds: Int { get }
}

extension SchedulerType {
    /// The clock of this scheduler; for schedulers that others wrote, made from their `now`. Ask once a subscription.
    @usableFromInline
    package var nanosecondClock: any NanosecondClock { self as? any NanosecondClock ?? DateClock(scheduler: self) }
}

/// Makes do with a scheduler's `now`.
private struct DateClock: NanosecondClock {
    let scheduler: any SchedulerType

    var nanoseconds: Int { scheduler.now.nanosecondsSinceReferenceDate }
}

extension Date {
    package var nanosecondsSinceReferenceDate: Int { Int(saturating: timeIntervalSinceReferenceDate * 1e9) }
}
