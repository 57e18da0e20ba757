import CSupport
import RxSwift
import TestSupport
import XCTest

final class HooksTests: XCTestCase {
    private let handler = Hooks.defaultErrorHandler
    private let capture = Hooks.customCaptureSubscriptionCallstack

    override func tearDown() {
        Hooks.defaultErrorHandler = handler
        Hooks.customCaptureSubscriptionCallstack = capture
        Hooks.recordCallStackOnError = false
        rcuBarrier()
    }

    func testTheHandlerHearsWhatNobodyHandles() {
        let heard = Counter()
        Hooks.defaultErrorHandler = { _, error in if error as? NumberedError == NumberedError(7) { heard.increment() } }
        _ = Observable<Int>.error(NumberedError(7)).subscribe(onNext: { _ in })
        _ = Observable<Int>.error(NumberedError(7)).subscribe(onNext: { _ in }, onError: { _ in })
        XCTAssertEqual(heard.value, 1)
    }

    func testAHandlerMayReplaceItself() {
        let (first, second) = (Counter(), Counter())
        Hooks.defaultErrorHandler = { _, _ in
            Hooks.defaultErrorHandler = { _, _ in second.increment() }
            first.increment()
        }
        for _ in 0..<2 { _ = Observable<Int>.error(NumberedError()).subscribe() }
        XCTAssertEqual([first.value, second.value], [1, 1])
    }

    func testClosuresThatWereReplacedAreReleased() {
        let released = Counter()
        for _ in 0..<10 {
            let token = Token { released.increment() }
            Hooks.defaultErrorHandler = { _, _ in withExtendedLifetime(token) {} }
            Hooks.customCaptureSubscriptionCallstack = { withExtendedLifetime(token) { [] } }
        }
        Hooks.defaultErrorHandler = handler
        Hooks.customCaptureSubscriptionCallstack = capture
        rcuBarrier()
        XCTAssertEqual(released.value, 10)
    }

    /// Setting one of them leaves the others alone, whoever sets those meanwhile.
    func testRaceOfTwoThatSetDifferentHooks() {
        let rounds = scaled(20_000)
        let lost = Counter()
        race(rounds: rounds) { round in
            Hooks.recordCallStackOnError = round % 2 == 0
            if Hooks.recordCallStackOnError != (round % 2 == 0) { lost.increment() }
        } _: { round in
            Hooks.customCaptureSubscriptionCallstack = { ["\(round)"] }
            if Hooks.customCaptureSubscriptionCallstack() != ["\(round)"] { lost.increment() }
        }
        XCTAssertEqual(lost.value, 0)
    }

    #if DEBUG
        func testTheCallStackIsCapturedWhenItIsWanted() {
            nonisolated(unsafe) var stacks: [[String]] = []
            Hooks.customCaptureSubscriptionCallstack = { ["here"] }
            Hooks.defaultErrorHandler = { stack, _ in stacks.append(stack) }
            for isWanted in [false, true] {
                Hooks.recordCallStackOnError = isWanted
                _ = Observable<Int>.error(NumberedError()).subscribe()
            }
            XCTAssertEqual(stacks, [[], ["here"]])
        }
    #endif
}
