// The one place that knows whether resources are counted; call sites stay clean and cost nothing when they are not.

#if TRACE_RESOURCES
    @usableFromInline
    package func traceResourceInit() { _ = Resources.incrementTotal() }

    @usableFromInline
    package func traceResourceDeinit() { _ = Resources.decrementTotal() }
#else
    @inlinable @inline(__always)
    package func traceResourceInit() {}

    @inlinable @inline(__always)
    package func traceResourceDeinit() {}
#endif
