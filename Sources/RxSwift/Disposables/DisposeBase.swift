/// Base of the disposable classes; counts them under TRACE_RESOURCES.
public class DisposeBase {
    init() { traceResourceInit() }

    deinit { traceResourceDeinit() }
}
