import TestSupport
import XCTest

/// Every interleaving of two and three threads. The broken variants show that the checker would see a fault.
final class ModelTests: XCTestCase {
    private func assertCorrect(_ report: Interleaver.Report, line: UInt = #line) {
        XCTAssertNil(report.violation, "after \(report.states) states", line: line)
    }

    private func assertCaught<Fault>(_ fault: Fault, _ report: Interleaver.Report, line: UInt = #line) {
        XCTAssertNotNil(report.violation, "\(fault) was not seen in \(report.states) states", line: line)
    }

    // MARK: SpinLock

    func testSpinLockOfTwoThreads() {
        assertCorrect(SpinLockModel.check([2, 2]))
        assertCorrect(SpinLockModel.check([2, 2], wakesWithoutReason: true))
    }

    func testSpinLockOfThreeThreads() {
        assertCorrect(SpinLockModel.check([1, 1, 1]))
        // A hundred thousand states, which say nothing more under a sanitizer.
        if !isUnderThreadSanitizer { assertCorrect(SpinLockModel.check([2, 1, 1])) }
        assertCorrect(SpinLockModel.check([1, 1, 1], wakesWithoutReason: true))
    }

    func testFaultsOfASpinLockAreSeen() {
        for fault in SpinLockModel.Fault.allCases {
            assertCaught(fault, SpinLockModel.check([1, 1, 1], fault: fault))
        }
    }

    // MARK: BiasedLock

    func testBiasedLockOfTwoThreads() {
        assertCorrect(BiasedLockModel.check([[true, true, true], [false, false]]))
        assertCorrect(BiasedLockModel.check([[true, true], [true, true]]))
    }

    func testBiasedLockOfThreeThreads() {
        assertCorrect(BiasedLockModel.check([[true, true], [true], [false]]))
        assertCorrect(BiasedLockModel.check([[true, true], [true, true], [true]]))
    }

    func testFaultsOfABiasedLockAreSeen() {
        for fault in BiasedLockModel.Fault.allCases {
            assertCaught(fault, BiasedLockModel.check([[true, true, true], [true, true]], fault: fault))
        }
    }

    // MARK: SinkDisposer

    func testSinkDisposer() {
        assertCorrect(SinkDisposerModel.check([.setter]))
        assertCorrect(SinkDisposerModel.check([.disposer, .disposer]))
        assertCorrect(SinkDisposerModel.check([.setter, .disposer]))
        assertCorrect(SinkDisposerModel.check([.setter, .disposer, .disposer]))
    }

    func testFaultsOfASinkDisposerAreSeen() {
        for fault in SinkDisposerModel.Fault.allCases {
            assertCaught(fault, SinkDisposerModel.check([.setter, .disposer, .disposer], fault: fault))
        }
    }

    // MARK: The checker itself

    func testStoresAreSeenLate() {
        // Dekker without a fence: both may miss the other's store.
        let report = Interleaver(
            [
                [.store(0, 1), .load(1), .jump(.ifNotEqual(0), to: "out"), .enter, .leave, .label("out")],
                [.store(1, 1), .load(0), .jump(.ifNotEqual(0), to: "out"), .enter, .leave, .label("out")],
            ], words: 2
        ).explore()
        XCTAssertEqual(report.violation, "two threads inside at once")
    }

    func testADeadlockIsSeen() {
        let report = Interleaver(
            [
                [.acquire(0), .acquire(1), .release(1), .release(0)],
                [.acquire(1), .acquire(0), .release(0), .release(1)],
            ],
            words: 2
        ).explore()
        XCTAssertNotNil(report.violation)
    }
}
