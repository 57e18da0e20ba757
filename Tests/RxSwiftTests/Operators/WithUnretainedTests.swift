import RxSwift
import XCTest

final class WithUnretainedTests: XCTestCase {
    private final class Owner {}

    func testEmitsTheObjectWithEachElement() {
        let owner = Owner()
        expect("-a-b-|", "-a-b-|") {
            $0.withUnretained(owner).map {
                XCTAssertTrue($0 === owner); return $1
            }
        }
        expect("-a-#", "-a-#") { $0.withUnretained(owner, resultSelector: { $1 }) }
    }

    func testCompletesAtTheFirstElementAfterTheObjectDied() {
        var owner: Owner? = Owner()
        let source = PublishSubject<Int>()
        var events: [Event<Int>] = []
        _ = source.withUnretained(owner!, resultSelector: { $1 }).subscribe { events.append($0) }
        source.onNext(1)
        owner = nil
        XCTAssertTrue(source.hasObservers)
        source.onNext(2)
        XCTAssertEqual(events.map(\.debugDescription), ["next(1)", "completed"])
        XCTAssertFalse(source.hasObservers)
    }

    func testDoesNotKeepTheObject() {
        var owner: Owner? = Owner()
        weak let reference = owner
        let subscription = Observable<Int>.never().withUnretained(owner!).subscribe()
        owner = nil
        XCTAssertNil(reference)
        subscription.dispose()
    }

    /// Report E5: what a replaying share remembers holds the object, until the last observer has left.
    func testASharedReplayLetsGoOfTheObjectWithTheLastObserver() {
        var owner: Owner? = Owner()
        weak let reference = owner
        let shared = PublishSubject<Int>()
        let subscription = shared.startWith(1).withUnretained(owner!).share(replay: 1).subscribe()
        owner = nil
        XCTAssertNotNil(reference)
        subscription.dispose()
        XCTAssertNil(reference)
    }
}
