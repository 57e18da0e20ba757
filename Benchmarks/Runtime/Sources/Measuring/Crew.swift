import CSupport
import Foundation

/// Threads that start together without having slept. Always threads of their own, also for one: glibc's mutexes are
/// cheaper in a process that has no second thread, which no user of this runtime has.
public enum Crew {
    /// Runs `body` on each thread and returns how long it took from the start of all to the end of all, in ns.
    public static func run(_ threads: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) -> Double {
        let arrived = UnsafeMutablePointer<AtomicInt>.allocate(capacity: 1)
        arrived.initialize(to: AtomicInt())
        defer { arrived.deallocate() }
        nonisolated(unsafe) let counter = arrived
        let done = DispatchSemaphore(value: 0)
        for index in 0..<threads {
            Thread {
                _ = AtomicInt.increment(counter)
                while AtomicInt.load(counter) <= UInt32(threads) { sched_yield() }
                body(index)
                done.signal()
            }.start()
        }
        while AtomicInt.load(counter) < UInt32(threads) { usleep(50) }
        let start = monotonicNow()
        _ = AtomicInt.increment(counter)
        for _ in 0..<threads { done.wait() }
        return Double(monotonicNow() - start)
    }
}

/// Memory for one value, all bits 0 (which must mean something for T), on cache lines of its own.
public func onItsOwnLines<T>(_ type: T.Type) -> UnsafeMutablePointer<T> {
    let size = (MemoryLayout<T>.stride + 127) / 128 * 128
    let raw = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 128)
    raw.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return raw.bindMemory(to: T.self, capacity: 1)
}

/// Y: one call of a closure that the optimiser cannot see through, the unit of every budget.
public func measureY() -> Double {
    let count = 2_000_000
    var best = Double.infinity
    for _ in 0..<5 {
        let sum = onItsOwnLines(Int.self)
        defer { sum.deallocate() }
        let f: (Int) -> Int = opaque { $0 &* 3 }
        let g: (Int) -> Bool = opaque { $0 & 1 == 0 }
        let start = monotonicNow()
        for i in 0..<count {
            let y = f(i)
            if g(y) { sum.pointee &+= y }
        }
        best = min(best, Double(monotonicNow() - start) / Double(count) / 2)
    }
    return best
}

@inline(never) @_optimize(none) private func opaque<T>(_ value: T) -> T { value }
