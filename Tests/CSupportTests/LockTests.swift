import CSupport
import TestSupport
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
                threads: threads, rounds: Scale.rounds(3_000_000 / threads), lock: { SpinLock.lock(lock.pointer) },
                unlock: { SpinLock.unlock(lock.pointer) })
        }
    }

    func testSpinLockByTryingExcludes() {
        let lock = Shared(zeroed: SpinLock.self)
        defer { lock.free() }
        checkMutualExclusion(
            threads: 3, rounds: Scale.rounds(500_000),
            lock: { while !SpinLock.tryLock(lock.pointer) { sched_yield() } },
            unlock: { SpinLock.unlock(lock.pointer) })
    }

    func testRecursiveLockExcludes() {
        let lock = Shared(zeroed: RecursiveLock.self)
        defer { lock.free() }
        checkMutualExclusion(
            threads: 4, rounds: Scale.rounds(1_000_000),
            lock: {
                RecursiveLock.lock(lock.pointer)
                RecursiveLock.lock(lock.pointer)
            },
            unlock: {
                RecursiveLock.unlock(lock.pointer)
                RecursiveLock.unlock(lock.pointer)
            })
    }

    func testBiasedLockExcludesFromTheFirstSectionOn() {
        let lock = Shared(zeroed: BiasedLock.self)
        defer { lock.free() }
        let bias = Shared<UnsafeMutablePointer<Bias>?>(nil)
        defer { bias.free() }
        checkMutualExclusion(
            threads: 4, rounds: Scale.rounds(2_000_000),
            lock: {
                let mine = BiasedLock.lockAdopting(lock.pointer, by: threadSelf())
                bias.value = mine
            },
            unlock: { BiasedLock.unlock(lock.pointer, bias.value) })
    }

    /// The moment that matters is when a bias is taken away, and it comes twice per lock: so many locks.
    func testTakingTheFirstBiasAwayExcludes() {
        checkTakingAway(rounds: Scale.rounds(200_000), sectionsOfOwner: 1)
    }

    func testTakingTheSecondBiasAwayExcludes() {
        checkTakingAway(rounds: Scale.rounds(5000), sectionsOfOwner: 1026) { lock in
            race(threads: 1) { _ in lock.section() }
            lock.section(adopting: false)
        }
    }

    /// Two threads meet at each lock, after that many sections made one of them its owner.
    private func checkTakingAway(
        rounds: Int, sectionsOfOwner: Int, what: String = #function, before: (Shared<BiasedLock>) -> Void = { _ in }
    ) {
        let locks = (0..<rounds).map { _ in Shared(zeroed: BiasedLock.self) }
        let counters = UnsafeMutablePointer<Int>.allocate(capacity: rounds)
        counters.initialize(repeating: 0, count: rounds)
        defer { locks.forEach { $0.free() }; counters.deallocate() }
        locks.forEach(before)
        let shared = Shared(counters)
        defer { shared.free() }
        let barrier = SpinBarrier(parties: 2)
        race(threads: 2, what) { thread in
            for round in 0..<rounds {
                if thread == 0 {
                    for _ in 0..<sectionsOfOwner { locks[round].section { shared.value[round] += 1 } }
                    if locks[round].value.owner == 0 { fatalError("\(what): nobody has the bias") }
                }
                barrier.meet()
                for _ in 0..<8 { locks[round].section(adopting: thread == 0) { shared.value[round] += 1 } }
            }
        }
        for round in 0..<rounds { XCTAssertEqual(counters[round], sectionsOfOwner + 16) }
    }

    func testBiasedLockHasTheFirstAdoptingThreadAsOwnerUntilAnotherComes() {
        let lock = Shared(zeroed: BiasedLock.self)
        defer { lock.free() }
        lock.section(adopting: false)
        XCTAssertEqual(lock.value.owner, 0, "only lockAdopting makes an owner")
        for _ in 0..<3 { lock.section() }
        XCTAssertEqual(UInt(lock.value.owner), threadSelf())
        race(threads: 1) { _ in lock.section(adopting: false) }
        XCTAssertEqual(lock.value.owner, 0)
    }

    func testTheSecondBiasIsForWhoHasTheLockToItself() {
        let lock = Shared(zeroed: BiasedLock.self)
        defer { lock.free() }
        lock.section()
        race(threads: 1) { _ in
            for _ in 0..<1000 { lock.section() }
        }
        for _ in 0..<1000 { lock.section() }
        lock.section(adopting: false)
        for _ in 0..<1023 { lock.section() }
        XCTAssertEqual(lock.value.owner, 0, "others were there in between")
        lock.section()
        XCTAssertEqual(UInt(lock.value.owner), threadSelf() + 1)
        race(threads: 1) { _ in lock.section() }
        for _ in 0..<3000 { lock.section() }
        XCTAssertEqual(lock.value.owner, 0, "there is no third bias")
    }

    func testBiasedLockOutlivesItsOwner() {
        let lock = Shared(zeroed: BiasedLock.self)
        defer { lock.free() }
        race(threads: 1) { _ in
            for _ in 0..<3 { lock.section() }
        }
        XCTAssertNotEqual(lock.value.owner, 0)
        lock.section()
        XCTAssertEqual(lock.value.owner, 0)
    }

    func testTryLockDoesNotWait() {
        let spin = Shared(zeroed: SpinLock.self)
        let recursive = Shared(zeroed: RecursiveLock.self)
        defer { spin.free(); recursive.free() }
        XCTAssertTrue(SpinLock.tryLock(spin.pointer))
        XCTAssertFalse(SpinLock.tryLock(spin.pointer))
        SpinLock.unlock(spin.pointer)
        XCTAssertTrue(SpinLock.tryLock(spin.pointer))
        SpinLock.unlock(spin.pointer)

        XCTAssertTrue(RecursiveLock.tryLock(recursive.pointer))
        XCTAssertTrue(RecursiveLock.tryLock(recursive.pointer))
        race(threads: 1) { _ in XCTAssertFalse(RecursiveLock.tryLock(recursive.pointer)) }
        RecursiveLock.unlock(recursive.pointer)
        race(threads: 1) { _ in XCTAssertFalse(RecursiveLock.tryLock(recursive.pointer), "held once more") }
        RecursiveLock.unlock(recursive.pointer)
        race(threads: 1) { _ in
            XCTAssertTrue(RecursiveLock.tryLock(recursive.pointer))
            RecursiveLock.unlock(recursive.pointer)
        }
    }

    func testRecursiveLockKnowsItsOwner() {
        let lock = Shared(zeroed: RecursiveLock.self)
        defer { lock.free() }
        XCTAssertFalse(RecursiveLock.isOwned(lock.pointer))
        RecursiveLock.lock(lock.pointer)
        RecursiveLock.lock(lock.pointer)
        XCTAssertTrue(RecursiveLock.isOwned(lock.pointer))
        race(threads: 1) { _ in XCTAssertFalse(RecursiveLock.isOwned(lock.pointer)) }
        RecursiveLock.unlock(lock.pointer)
        XCTAssertTrue(RecursiveLock.isOwned(lock.pointer))
        RecursiveLock.unlock(lock.pointer)
        XCTAssertFalse(RecursiveLock.isOwned(lock.pointer))
    }

    /// A holder that is off the processor costs its waiters no time slice: they sleep.
    func testWaitersSleepWhileTheHolderDoes() {
        let lock = Shared(zeroed: SpinLock.self)
        let used = Shared(0)
        defer { lock.free(); used.free() }
        SpinLock.lock(lock.pointer)
        let waiter = Thread {
            SpinLock.lock(lock.pointer)
            used.value = threadCPUNanoseconds()
            SpinLock.unlock(lock.pointer)
        }
        waiter.start()
        usleep(200_000)
        SpinLock.unlock(lock.pointer)
        while !waiter.isFinished { usleep(1000) }
        SpinLock.lock(lock.pointer)
        XCTAssertLessThan(used.value, 20_000_000, "ns of processor time for 200 ms of waiting")
        SpinLock.unlock(lock.pointer)
    }
}

func threadCPUNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

extension Shared where Value == BiasedLock {
    func section(adopting: Bool = true, _ body: () -> Void = {}) {
        let thread = threadSelf()
        let bias =
            adopting ? BiasedLock.lockAdopting(pointer, by: thread) : BiasedLock.lock(pointer, by: thread)
        body()
        BiasedLock.unlock(pointer, bias)
    }
}
