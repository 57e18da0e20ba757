import RxSwift
import XCTest

final class SkipUntilTests: XCTestCase {
    func testEmitsWhatComesAfterTheFirstElementOfTheOther() {
        expectJoin("-a-b-c-d-|", "----(x!)", out: "-----c-d-|") { sources, _ in
            sources[0].skip(until: sources[1])
        }
    }

    func testTheOtherIsLetGoOfAtItsFirstElement() {
        expectJoin("-a-b-|", "--(x!)", out: "---b-|") { sources, _ in sources[0].skip(until: sources[1]) }
    }

    func testWithoutASignalTheEndIsNotHeard() {
        // All the same the other goes with the source.
        expectJoin("-a-b-|", "-----!------", out: "") { sources, _ in sources[0].skip(until: sources[1]) }
    }

    func testTheOtherMayCompleteWithoutASignal() {
        expectJoin("-a-b-|", "--|", out: "") { sources, _ in sources[0].skip(until: sources[1]) }
    }

    func testErrors() {
        expectJoin("-a-#", "------", out: "---#") { sources, _ in sources[0].skip(until: sources[1]) }
        expectJoin("-a----", "--#", out: "--#") { sources, _ in sources[0].skip(until: sources[1]) }
        expectJoin("-a--b-#", "--(x!)---", out: "----b-#") { sources, _ in sources[0].skip(until: sources[1]) }
    }
}

final class TakeUntilTests: XCTestCase {
    func testEmitsWhatComesBeforeTheFirstElementOfTheOther() {
        expectJoin("-a-b-c-d-|", "----x", out: "-a-b|") { sources, _ in sources[0].take(until: sources[1]) }
    }

    func testTheCompletionOfTheOtherHasNoEffect() {
        expectJoin("-a-b-|", "--|", out: "-a-b-|") { sources, _ in sources[0].take(until: sources[1]) }
    }

    func testErrors() {
        expectJoin("-a-#", "------", out: "-a-#") { sources, _ in sources[0].take(until: sources[1]) }
        expectJoin("-a----", "--#", out: "-a#") { sources, _ in sources[0].take(until: sources[1]) }
    }

    func testASignalInsideSubscribeKeepsTheSourceFromStarting() {
        var subscriptions = 0
        let counted = Observable<Int>.deferred {
            subscriptions += 1
            return .just(1)
        }
        XCTAssertEqual(counted.take(until: Observable.just(())).heard().map { $0.isCompleted }, [true])
        XCTAssertEqual(subscriptions, 0)
    }
}
