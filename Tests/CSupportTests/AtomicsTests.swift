import CSupport
import TestSupport
import XCTest

final class AtomicsTests: XCTestCase {
    func testIntOperationsReturnWhatTheirNamesSay() {
        let int = Shared(zeroed: AtomicInt.self)
        defer { int.free() }
        XCTAssertEqual(AtomicInt.load(int.pointer), 0)
        AtomicInt.store(int.pointer, 5)
        XCTAssertEqual(AtomicInt.loadRelaxed(int.pointer), 5)
        XCTAssertEqual(AtomicInt.fetchOr(int.pointer, 2), 5)
        XCTAssertEqual(AtomicInt.fetchAnd(int.pointer, 6), 7)
        XCTAssertEqual(AtomicInt.fetchAdd(int.pointer, 4), 6)
        XCTAssertEqual(AtomicInt.add(int.pointer, 5), 15)
        XCTAssertEqual(AtomicInt.sub(int.pointer, 5), 10)
        XCTAssertEqual(AtomicInt.increment(int.pointer), 11)
        XCTAssertEqual(AtomicInt.decrement(int.pointer), 10)
        XCTAssertEqual(AtomicInt.exchange(int.pointer, 3), 10)
        XCTAssertEqual(AtomicInt.compareExchange(int.pointer, expected: 4, desired: 9), 3)
        XCTAssertEqual(AtomicInt.compareExchange(int.pointer, expected: 3, desired: 9), 3)
        AtomicInt.or(int.pointer, 6)
        XCTAssertEqual(AtomicInt.load(int.pointer), 15)
        AtomicInt.and(int.pointer, 12)
        XCTAssertEqual(AtomicInt.load(int.pointer), 12)
        XCTAssertTrue(AtomicInt.isFlagSet(int.pointer, 8))
        XCTAssertTrue(AtomicInt.isFlagSet(int.pointer, 9))
        XCTAssertFalse(AtomicInt.isFlagSet(int.pointer, 3))
        AtomicInt.storeRelaxed(int.pointer, 1)
        XCTAssertEqual(AtomicInt.sub(int.pointer, 2), UInt32.max)
        XCTAssertEqual(AtomicInt.increment(int.pointer), 0)
    }

    func testWordOperationsUseAllBits() {
        let word = Shared(zeroed: AtomicWord.self)
        defer { word.free() }
        let high: UInt = 1 << 40
        AtomicWord.store(word.pointer, high)
        XCTAssertEqual(AtomicWord.load(word.pointer), high)
        XCTAssertEqual(AtomicWord.loadRelaxed(word.pointer), high)
        XCTAssertEqual(AtomicWord.fetchOr(word.pointer, 1), high)
        XCTAssertEqual(AtomicWord.fetchAnd(word.pointer, high), high | 1)
        XCTAssertEqual(AtomicWord.fetchAdd(word.pointer, high), high)
        XCTAssertEqual(AtomicWord.add(word.pointer, high), 3 * high)
        XCTAssertEqual(AtomicWord.sub(word.pointer, high), 2 * high)
        XCTAssertEqual(AtomicWord.increment(word.pointer), 2 * high + 1)
        XCTAssertEqual(AtomicWord.decrement(word.pointer), 2 * high)
        XCTAssertEqual(AtomicWord.exchange(word.pointer, high), 2 * high)
        XCTAssertEqual(AtomicWord.compareExchange(word.pointer, expected: 0, desired: 1), high)
        XCTAssertEqual(AtomicWord.compareExchange(word.pointer, expected: high, desired: 4 * high), high)
        AtomicWord.or(word.pointer, high)
        XCTAssertTrue(AtomicWord.isFlagSet(word.pointer, high))
        AtomicWord.and(word.pointer, high)
        XCTAssertEqual(AtomicWord.load(word.pointer), high)
        XCTAssertFalse(AtomicWord.isFlagSet(word.pointer, 4 * high))
        AtomicWord.storeRelaxed(word.pointer, 0)
        XCTAssertEqual(AtomicWord.decrement(word.pointer), UInt.max)
    }

    func testNoAddIsLost() {
        let int = Shared(zeroed: AtomicInt.self)
        let word = Shared(zeroed: AtomicWord.self)
        defer { int.free(); word.free() }
        let rounds = Scale.rounds(2_500_000)
        race(threads: 4) { thread in
            for _ in 0..<rounds {
                _ = thread % 2 == 0 ? AtomicInt.increment(int.pointer) : AtomicInt.add(int.pointer, 3)
                _ = thread % 2 == 0 ? AtomicWord.decrement(word.pointer) : AtomicWord.fetchAdd(word.pointer, 4)
            }
        }
        XCTAssertEqual(AtomicInt.load(int.pointer), UInt32(8 * rounds))
        XCTAssertEqual(AtomicWord.load(word.pointer), UInt(6 * rounds))
    }

    func testOfThreadsThatSetABitExactlyOneSawItClear() {
        let rounds = Scale.rounds(200_000)
        let words = (0..<rounds).map { _ in Shared(zeroed: AtomicInt.self) }
        let winners = Shared(zeroed: AtomicInt.self)
        defer { words.forEach { $0.free() }; winners.free() }
        race(threads: 3) { thread in
            for word in words {
                if AtomicInt.fetchOr(word.pointer, 1) & 1 == 0 { _ = AtomicInt.increment(winners.pointer) }
                AtomicInt.or(word.pointer, 2 << UInt32(thread))
            }
        }
        XCTAssertEqual(Int(AtomicInt.load(winners.pointer)), rounds)
        XCTAssertTrue(words.allSatisfy { AtomicInt.load($0.pointer) == 15 })
    }

    /// The classic: each thread raises its flag, then looks at the other's. With a fence between the two, at least one
    /// sees the other.
    func testFenceOrdersAStoreBeforeALoad() {
        let rounds = Scale.rounds(300_000)
        let flags = (Shared(zeroed: AtomicInt.self), Shared(zeroed: AtomicInt.self))
        let seen = (Shared(zeroed: AtomicInt.self), Shared(zeroed: AtomicInt.self))
        let bothMissed = Shared(zeroed: AtomicInt.self)
        let barrier = SpinBarrier(parties: 2)
        race(threads: 2) { thread in
            let (mine, other) = thread == 0 ? (flags.0, flags.1) : (flags.1, flags.0)
            let result = thread == 0 ? seen.0 : seen.1
            for _ in 0..<rounds {
                barrier.meet()
                AtomicInt.storeRelaxed(mine.pointer, 1)
                threadFence()
                AtomicInt.storeRelaxed(result.pointer, AtomicInt.loadRelaxed(other.pointer))
                barrier.meet()
                if thread == 0, AtomicInt.load(seen.0.pointer) == 0, AtomicInt.load(seen.1.pointer) == 0 {
                    _ = AtomicInt.increment(bothMissed.pointer)
                }
                AtomicInt.storeRelaxed(mine.pointer, 0)
            }
        }
        XCTAssertEqual(AtomicInt.load(bothMissed.pointer), 0)
        [flags.0, flags.1, seen.0, seen.1, bothMissed].forEach { $0.free() }
    }
}
