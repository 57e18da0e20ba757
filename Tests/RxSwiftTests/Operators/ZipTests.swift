import RxSwift
import TestSupport
import XCTest

final class ZipTests: XCTestCase {
    func testPairsTheFirstWithTheFirstAndTheSecondWithTheSecond() {
        for isCollection in [false, true] {
            expectJoin(
                "-12----3-|",
                "---x-y---z-|",
                out: "---{1x}-{2y}---{3z}-|"
            ) { sources, _ in zipped(sources, isCollection) }
        }
    }

    func testArgumentsEndOnlyWhenAllHaveCompleted() {
        expectJoin("-1|", "--x-y-z|", out: "--{1x}----|") { sources, _ in zipped(sources, false) }
        expectJoin("|", "--x-y-", out: "") { sources, _ in zipped(sources, false) }
    }

    func testTheCollectionEndsWithTheFirstElementThatCanHaveNoPartner() {
        expectJoin("-1|", "--x-y-z|", out: "--{1x}-|") { sources, _ in zipped(sources, true) }
        expectJoin("|", "--x-y-", out: "--|") { sources, _ in zipped(sources, true) }
    }

    func testAnErrorEndsAtOnceAndDropsWhatWaits() {
        for isCollection in [false, true] {
            expectJoin("-12-#", "--x----", out: "--{1x}-#") { sources, _ in zipped(sources, isCollection) }
        }
    }

    func testAnErrorOfTheSelectorEndsTheSequence() {
        expectJoin("-1-----", "---x---", out: "---#") { sources, _ in
            .zip(sources[0], sources[1]) { _, _ -> Int in throw TestError() }
        }
        expectJoin("-1-----", "---x---", out: "---#") { sources, _ in
            Observable<Int>.zip(sources) { _ in throw TestError() }
        }
    }

    func testNoSourcesAtAll() {
        XCTAssertEqual(Observable.zip([Observable<Int>]()).heard().map { $0.isCompleted }, [true])
    }

    // Upstream keeps every element of an endless source whose partner has ended.
    func testWhatCanHaveNoPartnerIsNotKept() {
        let before = Tracked.live
        let endless = PublishSubject<Tracked>()
        let subscription = Observable.zip(Observable<Int>.empty(), endless).subscribe()
        for number in 0..<100 { endless.onNext(Tracked(number)) }
        XCTAssertEqual(Tracked.live - before, 0)
        subscription.dispose()
    }

    func testWhatStillHasAPartnerIsKept() {
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        var heard: [Int] = []
        let subscription = Observable.zip(left, right) { $0 + $1 }.subscribe(onNext: { heard.append($0) })
        left.onNext(1)
        left.onNext(2)
        left.onCompleted()
        right.onNext(10)
        right.onNext(20)
        right.onNext(30)
        XCTAssertEqual(heard, [11, 22])
        subscription.dispose()
    }
}

private func zipped(_ sources: [Observable<String>], _ isCollection: Bool) -> Observable<String> {
    isCollection ? .zip(sources) { $0.joined() } : .zip(sources[0], sources[1]) { $0 + $1 }
}
