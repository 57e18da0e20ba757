extension ObservableType where Element: FixedWidthInteger {
    /// Emits `count` integers from `start` on.
    ///
    ///     range(start: 3, count: 3)  "345|"
    ///
    /// - Ends: after the last integer.
    /// - Threads: emits on `scheduler`, one element for each turn; where turns are dear, as on dispatch and operation
    ///   queues, as many as come in 20 µs.
    /// - Cost: two objects per subscription, nothing per element.
    /// - Errors: a negative count or a range that does not fit the type traps, naming the operator.
    @inlinable
    public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        precondition(count >= 0, "range: count must not be negative, it is \(count)")
        precondition(
            count == 0 || !start.addingReportingOverflow(count - 1).overflow,
            "range: \(start) and the \(count - 1) integers after it do not fit \(Element.self)"
        )
        return OnSubscribeObservable(Pulled(RangePull(current: start, remaining: count), scheduler: scheduler))
    }
}

@usableFromInline
struct RangePull<Element: FixedWidthInteger>: Pull {
    @usableFromInline var current: Element
    @usableFromInline var remaining: Element

    @inlinable
    init(current: Element, remaining: Element) {
        self.current = current
        self.remaining = remaining
    }

    @inlinable
    mutating func next() -> Element? {
        guard remaining > 0 else { return nil }
        defer {
            remaining -= 1
            current &+= 1
        }
        return current
    }
}
