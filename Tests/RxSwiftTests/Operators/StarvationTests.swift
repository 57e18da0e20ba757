import RxSwift
import TestSupport
import XCTest

/// A source that emits for ever inside its start keeps no other source of the same operator waiting.
final class StarvationTests: XCTestCase {
    private let operators: [(name: String, build: (_ both: [Observable<Int>]) -> Observable<Int>)] = [
        ("flatMap", { both in Observable.of(0, 1).flatMap { both[$0] } }),
        ("merge()", { both in Observable.from(both).merge() }),
        ("merge(maxConcurrent:)", { both in Observable.from(both).merge(maxConcurrent: 2) }),
        ("expand", { both in Observable.of(-1, -2).expand { $0 < 0 ? both[-1 - $0] : .empty() } }),
    ]

    func testAnEndlessInnerKeepsNoOtherWaiting() {
        for (name, build) in operators {
            let (hasEnded, isEmitting) = (Counter(), DispatchSemaphore(value: 0))
            let other = PublishSubject<Int>()
            let endless = Observable<Int>.create { observer in
                isEmitting.signal()
                while hasEnded.value == 0 { observer.onNext(1) }
                return Disposables.create()
            }
            let both = build([other, endless]).take(while: { $0 != 7 })
            let loop = inBackground { _ = both.subscribe(onCompleted: { hasEnded.increment() }) }
            isEmitting.wait()
            other.onNext(7)
            XCTAssertEqual(loop.wait(timeout: .now() + 20), .success, "\(name) did not hear the other source")
            hasEnded.increment()
        }
    }

    /// What comes while an inner that emits inside its start has a free place beside it, is subscribed to at once.
    func testANestedInnerStartsWhereAPlaceIsFree() {
        for (limit, expected) in [(1, [1, 2, 10]), (2, [1, 10, 2])] {
            let outer = PublishSubject<Observable<Int>>()
            var heard: [Int] = []
            _ = outer.merge(maxConcurrent: limit).subscribe(onNext: {
                heard.append($0)
                if $0 == 1 { outer.onNext(.just(10)) }
            })
            outer.onNext(
                .create { observer in
                    observer.onNext(1)
                    observer.onNext(2)
                    observer.onCompleted()
                    return Disposables.create()
                })
            XCTAssertEqual(heard, expected)
        }
    }
}
