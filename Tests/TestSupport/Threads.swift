import CMemory
import Foundation

/// Runs `body` on `count` threads at once, round after round; none starts a round before all have ended the one before.
///
/// The threads have the small stacks that secondary threads have elsewhere.
public func together(_ count: Int, rounds: Int = 1, _ body: @escaping (_ thread: Int, _ round: Int) -> Void) {
    let barrier = SpinBarrier(parties: count)
    let finished = (0..<count).map { thread in
        inBackground {
            for round in 0..<rounds {
                barrier.meet()
                body(thread, round)
                barrier.meet()
            }
        }
    }
    for thread in finished { thread.wait() }
}

/// Runs `body` on a thread of its own; the result is signalled when it has returned.
public func inBackground(stackSize: Int = 512 << 10, _ body: @escaping () -> Void) -> DispatchSemaphore {
    let done = DispatchSemaphore(value: 0)
    let work = Handed(body)
    let thread = Thread {
        work.take()?()
        done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    return done
}

/// Runs `body` on another thread and waits until it has returned.
public func onAnotherThread(_ body: @escaping () -> Void) { inBackground(body).wait() }

/// Notes how deep on the stack it was called: the number of bytes between the outermost and the innermost call.
public final class StackGauge {
    private var lowest = UInt.max
    private var highest = UInt.min

    public init() {}

    public var span: UInt { highest < lowest ? 0 : highest - lowest }

    @inline(never)
    public func measure() {
        let address = stack_address()
        lowest = min(lowest, address)
        highest = max(highest, address)
    }
}

/// How often something is repeated: `rounds` under stress, a quarter otherwise, a twentieth where ThreadSanitizer
/// watches. That finds a race that happens in one round whether or not it did harm, and every access costs it ten times
/// as much.
public func scaled(_ rounds: Int) -> Int {
    if isStress { return rounds }
    return max(1, rounds / (isUnderThreadSanitizer ? 20 : 4))
}

/// Whether the tests are to take their time: `MILLRACE_STRESS=1` in the environment, as `make stress` has it.
public let isStress = ProcessInfo.processInfo.environment["MILLRACE_STRESS"] != nil
public let isUnderThreadSanitizer = dlsym(nil, "__tsan_init") != nil
/// Frames are several times as large then.
public let isUnderAddressSanitizer = dlsym(nil, "__asan_init") != nil
