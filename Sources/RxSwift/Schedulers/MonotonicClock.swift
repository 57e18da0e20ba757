internal import CSupport
internal import Dispatch
internal import Foundation

/// The clock of the real schedulers: never set back or forth, whatever happens to the system's time (report F2).
enum MonotonicClock {
    private static let base = (date: Date(), nanoseconds: read())

    /// Nanoseconds since some start.
    static var nanoseconds: Int { read() }

    /// The date when the process first asked, plus what has passed since.
    static var now: Date {
        // `base` first: it may be read from the clock in this very call.
        let base = base
        return base.date.addingTimeInterval(Double(read() - base.nanoseconds) / 1e9)
    }

    /// The moment after `span` nanoseconds; nil when it is too far for Dispatch, 146 years, to tell from never.
    static func deadline(after span: Int) -> Int? {
        let time = read().addingSaturating(max(0, span))
        return time < 1 << 62 ? time : nil
    }

    /// A deadline as Dispatch takes it.
    static func dispatchTime(at deadline: Int) -> DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(deadline)) }

    private static func read() -> Int { Int(monotonicNow()) }
}
