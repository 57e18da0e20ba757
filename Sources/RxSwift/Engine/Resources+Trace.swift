// The one place that knows whether resources are counted; call sites stay clean and cost nothing when they are not.

#if TRACE_RESOURCES
    @usableFromInline
    package func traceResourceInit() { _ = Resources.incrementTotal() }

    @usableFromInline
    package func traceResourceDeinit() { _ = Resources.decrementTotal() }

    /// Counts the subscriptions of `observe(on:)` whose scheduler is a serial queue.
    @usableFromInline
    package func traceHop(to scheduler: any ImmediateSchedulerType, by delta: Int32) {
        guard scheduler is SerialDispatchQueueScheduler else { return }
        Resources.adjustSerialDispatchQueueObservables(by: delta)
    }
#else
    @inlinable @inline(__always)
    package func traceResourceInit() {}

    @inlinable @inline(__always)
    package func traceResourceDeinit() {}

    @inlinable @inline(__always)
    package func traceHop(to scheduler: any ImmediateSchedulerType, by delta: Int32) {}
#endif
