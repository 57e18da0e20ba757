import Dispatch
import RxSwift
import TestSupport
import XCTest

/// The turns of cold sources on real schedulers, where one turn emits for a while.
final class SourceTurnsTests: XCTestCase {
    private let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "source")

    private func waited(_ done: DispatchSemaphore, _ message: String, line: UInt = #line) {
        XCTAssertEqual(done.wait(timeout: .now() + 20), .success, message, line: line)
    }

    func testElementsComeInOrderAndOneAtATime() {
        let schedulers: [any ImmediateSchedulerType] = [
            serial, ConcurrentDispatchQueueScheduler(qos: .default),
            OperationQueueScheduler(operationQueue: OperationQueue()),
        ]
        for scheduler in schedulers {
            let done = DispatchSemaphore(value: 0)
            var heard: [Int] = []
            _ = Observable.range(start: 0, count: 10_000, scheduler: scheduler)
                .subscribe(onNext: { heard.append($0) }, onCompleted: { done.signal() })
            waited(done, "\(type(of: scheduler)) did not complete")
            XCTAssertEqual(heard, Array(0..<10_000), "\(type(of: scheduler))")
        }
    }

    func testAnEndlessSourceLeavesOthersTheirTurn() {
        let done = DispatchSemaphore(value: 0)
        let endless = Observable.repeatElement(1, scheduler: serial).subscribe()
        _ = serial.schedule(()) { _ in
            done.signal()
            return Disposables.create()
        }
        waited(done, "an action behind an endless source had no turn")
        endless.dispose()
    }

    /// What the observer of a slow element schedules comes before the next element.
    func testASlowElementHasATurnOfItsOwn() {
        let done = DispatchSemaphore(value: 0)
        var log: [String] = []
        let serial = serial
        _ = Observable.of(1, 2, scheduler: serial).subscribe(
            onNext: { number in
                log.append("\(number)")
                _ = serial.schedule(()) { _ in
                    log.append("after \(number)")
                    return Disposables.create()
                }
                let end = DispatchTime.now() + .microseconds(25)
                while DispatchTime.now() < end {}
            },
            onCompleted: { done.signal() }
        )
        waited(done, "did not complete")
        XCTAssertEqual(log, ["1", "after 1", "2", "after 2"])
    }

    func testDisposingOnTheSchedulerSilencesAtOnce() {
        for _ in 0..<200 {
            let (started, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            var count = 0
            var countAtDisposal = -1
            let endless = Observable.repeatElement(1, scheduler: serial).subscribe(onNext: { _ in
                count += 1
                if count == 1 { started.signal() }
            })
            waited(started, "nothing came")
            _ = serial.schedule(()) { _ in
                endless.dispose()
                countAtDisposal = count
                return Disposables.create()
            }
            // Queued by an action, so that a turn of the source that was left over would come before it.
            _ = serial.schedule(()) { [serial] _ in
                serial.schedule(()) { _ in
                    XCTAssertEqual(count, countAtDisposal)
                    done.signal()
                    return Disposables.create()
                }
            }
            waited(done, "the actions behind the source had no turn")
        }
    }
}
