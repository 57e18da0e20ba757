public import Dispatch
public import Foundation

// Spans of time as whole nanoseconds in an `Int`: exact whatever unit a span was spelled in, and saturating, so that
// nothing traps on `.seconds(.max)` (reports F1, F2). 2^63 ns are 292 years.

extension DispatchTimeInterval {
    /// The span in nanoseconds, saturating; nil for `.never`.
    @inlinable
    package var saturatingNanoseconds: Int? {
        switch self {
        case .seconds(let count): count.multipliedSaturating(by: 1_000_000_000)
        case .milliseconds(let count): count.multipliedSaturating(by: 1_000_000)
        case .microseconds(let count): count.multipliedSaturating(by: 1_000)
        case .nanoseconds(let count): count
        case .never: nil
        @unknown default: preconditionFailure("\(#function): a unit that did not exist when this was written: \(self)")
        }
    }

    /// The span in seconds; infinite for `.never`. Each unit is divided only once, so spellings of one span agree.
    @inlinable
    package var inSeconds: TimeInterval {
        switch self {
        case .seconds(let count): TimeInterval(count)
        case .milliseconds(let count): TimeInterval(count) / 1e3
        case .microseconds(let count): TimeInterval(count) / 1e6
        case .nanoseconds(let count): TimeInterval(count) / 1e9
        case .never: .infinity
        @unknown default: preconditionFailure("\(#function): a unit that did not exist when this was written: \(self)")
        }
    }

    /// What is left of this span when `elapsed` nanoseconds have passed: never negative, `.never` stays.
    @inlinable
    package func remaining(afterNanoseconds elapsed: Int) -> DispatchTimeInterval {
        guard let span = saturatingNanoseconds else { return .never }
        return .nanoseconds(Swift.max(0, span.subtractingSaturating(Swift.max(0, elapsed))))
    }

    /// The same, but nil when nothing is left.
    @inlinable
    package func remainder(afterNanoseconds elapsed: Int) -> DispatchTimeInterval? {
        let rest = remaining(afterNanoseconds: elapsed)
        return rest == .nanoseconds(0) ? nil : rest
    }
}

extension Date {
    /// Since `origin`, in whole microseconds: a `Date` is wrong by 60 ns, and two that are a span apart should show it.
    func nanoseconds(since origin: Date) -> Int {
        Int(saturating: timeIntervalSince(origin) * 1e6).multipliedSaturating(by: 1_000)
    }
}

extension Int {
    @inlinable
    package func addingSaturating(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    @inlinable
    package func subtractingSaturating(_ other: Int) -> Int {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : difference
    }

    @inlinable
    package func multipliedSaturating(by factor: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: factor)
        return overflow ? ((self < 0) == (factor < 0) ? .max : .min) : product
    }

    /// The nearest integer, saturating; 0 for a value that is not a number.
    @inlinable
    package init(saturating value: Double) {
        if value.isNaN {
            self = 0
        } else if value >= 0x1p63 {
            self = .max
        } else {
            self = value <= -0x1p63 ? .min : Int(value.rounded())
        }
    }
}
