import CSupport
import Foundation
import TestSupport
import XCTest

/// How many rounds a race runs: the millions of the whole suite take seconds; under stress four times as many, which
/// makes 10^7 operations of everything that counts them. Under ThreadSanitizer, which is slow, a fifth.
enum Scale {
    static func rounds(_ full: Int) -> Int {
        if isStress { return full * 4 }
        return isUnderThreadSanitizer ? max(full / 5, 1) : full
    }
}

/// One value in memory of its own, at one address, shared by threads that know what they do.
struct Shared<Value>: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<Value>

    init(_ value: Value) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: value)
    }

    /// For plain values under a lock. What is shared by design is called by its `pointer`.
    var value: Value {
        get { pointer.pointee }
        nonmutating set { pointer.pointee = newValue }
    }

    func free() {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}

extension Shared where Value: BitwiseCopyable {
    /// All bits 0, as every primitive here starts.
    init(zeroed: Value.Type) {
        let raw = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<Value>.stride, alignment: max(MemoryLayout<Value>.alignment, 64))
        raw.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.stride)
        pointer = raw.bindMemory(to: Value.self, capacity: 1)
    }
}

/// Runs `body` on `threads` new threads at once and waits for all. When they are not done in `seconds`, the process
/// ends with a message: a hanging test says nothing, and threads that hang cannot be stopped.
func race(
    threads: Int, seconds: Int = 120, _ what: String = #function, body: @escaping @Sendable (_ thread: Int) -> Void
) {
    let barrier = SpinBarrier(parties: threads)
    let done = DispatchSemaphore(value: 0)
    for index in 0..<threads {
        let thread = Thread {
            barrier.meet()
            body(index)
            done.signal()
        }
        thread.name = "race \(index)"
        thread.start()
    }
    let end = DispatchTime.now() + .seconds(seconds)
    for index in 0..<threads where done.wait(timeout: end) == .timedOut {
        fatalError("\(what): \(threads - index) of \(threads) threads are not done after \(seconds) s")
    }
}
