import RxSwift
import RxTest
import TestSupport
import XCTest

/// The old names do what the new ones do. The tests are deprecated as well, so that the calls are no warnings.
final class DeprecatedSpellingTests: XCTestCase {
    @available(*, deprecated)
    func testOfStages() {
        expect("-a-b-c-|", "---(b|)") { $0.elementAt(1) }
        expect("-1-2-1-|", "---2-1-|") { $0.skipWhile { $0 == "1" } }
        expect("-1-2-1-|", "-1-|") { $0.takeWhile { $0 == "1" } }
        expect("-1-2-1-|", "-1-(2|)") { $0.takeUntil(.inclusive) { $0 == "2" } }
        expect("-1-2-1-|", "-1-|") { $0.takeUntil(.exclusive) { $0 == "2" } }
    }

    @available(*, deprecated)
    func testOfErrors() {
        expect("-a-#", "-a-(x|)") { $0.catchError { _ in .just("x") } }
        expect("-a-#", "-a-(x|)") { $0.catchErrorJustReturn("x") }
        let sources = [Observable.error(TestError()), .of(1, 2)]
        XCTAssertEqual(Observable.catchError(sources).elements(), [1, 2])
        var attempts = 0
        let source = Observable<Int>.deferred {
            attempts += 1
            return attempts < 3 ? .error(TestError()) : .just(attempts)
        }
        XCTAssertEqual(source.retryWhen { (errors: Observable<any Error>) in errors }.elements(), [3])
        attempts = 0
        XCTAssertEqual(source.retryWhen { (errors: Observable<TestError>) in errors }.elements(), [3])
    }

    @available(*, deprecated)
    func testOfSeveralSources() {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        var log: [String] = []
        _ = source.skipUntil(other).subscribe(onNext: { log.append("skip \($0)") })
        _ = source.takeUntil(other).subscribe(onNext: { log.append("take \($0)") })
        source.onNext(1)
        other.onNext(0)
        source.onNext(2)
        XCTAssertEqual(log, ["take 1", "skip 2"])
    }

    @available(*, deprecated)
    func testOfSchedulers() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
        let taken = scheduler.start { source.take(.seconds(20), scheduler: scheduler) }
        XCTAssertEqual(taken.events, [.next(210, 1), .completed(220)])
        let manual = ManualScheduler()
        var heard: [Int] = []
        _ = Observable.just(1).observeOn(manual).subscribe(onNext: { heard.append($0) })
        _ = Observable.just(2).subscribeOn(manual).subscribe(onNext: { heard.append($0) })
        XCTAssertEqual(heard, [])
        manual.advance()
        XCTAssertEqual(heard.sorted(), [1, 2])
    }
}
