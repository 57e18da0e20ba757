import CSupport
import XCTest

final class ParkerTests: XCTestCase {
    func testATokenThatCameFirstWaits() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        parker.value.unpark()
        parker.value.unpark()
        parker.value.park()
        XCTAssertFalse(parker.value.park(until: monotonicNow()), "two tokens count as one")
    }

    func testDeadlineIsKept() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        XCTAssertFalse(parker.value.park(until: 0), "in the past")
        let start = monotonicNow()
        XCTAssertFalse(parker.value.park(until: start + 30_000_000))
        let waited = monotonicNow() - start
        XCTAssertGreaterThanOrEqual(waited, 30_000_000)
        XCTAssertLessThan(waited, 3_000_000_000)
    }

    func testUnparkEndsAWaitWithADeadline() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        race(threads: 2) { thread in
            if thread == 0 {
                XCTAssertTrue(parker.value.park(until: monotonicNow() + 60_000_000_000))
            } else {
                usleep(10_000)
                parker.value.unpark()
            }
        }
    }

    func testAParkedThreadUsesNoProcessor() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        let before = threadCPUNanoseconds()
        XCTAssertFalse(parker.value.park(until: monotonicNow() + 100_000_000))
        XCTAssertLessThan(threadCPUNanoseconds() - before, 10_000_000)
    }

    func testAFarDeadlineIsNotAnError() {
        let parker = Shared(zeroed: Parker.self)
        defer { parker.free() }
        for deadline in [UInt64.max, UInt64.max - 1, UInt64(Int64.max)] {
            race(threads: 2) { thread in
                if thread == 0 { XCTAssertTrue(parker.value.park(until: deadline)) } else { parker.value.unpark() }
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
                if thread == 1 { pair[1].value.park() }
                if ball.value != 2 * round + thread { fatalError("the ball is at \(ball.value)") }
                ball.value += 1
                pair[1 - thread].value.unpark()
                if thread == 0 { pair[0].value.park() }
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
                    if !parker.value.park(until: deadline) { parker.value.park() }
                    answers.value.unpark()
                } else {
                    parker.value.unpark()
                    answers.value.park()
                }
            }
        }
        XCTAssertFalse(parker.value.park(until: 0))
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
