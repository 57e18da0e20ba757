import RxCocoa
import RxSwift
import RxTest
import XCTest

struct TestError: Error, Equatable {}

/// Puts drivers of hot sources through an operator in virtual time and compares what comes out with a diagram; see
/// `TestScheduler.hot` for the characters.
///
///     expect(
///         "-a-b-|",
///         out: "-A-B-|"
///     ) { $0[0].map { $0.uppercased() } }
///
/// Scheduling takes no time here, so what is delivered on the scheduler comes in the tick it was told in.
func expect<Strategy: SharingStrategyProtocol>(
    _ diagrams: String..., out: String, file: StaticString = #file, line: UInt = #line,
    _ operation: @escaping ([Driver<String>]) -> SharedSequence<Strategy, String>
) {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    SharingScheduler.mock(scheduler: scheduler) {
        let drivers = diagrams.map { scheduler.hot($0).asDriver(onErrorDriveWith: .never()) }
        let observer: TestableObserver<String> = scheduler.start { operation(drivers) }
        assertMarbles(observer.events, out, file: file, line: line)
    }
}

/// Runs `body` with drivers and signals that deliver in virtual time, then lets all of it pass.
func virtually(_ body: (TestScheduler) -> Void) {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    SharingScheduler.mock(scheduler: scheduler) {
        body(scheduler)
        scheduler.start()
    }
}
