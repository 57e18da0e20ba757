import RxSwift
import TestSupport
import XCTest

/// After `dispose()` nothing is heard, and nothing stays subscribed or scheduled.
final class DisposalLaws: XCTestCase {
    func testNothingIsHeardAfterDispose() {
        for row in table {
            let recorder = Recorder()
            let trial = Trial(row)
            trial.subscribe(recorder)
            trial.feed(1, 2)
            trial.subscription.dispose()
            let heard = recorder.events.count
            XCTAssertFalse(trial.isConnected, row.name)
            trial.feed(3)
            trial.end()
            XCTAssertEqual(recorder.events.count, heard, row.name)
        }
    }

    func testNothingIsHeardAfterDisposeInsideAnEvent() {
        for row in table {
            weak var trial: Trial?
            let recorder = Recorder { _ in trial?.subscription.dispose() }
            let strong = Trial(row)
            trial = strong
            strong.subscribe(recorder)
            let before = recorder.events.count
            strong.feed(1, 2, 3)
            strong.end()
            XCTAssertLessThanOrEqual(recorder.events.count, before + 1, row.name)
            if recorder.events.count > before { XCTAssertFalse(strong.isConnected, row.name) }
        }
    }

    func testDisposeAfterTheEndAndTwiceDoesNothing() {
        for row in table where row.ends {
            let recorder = Recorder()
            let trial = Trial(row)
            trial.subscribe(recorder)
            trial.feed(1)
            trial.end()
            let heard = recorder.events.count
            trial.subscription.dispose()
            trial.subscription.dispose()
            XCTAssertEqual(recorder.events.count, heard, row.name)
        }
    }

    /// `take(1)` over a source that goes on and on: the cancellation is seen while `subscribe` still runs.
    func testAnEndlessSynchronousSourceIsCancelled() {
        for row in table where row.isPrompt && row.ends {
            let asked = Counter()
            // Ends some time after all, so that a row which fails does not take a core for ever.
            let source = Observable.repeatElement(Tracked(1)).take(while: { _ in asked.increment() < 10_000 })
            let trial = Trial(row, on: { _ in source })
            trial.declaration = trial.declaration?.take(1)
            let recorder = Recorder()
            trial.subscribe(recorder)
            XCTAssertEqual(recorder.elements.count, 1, row.name)
            XCTAssertEqual(recorder.stops.count, 1, row.name)
            XCTAssertLessThan(asked.value, 100, "\(row.name): went on after take(1) had enough")
        }
    }

    func testDisposeWhileAnotherThreadEmits() {
        for row in table where !row.isSource {
            watched(row.name) {
                var trials: [(Trial, Recorder)] = []
                for _ in 0..<20 {
                    let pair = (Trial(row), Recorder())
                    pair.0.subscribe(pair.1)
                    trials.append(pair)
                }
                var heard: [Int] = []
                race(rounds: trials.count) { round in
                    trials[round].0.feed(1, 2, 3)
                } _: { round in
                    trials[round].0.subscription.dispose()
                }
                heard = trials.map(\.1.events.count)
                for (trial, _) in trials {
                    XCTAssertFalse(trial.isConnected, row.name)
                    trial.feed(4)
                }
                XCTAssertEqual(trials.map(\.1.events.count), heard, row.name)
            }
        }
    }
}
