import RxSwift
import XCTest

final class SampleTests: XCTestCase {
    func testEmitsTheLatestIfItIsNew() {
        expectJoin(
            "-a-b-----c---",
            "---x---x---x-|",
            out: "---b-------c--"
        ) { sources, _ in sources[0].sample(sources[1]) }
    }

    func testTheDefaultStandsInForWhatIsNotNew() {
        expectJoin("--a-----", "-x-x-x--", out: "-0-a-0") { sources, _ in
            sources[0].sample(sources[1], defaultValue: "0")
        }
    }

    func testEndsAtTheFirstTickAfterTheSourceHasCompleted() {
        expectJoin("-a-b|", "--x---x", out: "--a---(b|)") { sources, _ in sources[0].sample(sources[1]) }
        expectJoin("-a|", "-x----x", out: "-a----|") { sources, _ in sources[0].sample(sources[1]) }
    }

    func testTheCompletionOfTheSamplerSamplesToo() {
        expectJoin("-a-|", "-----|", out: "-----(a|)") { sources, _ in sources[0].sample(sources[1]) }
    }

    func testDoesNotEndWhenTheSamplerHasCompletedFirst() {
        expectJoin("-a-b-|", "--|", out: "--a") { sources, _ in sources[0].sample(sources[1]) }
    }

    /// As upstream, which looks for the end of the source after it has told the element.
    func testTheSourceMayCompleteInsideTheSample() {
        for end in [RxSwift.Event<Void>.next(()), .completed] {
            let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
            var heard: [RxSwift.Event<Int>] = []
            _ = source.sample(sampler).subscribe {
                heard.append($0)
                source.onCompleted()
            }
            source.onNext(1)
            sampler.on(end)
            XCTAssertEqual(heard, [.next(1), .completed])
        }
    }

    func testErrorsOfBoth() {
        expectJoin("-a-#", "-----", out: "---#") { sources, _ in sources[0].sample(sources[1]) }
        expectJoin("-a----", "--#", out: "--#") { sources, _ in sources[0].sample(sources[1]) }
    }

    func testTheSourceIsSubscribedToFirst() {
        XCTAssertEqual(Observable.just(1).sample(Observable.just(())).elements(), [1])
    }
}
