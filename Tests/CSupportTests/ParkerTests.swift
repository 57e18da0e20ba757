import CSupport
import XCTest

final class ParkerTests: XCTestCase {
    func testATokenThatCameFirstWaits() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        Parker.unpark(parker.pointer)
        Parker.unpark(parker.pointer)
        Parker.park(parker.pointer)
        XCTAssertFalse(Parker.park(parker.pointer, until: monotonicNow()), "two tokens count as one")
    }

    func testDeadlineIsKept() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        XCTAssertFalse(Parker.park(parker.pointer, until: 0), "in the past")
        let start = monotonicNow()
        XCTAssertFalse(Parker.park(parker.pointer, until: start + 30_000_000))
        let waited = monotonicNow() - start
        XCTAssertGreaterThanOrEqual(waited, 30_000_000)
        XCTAssertLessThan(waited, 3_000_000_000)
    }

    func testUnparkEndsAWaitWithADeadline() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        race(threads: 2) { thread in
            if thread == 0 {
                XCTAssertTrue(Parker.park(parker.pointer, until: monotonicNow() + 60_000_000_000))
            } else {
                usleep(10_000)
                Parker.unpark(parker.pointer)
            }
        }
    }

    func testAParkedThreadUsesNoProcessor() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        let before = threadCPUNanoseconds()
        XCTAssertFalse(Parker.park(parker.pointer, until: monotonicNow() + 100_000_000))
        XCTAssertLessThan(threadCPUNanoseconds() - before, 10_000_000)
    }

    func testAFarDeadlineIsNotAnError() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        for deadline in [UInt64.max, UInt64.max - 1, UInt64(Int64.max)] {
            race(threads: 2) { thread in
                if thread == 0 {
                    XCTAssertTrue(Parker.park(parker.pointer, until: deadline))
                } else {
                    Parker.unpark(parker.pointer)
                }
            }
        }
    }

    /// Two threads hand a plain value back and forth; a lost wake-up hangs, a missing order shows in the sanitizer.
    func testNoWakeUpIsLost() {
        let pair = [Shared(zeroed: Parker.self), Shared(zeroed: Parker.self)]
        let ball = Shared(0)
        let rounds = Scale.rounds(100_000)
        race(threads: 2) { thread in
            for round in 0..<rounds {
                if thread == 1 { Parker.park(pair[1].pointer) }
                if ball.value != 2 * round + thread { fatalError("the ball is at \(ball.value)") }
                ball.value += 1
                Parker.unpark(pair[1 - thread].pointer)
                if thread == 0 { Parker.park(pair[0].pointer) }
            }
        }
        XCTAssertEqual(ball.value, 2 * rounds)
        pair.forEach { $0.free() }
        ball.free()
    }

    /// Tokens against deadlines: a token is either taken or still there, never gone.
    func testNoTokenIsLostAtADeadline() {
        let parker = Shared(zeroed: Parker.self)
        let answers = Shared(zeroed: Parker.self)
        let rounds = Scale.rounds(50_000)
        race(threads: 2) { thread in
            for round in 0..<rounds {
                if thread == 0 {
                    let deadline = monotonicNow() + UInt64(round % 7) * 3_000
                    if !Parker.park(parker.pointer, until: deadline) { Parker.park(parker.pointer) }
                    Parker.unpark(answers.pointer)
                } else {
                    Parker.unpark(parker.pointer)
                    Parker.park(answers.pointer)
                }
            }
        }
        XCTAssertFalse(Parker.park(parker.pointer, until: 0))
        parker.free()
        answers.free()
    }

    func testClockGoesForward() {
        var last = monotonicNow()
        for _ in 0..<10_000 {
            let now = monotonicNow()
            XCTAssertGreaterThanOrEqual(now, last)
            last = now
        }
        let start = monotonicNow()
        usleep(20_000)
        XCTAssertGreaterThanOrEqual(monotonicNow() - start, 20_000_000)
    }
}
