import RxSwift
import XCTest

final class AmbTests: XCTestCase {
    private let forms: [([Observable<String>]) -> Observable<String>] = [
        { $0[0].amb($0[1]) },
        { .amb($0) },
        { .amb(AnySequence($0)) },
    ]

    func testFollowsTheOneThatSpeaksFirst() {
        for form in forms {
            expectJoin("-a-b-|", "-!-x", out: "-a-b-|") { sources, _ in form([sources[0], sources[1]]) }
        }
        for form in forms {
            expectJoin("-!a-b|", "-x-y-|", out: "-x-y-|") { sources, _ in form(sources) }
        }
    }

    func testTheCompletionIsAnEvent() {
        for form in forms { expectJoin("-|", "--x", out: "-|") { sources, _ in form(sources) } }
    }

    func testTheErrorIsAnEvent() {
        for form in forms {
            expectJoin("-#", "--x", out: "-#") { sources, _ in form(sources) }
            expectJoin("--a", "-#", out: "-#") { sources, _ in form(sources) }
        }
    }

    func testALaterErrorOfTheOtherIsNotHeard() {
        for form in forms { expectJoin("-a-b|", "-!#", out: "-a-b|") { sources, _ in form(sources) } }
    }

    func testTheOthersAreLetGoOfBeforeTheFirstEventIsHeard() {
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        var rightWasSubscribed = true
        let subscription = left.amb(right).subscribe(onNext: { _ in rightWasSubscribed = right.hasObservers })
        left.onNext(1)
        XCTAssertFalse(rightWasSubscribed)
        subscription.dispose()
    }

    func testOneThatSpeaksInsideSubscribeKeepsTheOthersFromStarting() {
        var subscriptions = 0
        let counted = Observable<Int>.create { _ in
            subscriptions += 1
            return Disposables.create()
        }
        XCTAssertEqual(Observable.just(1).amb(counted).elements(), [1])
        XCTAssertEqual(subscriptions, 0)
    }

    func testNoSourcesAtAll() { XCTAssertTrue(Observable<Int>.amb([]).heard().isEmpty) }

    func testManySources() {
        let subjects = (0..<100).map { _ in PublishSubject<Int>() }
        let heard = Heard<Int>()
        let subscription = Observable.amb(subjects.map { $0.asObservable() }).subscribe(heard)
        subjects[70].onNext(70)
        XCTAssertEqual(subjects.filter { $0.hasObservers }.count, 1)
        subjects[70].onCompleted()
        XCTAssertEqual(heard.elements, [70])
        XCTAssertEqual(heard.stops.count, 1)
        subscription.dispose()
    }
}
