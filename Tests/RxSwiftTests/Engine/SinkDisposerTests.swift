import RxSwift
import TestSupport
import XCTest

/// A run's teardown is disposed or forgotten, whichever comes first, and released in either case.
final class SinkDisposerTests: XCTestCase {
    private final class Teardown: Disposable, Sendable {
        private let disposals: Counter
        private let deaths: Counter

        init(_ disposals: Counter, _ deaths: Counter) {
            self.disposals = disposals
            self.deaths = deaths
        }

        func dispose() { disposals.increment() }

        deinit { deaths.increment() }
    }

    private let disposals = Counter()
    private let deaths = Counter()

    private func teardown() -> Teardown { Teardown(disposals, deaths) }

    func testWhatIsForgottenIsReleasedAndNotDisposed() {
        let run = SinkDisposer()
        run.set(teardown())
        XCTAssertEqual(deaths.value, 0)
        run.forget()
        XCTAssertEqual(deaths.value, 1)
        XCTAssertFalse(run.isDisposed)
        run.dispose()
        run.forget()
        XCTAssertEqual(disposals.value, 0)
    }

    func testWhatIsSetAfterForgettingIsReleasedAndNotDisposed() {
        let run = SinkDisposer()
        run.forget()
        run.set(teardown())
        run.dispose()
        XCTAssertEqual(deaths.value, 1)
        XCTAssertEqual(disposals.value, 0)
    }

    func testWhatIsSetAfterDisposalIsDisposedAlthoughItWasForgotten() {
        let run = SinkDisposer()
        run.dispose()
        run.forget()
        run.set(teardown())
        XCTAssertEqual(deaths.value, 1)
        XCTAssertEqual(disposals.value, 1)
    }

    func testDisposeRacingWithForget() {
        watched("disposing while the teardown is forgotten") { [self] in
            let rounds = scaled(100_000)
            let runs = (0..<rounds).map { _ in SinkDisposer() }
            for run in runs { run.set(teardown()) }
            race(rounds: rounds, { runs[$0].dispose() }, { runs[$0].forget() })
            XCTAssertEqual(deaths.value, rounds)
            XCTAssertLessThanOrEqual(disposals.value, rounds)
        }
    }

    func testSetRacingWithForget() {
        watched("setting the teardown while it is forgotten") { [self] in
            let rounds = scaled(100_000)
            let runs = (0..<rounds).map { _ in SinkDisposer() }
            race(rounds: rounds, { runs[$0].set(self.teardown()) }, { runs[$0].forget() })
            XCTAssertEqual(deaths.value, rounds)
            XCTAssertEqual(disposals.value, 0)
        }
    }

    func testSetRacingWithForgetAndDispose() {
        watched("setting the teardown while it is forgotten and the run disposed") { [self] in
            let rounds = scaled(100_000)
            let runs = (0..<rounds).map { _ in SinkDisposer() }
            race(
                rounds: rounds, { runs[$0].set(self.teardown()) },
                {
                    runs[$0].forget()
                    runs[$0].dispose()
                })
            XCTAssertEqual(deaths.value, rounds)
        }
    }
}
