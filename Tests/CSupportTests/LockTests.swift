import CSupport
import XCTest

/// What every lock here is held to, whatever its kind.
final class LockTests: XCTestCase {
    /// A plain counter: a lost update shows in the sum, an overlap in the sanitizer.
    private func checkMutualExclusion(
        threads: Int, rounds: Int, what: String = #function, lock: @escaping @Sendable () -> Void,
        unlock: @escaping @Sendable () -> Void
    ) {
        let counter = Shared(0)
        let inside = Shared(0)
        defer { counter.free(); inside.free() }
        race(threads: threads, what) { _ in
            for _ in 0..<rounds {
                lock()
                inside.value += 1
                if inside.value != 1 { fatalError("\(what): two threads inside") }
                counter.value += 1
                inside.value -= 1
                unlock()
            }
        }
        XCTAssertEqual(counter.value, threads * rounds, what)
    }

    func testSpinLockExcludes() {
        let lock = Shared(zeroed: SpinLock.self)
        defer { lock.free() }
        for threads in [2, 4, 8] {
            checkMutualExclusion(
                threads: threads, rounds: Scale.rounds(3_000_000 / threads), lock: { lock.value.lock() },
                unlock: { lock.value.unlock() })
        }
    }

    func testSpinLockByTryingExcludes() {
        let lock = Shared(zeroed: SpinLock.self)
        defer { lock.free() }
        checkMutualExclusion(
            threads: 3, rounds: Scale.rounds(500_000), lock: { while !lock.value.tryLock() { sched_yield() } },
            unlock: { lock.value.unlock() })
    }

    func testRecursiveLockExcludes() {
        let lock = Shared(zeroed: RecursiveLock.self)
        defer { lock.free() }
        checkMutualExclusion(
            threads: 4, rounds: Scale.rounds(1_000_000),
            lock: {
                lock.value.lock()
                lock.value.lock()
            },
            unlock: {
                lock.value.unlock()
                lock.value.unlock()
            })
    }

    func testBiasedLockExcludesFromTheFirstSectionOn() {
        let lock = Shared(zeroed: BiasedLock.self)
        defer { lock.free() }
        checkMutualExclusion(
            threads: 4, rounds: Scale.rounds(2_000_000), lock: { lock.value.lockAdopting() },
            unlock: { lock.value.unlock() })
    }

    /// The moment that matters is when the bias is taken away, and it comes once per lock: so many locks.
    func testTakingTheBiasAwayExcludes() {
        let rounds = Scale.rounds(200_000)
        let locks = (0..<rounds).map { _ in Shared(zeroed: BiasedLock.self) }
        let counters = UnsafeMutablePointer<Int>.allocate(capacity: rounds)
        counters.initialize(repeating: 0, count: rounds)
        defer { locks.forEach { $0.free() }; counters.deallocate() }
        let shared = Shared(counters)
        defer { shared.free() }
        let barrier = SpinBarrier(2)
        race(threads: 2) { thread in
            for round in 0..<rounds {
                if thread == 0 {
                    locks[round].value.lockAdopting()
                    shared.value[round] += 1
                    locks[round].value.unlock()
                }
                barrier.wait()
                for _ in 0..<8 {
                    if thread == 0 { locks[round].value.lockAdopting() } else { locks[round].value.lock() }
                    shared.value[round] += 1
                    locks[round].value.unlock()
                }
            }
        }
        for round in 0..<rounds { XCTAssertEqual(counters[round], 17) }
    }

    func testBiasedLockHasTheFirstAdoptingThreadAsOwnerUntilAnotherComes() {
        let lock = Shared(zeroed: BiasedLock.self)
        defer { lock.free() }
        lock.value.lock()
        lock.value.unlock()
        XCTAssertEqual(lock.value.owner, 0, "only lockAdopting makes an owner")
        for _ in 0..<3 {
            lock.value.lockAdopting()
            lock.value.unlock()
        }
        XCTAssertEqual(UInt(lock.value.owner), threadSelf())
        XCTAssertEqual(lock.value.revoked, 0)
        race(threads: 1) { _ in
            lock.value.lock()
            lock.value.unlock()
        }
        XCTAssertEqual(lock.value.owner, 0)
        XCTAssertEqual(lock.value.revoked, 1)
        for _ in 0..<3 {
            lock.value.lockAdopting()
            lock.value.unlock()
        }
        XCTAssertEqual(lock.value.owner, 0, "the bias is gone for good")
    }

    func testBiasedLockOutlivesItsOwner() {
        let lock = Shared(zeroed: BiasedLock.self)
        defer { lock.free() }
        race(threads: 1) { _ in
            for _ in 0..<3 {
                lock.value.lockAdopting()
                lock.value.unlock()
            }
        }
        lock.value.lockAdopting()
        lock.value.unlock()
        XCTAssertEqual(lock.value.revoked, 1)
    }

    func testTryLockDoesNotWait() {
        let spin = Shared(zeroed: SpinLock.self)
        let recursive = Shared(zeroed: RecursiveLock.self)
        defer { spin.free(); recursive.free() }
        XCTAssertTrue(spin.value.tryLock())
        XCTAssertFalse(spin.value.tryLock())
        spin.value.unlock()
        XCTAssertTrue(spin.value.tryLock())
        spin.value.unlock()

        XCTAssertTrue(recursive.value.tryLock())
        XCTAssertTrue(recursive.value.tryLock())
        race(threads: 1) { _ in XCTAssertFalse(recursive.value.tryLock()) }
        recursive.value.unlock()
        race(threads: 1) { _ in XCTAssertFalse(recursive.value.tryLock(), "held once more") }
        recursive.value.unlock()
        race(threads: 1) { _ in
            XCTAssertTrue(recursive.value.tryLock())
            recursive.value.unlock()
        }
    }

    func testRecursiveLockKnowsItsOwner() {
        let lock = Shared(zeroed: RecursiveLock.self)
        defer { lock.free() }
        XCTAssertFalse(lock.value.isOwned())
        lock.value.lock()
        lock.value.lock()
        XCTAssertTrue(lock.value.isOwned())
        race(threads: 1) { _ in XCTAssertFalse(lock.value.isOwned()) }
        lock.value.unlock()
        XCTAssertTrue(lock.value.isOwned())
        lock.value.unlock()
        XCTAssertFalse(lock.value.isOwned())
    }

    /// A holder that is off the processor costs its waiters no time slice: they sleep.
    func testWaitersSleepWhileTheHolderDoes() {
        let lock = Shared(zeroed: SpinLock.self)
        let used = Shared(0)
        defer { lock.free(); used.free() }
        lock.value.lock()
        let waiter = Thread {
            lock.value.lock()
            used.value = threadCPUNanoseconds()
            lock.value.unlock()
        }
        waiter.start()
        usleep(200_000)
        lock.value.unlock()
        while !waiter.isFinished { usleep(1000) }
        lock.value.lock()
        XCTAssertLessThan(used.value, 20_000_000, "ns of processor time for 200 ms of waiting")
        lock.value.unlock()
    }
}

func threadCPUNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
