import RxSwift
import TestSupport
import XCTest

/// The Rx contract: elements, then at most one stop event, then silence.
final class EndLaws: XCTestCase {
    func testEndsExactlyOnceWhenTheInputsComplete() {
        for row in table where row.ends {
            let recorder = Recorder()
            let trial = Trial(row)
            trial.subscribe(recorder)
            trial.feed(1, 2, 3)
            trial.end()
            assertEndedOnce(recorder, row)
            trial.feed(4)
            trial.end()
            assertEndedOnce(recorder, row)
            XCTAssertFalse(trial.isConnected, row.name)
        }
    }

    func testAnErrorOfTheSourceIsTheError() {
        for row in table where !row.isSource && !row.traits.contains(.handlesErrors) {
            let recorder = Recorder()
            let trial = Trial(row)
            trial.subscribe(recorder)
            trial.end(LawError.ofTheSource)
            assertEndedOnce(recorder, row)
            XCTAssertEqual(recorder.stops.first?.error as? LawError, .ofTheSource, row.name)
            XCTAssertFalse(trial.isConnected, row.name)
        }
    }

    func testAnErrorOfAClosureIsTheError() {
        for row in table {
            for end in [nil, LawError.ofTheSource] {
                let recorder = Recorder()
                let trial = Trial(row, closures: { throw LawError.ofAClosure })
                trial.subscribe(recorder)
                trial.feed(1, 2, 3)
                trial.end(end)
                guard trial.calls.value > 0 else { continue }
                assertEndedOnce(recorder, row)
                XCTAssertEqual(recorder.stops.first?.error as? LawError, .ofAClosure, row.name)
                XCTAssertEqual(trial.calls.value, 1, "\(row.name): called a closure again after it threw")
                XCTAssertFalse(trial.isConnected, row.name)
            }
        }
    }

    /// A source that does not know the contract: it goes on after its stop event, inside `subscribe` and later.
    func testIsSilentAfterTheEndOfASourceThatIsNot() {
        let endings: [Event<Tracked>] = [.completed, .error(LawError.ofTheSource)]
        for row in table where !row.isSource && row.ends {
            for first in endings {
                for isSynchronous in [true, false] {
                    let recorder = Recorder()
                    var later: [AnyObserver<Tracked>] = []
                    let misbehave = { (observer: AnyObserver<Tracked>) in
                        for event in [.next(1), .next(2), first, .next(1000), .completed, .error(LawError.ofAClosure)] {
                            observer.on(event)
                        }
                    }
                    let source = Observable<Tracked>.create { observer in
                        if isSynchronous { misbehave(observer) }
                        later.append(observer)
                        return Disposables.create()
                    }
                    let trial = Trial(row, on: { _ in source })
                    trial.subscribe(recorder)
                    trial.scheduler.advance()
                    later.forEach(misbehave)
                    trial.end()
                    // Once more for those that subscribe late.
                    trial.scheduler.advance()
                    later.forEach(misbehave)
                    XCTAssertFalse(recorder.elements.contains { $0 >= 1000 }, "\(row.name): heard what came after")
                    if row.traits.contains(.handlesErrors) {
                        XCTAssertLessThanOrEqual(recorder.stops.count, 1, row.name)
                    } else {
                        assertEndedOnce(recorder, row)
                    }
                }
            }
        }
    }

    private func assertEndedOnce(_ recorder: Recorder, _ row: Row, line: UInt = #line) {
        XCTAssertEqual(recorder.stops.count, 1, row.name, line: line)
        XCTAssertEqual(recorder.events.last?.isStopEvent, true, row.name, line: line)
    }
}
