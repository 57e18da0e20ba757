import RxSwift
import TestSupport
import XCTest

/// When `dispose()` has returned, or a stop event was delivered, everything of the subscription is released: closures,
/// elements, sinks and the observer; also while the handle is kept.
final class ReleaseLaws: XCTestCase {
    func testEverythingIsReleasedByDispose() {
        for row in table {
            assertReleases(row) { trial in
                trial.feed(1, 2, 3)
                trial.subscription.dispose()
            }
        }
    }

    func testEverythingIsReleasedByTheEnd() {
        for row in table where row.ends {
            assertReleases(row) { trial in
                trial.feed(1, 2, 3)
                trial.end()
            }
        }
    }

    func testEverythingIsReleasedByAnError() {
        for row in table where !row.isSource && row.ends {
            assertReleases(row) { trial in
                trial.feed(1)
                trial.end(LawError.ofTheSource)
                trial.end()
                if row.traits.contains(.handlesErrors) { trial.subscription.dispose() }
            }
        }
    }

    func testEverythingIsReleasedByDisposeInsideAnEvent() {
        for row in table {
            assertReleases(row, event: { trial, _ in trial.subscription.dispose() }) { trial in
                trial.feed(1, 2, 3)
                trial.subscription.dispose()
            }
        }
    }

    private func assertReleases(
        _ row: Row, event: @escaping (Trial, Event<Tracked>) -> Void = { _, _ in }, line: UInt = #line,
        _ end: (Trial) -> Void
    ) {
        let resources = resourceCount()
        let ownResources = resourcesOfATrial()
        let elements = Tracked.live
        do {
            let trial = Trial(row)
            var recorder: Recorder? = Recorder { [unowned trial] in event(trial, $0) }
            weak let observer = recorder
            trial.subscribe(recorder!)
            recorder = nil
            // From here on only the subscription holds what it needs.
            trial.declaration = nil
            end(trial)
            XCTAssertNil(observer, "\(row.name): the observer is held", line: line)
            XCTAssertNil(trial.probe, "\(row.name): a closure is held", line: line)
            XCTAssertEqual(Tracked.live, elements, "\(row.name): elements are held", line: line)
            XCTAssertFalse(trial.isConnected, row.name, line: line)
            XCTAssertEqual(resourceCount(), resources + ownResources, "\(row.name): sinks are held", line: line)
        }
        XCTAssertEqual(resourceCount(), resources, "\(row.name): resources are held", line: line)
    }

    /// What a trial itself is made of: its subjects and the like.
    private func resourcesOfATrial() -> Int {
        let before = resourceCount()
        let trial = Trial(.on("nothing") { source, _ in source })
        trial.declaration = nil
        return withExtendedLifetime(trial) { resourceCount() - before }
    }
}

/// Observables, subjects, observers and sinks that are alive; 0 when they are not counted.
func resourceCount() -> Int {
    #if TRACE_RESOURCES
        Int(Resources.total)
    #else
        0
    #endif
}
