import CSupport
import XCTest

final class AtomicsTests: XCTestCase {
    func testIntOperationsReturnWhatTheirNamesSay() {
        let int = Shared(zeroed: AtomicInt.self)
        defer { int.free() }
        XCTAssertEqual(int.value.load(), 0)
        int.value.store(5)
        XCTAssertEqual(int.value.loadRelaxed(), 5)
        XCTAssertEqual(int.value.fetchOr(2), 5)
        XCTAssertEqual(int.value.fetchAnd(6), 7)
        XCTAssertEqual(int.value.fetchAdd(4), 6)
        XCTAssertEqual(int.value.add(5), 15)
        XCTAssertEqual(int.value.sub(5), 10)
        XCTAssertEqual(int.value.increment(), 11)
        XCTAssertEqual(int.value.decrement(), 10)
        XCTAssertEqual(int.value.exchange(3), 10)
        XCTAssertEqual(int.value.compareExchange(expected: 4, desired: 9), 3)
        XCTAssertEqual(int.value.compareExchange(expected: 3, desired: 9), 3)
        int.value.or(6)
        XCTAssertEqual(int.value.load(), 15)
        int.value.and(12)
        XCTAssertEqual(int.value.load(), 12)
        XCTAssertTrue(int.value.isFlagSet(8))
        XCTAssertTrue(int.value.isFlagSet(9))
        XCTAssertFalse(int.value.isFlagSet(3))
        int.value.storeRelaxed(1)
        XCTAssertEqual(int.value.sub(2), UInt32.max)
        XCTAssertEqual(int.value.increment(), 0)
    }

    func testWordOperationsUseAllBits() {
        let word = Shared(zeroed: AtomicWord.self)
        defer { word.free() }
        let high: UInt = 1 << 40
        word.value.store(high)
        XCTAssertEqual(word.value.load(), high)
        XCTAssertEqual(word.value.loadRelaxed(), high)
        XCTAssertEqual(word.value.fetchOr(1), high)
        XCTAssertEqual(word.value.fetchAnd(high), high | 1)
        XCTAssertEqual(word.value.fetchAdd(high), high)
        XCTAssertEqual(word.value.add(high), 3 * high)
        XCTAssertEqual(word.value.sub(high), 2 * high)
        XCTAssertEqual(word.value.increment(), 2 * high + 1)
        XCTAssertEqual(word.value.decrement(), 2 * high)
        XCTAssertEqual(word.value.exchange(high), 2 * high)
        XCTAssertEqual(word.value.compareExchange(expected: 0, desired: 1), high)
        XCTAssertEqual(word.value.compareExchange(expected: high, desired: 4 * high), high)
        word.value.or(high)
        XCTAssertTrue(word.value.isFlagSet(high))
        word.value.and(high)
        XCTAssertEqual(word.value.load(), high)
        XCTAssertFalse(word.value.isFlagSet(4 * high))
        word.value.storeRelaxed(0)
        XCTAssertEqual(word.value.decrement(), UInt.max)
    }

    func testNoAddIsLost() {
        let int = Shared(zeroed: AtomicInt.self)
        let word = Shared(zeroed: AtomicWord.self)
        defer { int.free(); word.free() }
        let rounds = Scale.rounds(2_500_000)
        race(threads: 4) { thread in
            for _ in 0..<rounds {
                _ = thread % 2 == 0 ? int.value.increment() : int.value.add(3)
                _ = thread % 2 == 0 ? word.value.decrement() : word.value.fetchAdd(4)
            }
        }
        XCTAssertEqual(int.value.load(), UInt32(8 * rounds))
        XCTAssertEqual(word.value.load(), UInt(6 * rounds))
    }

    func testOfThreadsThatSetABitExactlyOneSawItClear() {
        let rounds = Scale.rounds(200_000)
        let words = (0..<rounds).map { _ in Shared(zeroed: AtomicInt.self) }
        let winners = Shared(zeroed: AtomicInt.self)
        defer { words.forEach { $0.free() }; winners.free() }
        race(threads: 3) { thread in
            for word in words {
                if word.value.fetchOr(1) & 1 == 0 { _ = winners.value.increment() }
                word.value.or(2 << UInt32(thread))
            }
        }
        XCTAssertEqual(Int(winners.value.load()), rounds)
        XCTAssertTrue(words.allSatisfy { $0.value.load() == 15 })
    }

    /// The classic: each thread raises its flag, then looks at the other's. With a fence between the two, at least one
    /// sees the other.
    func testFenceOrdersAStoreBeforeALoad() {
        let rounds = Scale.rounds(300_000)
        let flags = (Shared(zeroed: AtomicInt.self), Shared(zeroed: AtomicInt.self))
        let seen = (Shared(zeroed: AtomicInt.self), Shared(zeroed: AtomicInt.self))
        let bothMissed = Shared(zeroed: AtomicInt.self)
        let barrier = SpinBarrier(2)
        race(threads: 2) { thread in
            let (mine, other) = thread == 0 ? (flags.0, flags.1) : (flags.1, flags.0)
            let result = thread == 0 ? seen.0 : seen.1
            for _ in 0..<rounds {
                barrier.wait()
                mine.value.storeRelaxed(1)
                threadFence()
                result.value.storeRelaxed(other.value.loadRelaxed())
                barrier.wait()
                if thread == 0, seen.0.value.load() == 0, seen.1.value.load() == 0 { _ = bothMissed.value.increment() }
                mine.value.storeRelaxed(0)
            }
        }
        XCTAssertEqual(bothMissed.value.load(), 0)
        [flags.0, flags.1, seen.0, seen.1, bothMissed].forEach { $0.free() }
    }
}
