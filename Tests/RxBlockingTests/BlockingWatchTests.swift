import Foundation
import RxBlocking
import RxSwift
import TestSupport
import XCTest

#if DEBUG
    /// Debug builds say why it hangs.
    final class BlockingWatchTests: XCTestCase {
        private func warnings(whileRunning body: @escaping () -> Void) -> [String] {
            let log = Log()
            BlockingWatch.$report.withValue(.init { log.add($0) }, operation: body)
            return log.lines
        }

        private final class Log: @unchecked Sendable {
            private let lock = NSLock()
            private var all: [String] = []
            var lines: [String] { lock.withLock { all } }
            func add(_ line: String) { lock.withLock { all.append(line) } }
        }

        func testWorkForTheQueueThatWaitsIsReported() {
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "my queue")
            let done = DispatchSemaphore(value: 0)
            let log = Log()
            _ = scheduler.schedule(()) { [self] in
                warnings {
                    _ = Observable.just(1).observe(on: scheduler).toBlocking(timeout: 0.02).materialize()
                }.forEach { log.add($0) }
                done.signal()
                return Disposables.create()
            }
            XCTAssertEqual(done.wait(timeout: .now() + 10), .success)
            XCTAssertEqual(log.lines.count, 1)
            XCTAssertTrue(log.lines.first?.contains("\"my queue\"") == true, "\(log.lines)")
        }

        func testWorkForOtherQueuesIsNot() {
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "my queue")
            let other = SerialDispatchQueueScheduler(internalSerialQueueName: "other queue")
            let done = DispatchSemaphore(value: 0)
            let log = Log()
            _ = scheduler.schedule(()) { [self] in
                warnings {
                    XCTAssertEqual(try? Observable.just(1).observe(on: other).toBlocking().single(), 1)
                }.forEach { log.add($0) }
                done.signal()
                return Disposables.create()
            }
            XCTAssertEqual(done.wait(timeout: .now() + 10), .success)
            XCTAssertEqual(log.lines, [])
        }

        func testMainIsNotReportedWhileItIsServed() {
            let lines = warnings {
                let source = Observable.just(1).observe(on: MainScheduler.asyncInstance)
                XCTAssertEqual(try? source.toBlocking(timeout: 10).single(), 1)
            }
            XCTAssertEqual(lines, [])
        }
    }
#endif
