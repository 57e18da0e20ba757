#if TRACE_RESOURCES
    internal import Synchronization

    /// Counts what is alive: observables, subjects, observers and sinks. Only with `-Xswiftc -DTRACE_RESOURCES`.
    public enum Resources {
        private static let count = Atomic<Int32>(0)
        private static let serialDispatchQueueObservables = Atomic<Int32>(0)

        /// How many objects are alive.
        public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

        /// How many subscriptions of `observe(on:)` with a serial dispatch queue are alive.
        public static var numberOfSerialDispatchQueueObservables: Int32 {
            serialDispatchQueueObservables.load(ordering: .sequentiallyConsistent)
        }

        /// Counts one more; returns the new total.
        @discardableResult
        public static func incrementTotal() -> Int32 {
            count.add(1, ordering: .sequentiallyConsistent).newValue
        }

        /// Counts one less; returns the new total.
        @discardableResult
        public static func decrementTotal() -> Int32 {
            count.subtract(1, ordering: .sequentiallyConsistent).newValue
        }

        package static func adjustSerialDispatchQueueObservables(by delta: Int32) {
            serialDispatchQueueObservables.add(delta, ordering: .sequentiallyConsistent)
        }
    }
#endif
