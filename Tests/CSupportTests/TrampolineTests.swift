import CSupport
import Foundation
import XCTest

/// An item as the engine makes them: an object that the queue holds a reference of, with its own flag for cancelling.
private final class Item: @unchecked Sendable {
    static let alive = Shared(zeroed: AtomicInt.self)

    @exclusivity(unchecked) var cancelled = AtomicInt()
    let work: () -> Void
    let onDestroy: () -> Void

    init(onDestroy: @escaping () -> Void = {}, work: @escaping () -> Void) {
        self.work = work
        self.onDestroy = onDestroy
        _ = AtomicInt.increment(Self.alive.pointer)
    }

    deinit { _ = AtomicInt.decrement(Self.alive.pointer) }

    func cancel() { AtomicInt.store(&cancelled, 1) }

    func enqueue(on trampoline: UnsafeMutablePointer<Trampoline> = .current) {
        trampoline.pointee.enqueue(
            context: Unmanaged.passRetained(self).toOpaque(), cancelled: &cancelled,
            run: {
                Unmanaged<Item>.fromOpaque($0).takeRetainedValue().work()
                return false
            },
            destroy: { Unmanaged<Item>.fromOpaque($0).takeRetainedValue().onDestroy() })
    }
}

extension UnsafeMutablePointer<Trampoline> {
    fileprivate static var current: Self { Trampoline.current() }
}

private func enqueue(_ work: @escaping () -> Void) { Item(work: work).enqueue() }

/// Items that need no object: the context is the address of a counter.
private func enqueueCounting(_ counter: UnsafeMutablePointer<Int>) {
    Trampoline.current().pointee.enqueue(
        context: counter,
        run: {
            $0.assumingMemoryBound(to: Int.self).pointee += 1
            return false
        }, destroy: { _ in })
}

private final class Chain: @unchecked Sendable {
    var left = 1_000_000
    var largest: UInt32 = 0

    func enqueue() {
        let run: @convention(c) (UnsafeMutableRawPointer) -> Bool = {
            Unmanaged<Chain>.fromOpaque($0).takeUnretainedValue().step()
            return false
        }
        Trampoline.current().pointee.enqueue(
            context: Unmanaged.passUnretained(self).toOpaque(), run: run, destroy: { _ in })
    }

    private func step() {
        largest = max(largest, Trampoline.current().pointee.capacity)
        left -= 1
        if left > 0 { enqueue() }
    }
}

final class TrampolineTests: XCTestCase {
    override func tearDown() {
        XCTAssertEqual(Trampoline.current().pointee.count, 0)
        XCTAssertEqual(AtomicInt.load(Item.alive.pointer), 0, "items left behind")
    }

    private var capacity: UInt32 { Trampoline.current().pointee.capacity }
    private func drain() { Trampoline.current().pointee.drain() }

    func testItemsRunInTheOrderTheyCame() {
        var seen: [Int] = []
        for value in 0..<3 {
            enqueue {
                seen.append(value)
                if value < 2 { enqueue { seen.append(value + 10) } }
            }
        }
        XCTAssertEqual(seen, [], "nothing runs before drain")
        drain()
        XCTAssertEqual(seen, [0, 1, 2, 10, 11])
    }

    func testOrderHoldsWhileTheRingWrapsAndGrows() {
        var seen: [Int] = []
        var queued = 0
        // Each round takes fewer than it adds, so that the ring doubles with its head at every place.
        func more(_ count: Int) {
            for _ in 0..<count {
                let value = queued
                queued += 1
                enqueue {
                    seen.append(value)
                    if queued < 5000 { more(2) }
                }
            }
        }
        more(3)
        drain()
        XCTAssertEqual(seen, Array(0..<queued))
    }

    /// The item that asks for another turn waits behind those that came meanwhile, and is destroyed by none of it.
    func testAnItemThatAsksForAnotherTurnGoesToTheEnd() {
        final class Turns {
            var left: Int
            var seen: [String] = []
            init(_ count: Int) { left = count }
        }
        let turns = Turns(3)
        Trampoline.current().pointee.enqueue(
            context: Unmanaged.passUnretained(turns).toOpaque(),
            run: {
                let turns = Unmanaged<Turns>.fromOpaque($0).takeUnretainedValue()
                turns.left -= 1
                turns.seen.append("turn")
                return turns.left > 0
            },
            destroy: { _ in XCTFail("destroyed") })
        enqueue { turns.seen.append("other") }
        drain()
        XCTAssertEqual(turns.seen, ["turn", "other", "turn", "turn"])
    }

    func testACancelledItemIsDestroyedInsteadOfRun() {
        var seen: [String] = []
        let second = Item(onDestroy: { seen.append("second destroyed") }, work: { seen.append("second") })
        let third = Item(onDestroy: { seen.append("third destroyed") }, work: { seen.append("third") })
        Item(onDestroy: {}, work: { second.cancel() }).enqueue()
        second.enqueue()
        third.enqueue()
        drain()
        XCTAssertEqual(seen, ["second destroyed", "third"])
        third.cancel()
        XCTAssertEqual(seen.count, 2, "too late for one that ran")
    }

    func testAnInnerDrainRunsEverythingThatWaits() {
        var seen: [Int] = []
        enqueue {
            enqueue { seen.append(2) }
            self.drain()
            seen.append(3)
        }
        enqueue { seen.append(1) }
        drain()
        XCTAssertEqual(seen, [1, 2, 3])
    }

    func testAnItemInFrontIsTheNextAlsoInAFullRing() {
        let seen = UnsafeMutablePointer<[Int]>.allocate(capacity: 1)
        seen.initialize(to: [])
        defer { seen.deinitialize(count: 1).deallocate() }
        let waiting = 100
        for number in 0..<waiting {
            enqueue {
                seen.pointee.append(number)
                if number == waiting / 2 { self.putInFront(seen) }
            }
        }
        while Trampoline.current().pointee.count < capacity { enqueue {} }
        putInFront(seen)
        drain()
        XCTAssertEqual(seen.pointee, [-1] + Array(0...waiting / 2) + [-1] + Array(waiting / 2 + 1..<waiting))
    }

    private func putInFront(_ seen: UnsafeMutablePointer<[Int]>) {
        Trampoline.current().pointee.putInFront(
            TrampolineItem(
                run: {
                    $0.assumingMemoryBound(to: [Int].self).pointee.append(-1)
                    return false
                }, destroy: { _ in }, context: seen, cancelled: nil))
    }

    /// Whoever adds to the last item must see that it is not the last any more.
    func testTheLastItemIsClosedByTheNextAndByANestedRun() {
        let trampoline = Trampoline.current()
        let context = UnsafeMutableRawPointer(trampoline)
        enqueue {}
        trampoline.pointee.open = context
        enqueue {}
        XCTAssertNil(trampoline.pointee.open)
        trampoline.pointee.open = context
        trampoline.pointee.enterFrame()
        XCTAssertNil(trampoline.pointee.open)
        trampoline.pointee.leaveFrame()
        XCTAssertEqual(trampoline.pointee.open, context)
        trampoline.pointee.open = nil
        drain()
    }

    func testANestedRunLeavesTheOuterItemsForLater() {
        var seen: [Int] = []
        Trampoline.current().pointee.isRunning = true
        enqueue {
            Trampoline.current().pointee.enterFrame()
            XCTAssertFalse(Trampoline.current().pointee.isRunning)
            XCTAssertEqual(Trampoline.current().pointee.count, 0)
            enqueue { seen.append(1) }
            Trampoline.current().pointee.enterFrame()
            enqueue { seen.append(0) }
            Trampoline.current().pointee.leaveFrame()
            Trampoline.current().pointee.leaveFrame()
            XCTAssertTrue(Trampoline.current().pointee.isRunning)
            enqueue { seen.append(3) }
        }
        enqueue { seen.append(2) }
        drain()
        Trampoline.current().pointee.isRunning = false
        XCTAssertEqual(seen, [0, 1, 2, 3])
    }

    func testSteadyStateAllocatesNothing() {
        let counter = Shared(0)
        defer { counter.free() }
        for _ in 0..<600 { enqueueCounting(counter.pointer) }
        drain()
        let (ring, size) = (Trampoline.current().pointee.items, capacity)
        for round in 0..<1000 {
            for _ in 0..<(round % 900) { enqueueCounting(counter.pointer) }
            drain()
        }
        XCTAssertEqual(Trampoline.current().pointee.items, ring)
        XCTAssertEqual(capacity, size)
    }

    /// Chained: each of a million items queues the next, one waits at a time.
    func testMemoryOfAChainIsThatOfOneItem() {
        let chain = Chain()
        race(threads: 1) { _ in
            chain.enqueue()
            Trampoline.current().pointee.drain()
        }
        XCTAssertEqual(chain.left, 0)
        XCTAssertEqual(chain.largest, 16)
    }

    /// At once: an item queues a million. While they are worked off, the ring shrinks with what waits.
    func testMemoryFollowsWhatWaits() {
        let counter = Shared(0)
        let largestExcess = Shared(0)
        defer { counter.free(); largestExcess.free() }
        enqueue {
            for _ in 0..<1_000_000 { enqueueCounting(counter.pointer) }
            XCTAssertLessThanOrEqual(self.capacity, 1 << 20)
        }
        enqueue {
            for step in 0..<100 {
                enqueueCounting(counter.pointer)
                enqueue {
                    let (count, capacity) = (Trampoline.current().pointee.count, self.capacity)
                    if capacity > 1024, capacity > 16 * max(count, 1) { largestExcess.value = step }
                }
            }
        }
        drain()
        XCTAssertEqual(counter.value, 1_000_100)
        XCTAssertEqual(largestExcess.value, 0)
        XCTAssertLessThanOrEqual(capacity, 1024)
    }

    func testEveryThreadHasItsOwn() {
        let seen = (0..<4).map { _ in Shared(0) }
        let addresses = (0..<4).map { _ in Shared(UInt(0)) }
        race(threads: 4) { thread in
            addresses[thread].value = UInt(bitPattern: Trampoline.current())
            for _ in 0..<10_000 {
                for _ in 0..<3 { enqueueCounting(seen[thread].pointer) }
                Trampoline.current().pointee.drain()
            }
        }
        XCTAssertEqual(seen.map(\.value), [30_000, 30_000, 30_000, 30_000])
        seen.forEach { $0.free() }
        addresses.forEach { $0.free() }
    }

    // MARK: Threads that end with items queued

    private func checkExit(_ what: String, _ runOnAThreadThatEnds: (@escaping @Sendable () -> Void) -> Void) {
        let destroyed = Shared(zeroed: AtomicInt.self)
        defer { destroyed.free() }
        runOnAThreadThatEnds {
            for _ in 0..<3 {
                Item(onDestroy: { _ = AtomicInt.increment(destroyed.pointer) }, work: { XCTFail("ran") }).enqueue()
            }
            Trampoline.current().pointee.enterFrame()
            // Its destructor uses the trampoline of the dying thread.
            Item(
                onDestroy: {
                    Item(onDestroy: { _ = AtomicInt.increment(destroyed.pointer) }, work: { XCTFail("ran") }).enqueue()
                }, work: { XCTFail("ran") }
            ).enqueue()
        }
        let end = monotonicNow() + 20_000_000_000
        while AtomicInt.load(destroyed.pointer) < 4, monotonicNow() < end { usleep(1000) }
        XCTAssertEqual(AtomicInt.load(destroyed.pointer), 4, what)
        while AtomicInt.load(Item.alive.pointer) > 0, monotonicNow() < end { usleep(1000) }
    }

    func testAFoundationThreadDestroysWhatItLeaves() {
        checkExit("Thread") { Thread(block: $0).start() }
    }

    func testARawThreadDestroysWhatItLeaves() {
        checkExit("pthread") { work in
            final class Box { let work: () -> Void; init(_ work: @escaping () -> Void) { self.work = work } }
            var thread = pthread_t()
            let box = Unmanaged.passRetained(Box(work)).toOpaque()
            pthread_create(
                &thread, nil,
                {
                    Unmanaged<Box>.fromOpaque($0!).takeRetainedValue().work(); return nil
                }, box)
            pthread_join(thread, nil)
        }
    }

    /// Dispatch's workers end some seconds after their last block; what matters is that the queue works there, and that
    /// blocks on one worker find it as the last one left it.
    func testDispatchWorkersHaveTrampolines() {
        let ran = Shared(zeroed: AtomicInt.self)
        defer { ran.free() }
        let group = DispatchGroup()
        for _ in 0..<200 {
            DispatchQueue.global().async(group: group) {
                if Trampoline.current().pointee.count != 0 { fatalError("left over") }
                enqueue { enqueue { _ = AtomicInt.increment(ran.pointer) } }
                Trampoline.current().pointee.drain()
            }
        }
        XCTAssertEqual(group.wait(timeout: .now() + 60), .success)
        XCTAssertEqual(AtomicInt.load(ran.pointer), 200)
    }
}
