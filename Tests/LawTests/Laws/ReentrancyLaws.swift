import RxSwift
import TestSupport
import XCTest

/// What an observer does from inside `onNext` neither hangs nor traps, and keeps the Rx contract.
final class ReentrancyLaws: XCTestCase {
    override func setUp() { Anomaly.areExpected = true }
    override func tearDown() { Anomaly.areExpected = false }

    func testAnObserverMayEmit() {
        for row in table where !row.isSource {
            watched(row.name) {
                let nested = Counter()
                weak var trial: Trial?
                let recorder = Recorder { event in
                    if !event.isStopEvent, nested.increment() <= 3 { trial?.feed(10 + nested.value) }
                }
                let strong = Trial(row)
                trial = strong
                strong.subscribe(recorder)
                strong.feed(1, 2, 3)
                strong.end()
                XCTAssertLessThanOrEqual(recorder.stops.count, 1, row.name)
                if row.ends { XCTAssertEqual(recorder.events.last?.isStopEvent, true, row.name) }
            }
        }
    }

    func testAnObserverMayEndTheSource() {
        for row in table where !row.isSource {
            for end in [nil, LawError.ofTheSource] {
                watched(row.name) {
                    weak var trial: Trial?
                    let recorder = Recorder { event in
                        if !event.isStopEvent { trial?.end(end) }
                    }
                    let strong = Trial(row)
                    trial = strong
                    strong.subscribe(recorder)
                    strong.feed(1, 2, 3)
                    strong.end()
                    // The nested end lets time pass: what an asynchronous row still has to tell is due after that.
                    for _ in 1...4 { strong.scheduler.advance() }
                    XCTAssertLessThanOrEqual(recorder.stops.count, 1, row.name)
                    if row.ends, !row.traits.contains(.handlesErrors) {
                        XCTAssertEqual(recorder.events.last?.isStopEvent, true, row.name)
                    }
                }
            }
        }
    }

    func testAnObserverMaySubscribeAgain() {
        for row in table where row.ends || row.traits.contains(.mute) {
            watched(row.name) {
                weak var trial: Trial?
                let nested = Counter()
                let second = Recorder()
                let recorder = Recorder { event in
                    if !event.isStopEvent, nested.increment() == 1 { _ = trial?.declaration?.subscribe(second) }
                }
                let strong = Trial(row)
                trial = strong
                strong.subscribe(recorder)
                strong.feed(1, 2, 3)
                strong.end()
                XCTAssertLessThanOrEqual(recorder.stops.count, 1, row.name)
                XCTAssertLessThanOrEqual(second.stops.count, 1, row.name)
            }
        }
    }
}
