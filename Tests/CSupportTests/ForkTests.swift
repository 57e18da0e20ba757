import CSupport
import Foundation
import TestSupport
import XCTest

/// What happens in a child of fork, and what traps.
final class ForkTests: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipIf(isUnderThreadSanitizer, "ThreadSanitizer does not support children of a process with threads")
    }

    /// Keeps a thread inside a section, as if it had just lost the processor there, while `body` runs.
    private func whileAnotherThread(holds: @escaping @Sendable () -> Void, body: () -> Void) {
        let holding = DispatchSemaphore(value: 0)
        let release = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        Thread {
            holds()
            holding.signal()
            release.wait()
            done.signal()
        }.start()
        holding.wait()
        body()
        release.signal()
        done.wait()
    }

    func testAChildMayUseEverything() {
        let cell = Shared(zeroed: RcuCell.self)
        defer { cell.free() }
        let biased = Shared(zeroed: BiasedLock.self)
        defer { biased.free() }
        let spin = Shared(zeroed: SpinLock.self)
        defer { spin.free() }
        let queue = Shared(zeroed: MpscQueue.self)
        defer { queue.free() }
        let node = Shared(zeroed: MpscNode.self)
        defer { node.free() }
        MpscQueue.initialize(queue.pointer)
        // The parent has a worker for deferred releases, and a thread that is registered with RCU.
        rcuBarrier()
        race(threads: 2) { _ in
            _ = RcuCell.read(cell.pointer) { _ in }
            biased.section()
        }
        let object = NSObject()
        let raw = Unmanaged.passUnretained(object).toOpaque()
        _ = RcuCell.replace(cell.pointer, with: raw)
        let (end, text) = inChild {
            SpinLock.lock(spin.pointer)
            SpinLock.unlock(spin.pointer)
            biased.section()
            _ = RcuCell.read(cell.pointer) { _ in }
            RcuCell.replaceDeferred(cell.pointer, with: raw) { _ in }
            _ = RcuCell.replace(cell.pointer, with: nil)
            rcuBarrier()
            _ = MpscQueue.enqueue(queue.pointer, node.pointer)
            if MpscQueue.dequeue(queue.pointer) != node.pointer { _exit(3) }
            Trampoline.current().pointee.enqueue(context: raw, run: { _ in false }, destroy: { _ in })
            Trampoline.current().pointee.drain()
        }
        XCTAssertEqual(end, .exit(0), text)
        _ = RcuCell.replace(cell.pointer, with: nil)
        rcuBarrier()
        _ = object
    }

    func testALockHeldByALostThreadTraps() {
        let lock = Shared(zeroed: SpinLock.self)
        defer { lock.free() }
        whileAnotherThread(holds: { SpinLock.lock(lock.pointer) }) {
            let (end, text) = inChild { SpinLock.lock(lock.pointer) }
            XCTAssertEqual(end, .signal(SIGABRT))
            XCTAssertTrue(text.contains("held by another thread when this process was forked"), text)
        }
    }

    func testARecursiveLockHeldByALostThreadTraps() {
        let lock = Shared(zeroed: RecursiveLock.self)
        defer { lock.free() }
        whileAnotherThread(holds: { RecursiveLock.lock(lock.pointer) }) {
            XCTAssertEqual(inChild { RecursiveLock.lock(lock.pointer) }.end, .signal(SIGABRT))
        }
    }

    func testABiasedLockWithALostOwnerInsideTraps() {
        let lock = Shared(zeroed: BiasedLock.self)
        defer { lock.free() }
        let enter: @Sendable () -> Void = {
            lock.section()
            _ = BiasedLock.lockAdopting(lock.pointer, by: threadSelf())
        }
        whileAnotherThread(holds: enter) {
            let (end, text) = inChild { lock.section(adopting: false) }
            XCTAssertEqual(end, .signal(SIGABRT))
            XCTAssertTrue(text.contains("held by another thread when this process was forked"), text)
        }
    }

    /// What a gate asks of the thread that has it, before it leaves anything to that thread.
    func testWaitingForALostThreadTraps() {
        let holder = Shared(UInt(0))
        defer { holder.free() }
        whileAnotherThread(holds: { holder.value = threadSelf() }) {
            let (end, text) = inChild { trapIfLostInFork(holder.value) }
            XCTAssertEqual(end, .signal(SIGABRT))
            XCTAssertTrue(text.contains("lost in fork"), text)
        }
        XCTAssertEqual(inChild { trapIfLostInFork(threadSelf()) }.end, .exit(0))
        trapIfLostInFork(holder.value)
    }

    func testALostOwnerOutsideIsNoTrouble() {
        let lock = Shared(zeroed: BiasedLock.self)
        defer { lock.free() }
        let visit: @Sendable () -> Void = {
            for _ in 0..<2 { lock.section() }
        }
        whileAnotherThread(holds: visit) {
            let (end, text) = inChild {
                visit()
                visit()
            }
            XCTAssertEqual(end, .exit(0), text)
        }
    }

    // MARK: Misuse traps, in parent and child alike

    func testUnlockingARecursiveLockOfAnotherThreadTrapsWithBothIds() {
        let lock = Shared(zeroed: RecursiveLock.self)
        defer { lock.free() }
        let owner = Shared(UInt(0))
        defer { owner.free() }
        let take: @Sendable () -> Void = {
            RecursiveLock.lock(lock.pointer)
            owner.value = threadSelf()
        }
        whileAnotherThread(holds: take) {
            let (end, text) = inChild { RecursiveLock.unlock(lock.pointer) }
            XCTAssertEqual(end, .signal(SIGABRT))
            XCTAssertTrue(text.contains("thread \(threadSelf()) unlocked"), text)
            XCTAssertTrue(text.contains("thread \(owner.value) holds"), text)
        }
    }

    func testUnlockingWhatNobodyHoldsTraps() {
        let spin = Shared(zeroed: SpinLock.self)
        defer { spin.free() }
        let recursive = Shared(zeroed: RecursiveLock.self)
        defer { recursive.free() }
        XCTAssertEqual(inChild { SpinLock.unlock(spin.pointer) }.end, .signal(SIGABRT))
        let (end, text) = inChild { RecursiveLock.unlock(recursive.pointer) }
        XCTAssertEqual(end, .signal(SIGABRT))
        XCTAssertTrue(text.contains("that nobody holds"), text)
    }

    #if DEBUG
        func testUserCodeInsideAReadSectionTraps() {
            let cell = Shared(zeroed: RcuCell.self)
            defer { cell.free() }
            _ = RcuCell.replace(cell.pointer, with: UnsafeMutableRawPointer(cell.pointer))
            let (end, text) = inChild { _ = RcuCell.read(cell.pointer) { _ in assertNoReadSection() } }
            XCTAssertEqual(end, .signal(SIGABRT))
            XCTAssertTrue(text.contains("read-side section"), text)
        }
    #endif
}
