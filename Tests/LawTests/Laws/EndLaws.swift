import RxSwift
import TestSupport
import XCTest

/// The Rx contract: elements, then at most one stop event, then silence.
final class EndLaws: XCTestCase {
    func testEndsExactlyOnceWhenTheInputsComplete() {
        for row in table where !row.traits.contains(.endless) {
            let recorder = Recorder()
            let trial = Trial(row)
            trial.subscribe(recorder)
            trial.feed(1, 2, 3)
            trial.end()
            XCTAssertEqual(recorder.stops.count, 1, row.name)
            XCTAssertEqual(recorder.events.last?.isStopEvent, true, row.name)
        }
    }
}
