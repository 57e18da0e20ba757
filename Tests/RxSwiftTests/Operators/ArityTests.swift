import RxSwift
import TestSupport
import XCTest

/// All arities of both families, in both forms: every argument must be at its place.
final class ArityTests: XCTestCase {
    private typealias Source = Observable<Int>
    private typealias Form = ([Source]) -> Observable<[Int]>

    private let combineLatest: [Int: [Form]] = [
        2: [
            { .combineLatest($0[0], $0[1]) { [$0, $1] } },
            { Observable.combineLatest($0[0], $0[1]).map { [$0.0, $0.1] } },
        ],
        3: [
            { .combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
            { Observable.combineLatest($0[0], $0[1], $0[2]).map { [$0.0, $0.1, $0.2] } },
        ],
        4: [
            { .combineLatest($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } },
            { Observable.combineLatest($0[0], $0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] } },
        ],
        5: [
            { .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] } },
            { Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] } },
        ],
        6: [
            { .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] } },
            {
                Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
                    .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
            },
        ],
        7: [
            { .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] } },
            {
                Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
                    .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
            },
        ],
        8: [
            {
                .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7]
                }
            },
            {
                Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
                    .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
            },
        ],
    ]

    private let zip: [Int: [Form]] = [
        2: [
            { .zip($0[0], $0[1]) { [$0, $1] } },
            { Observable.zip($0[0], $0[1]).map { [$0.0, $0.1] } },
        ],
        3: [
            { .zip($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
            { Observable.zip($0[0], $0[1], $0[2]).map { [$0.0, $0.1, $0.2] } },
        ],
        4: [
            { .zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } },
            { Observable.zip($0[0], $0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] } },
        ],
        5: [
            { .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] } },
            { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] } },
        ],
        6: [
            { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] } },
            {
                Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
                    .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
            },
        ],
        7: [
            { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] } },
            {
                Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
                    .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
            },
        ],
        8: [
            {
                .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7]
                }
            },
            {
                Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
                    .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
            },
        ],
    ]

    private func forEach(_ family: [Int: [Form]], _ body: (Int, [PublishSubject<Int>], Heard<[Int]>) -> Void) {
        XCTAssertEqual(family.keys.sorted(), Array(2...8))
        for (arity, forms) in family {
            for form in forms {
                let subjects = (0..<arity).map { _ in PublishSubject<Int>() }
                let heard = Heard<[Int]>()
                let subscription = form(subjects.map { $0.asObservable() }).subscribe(heard)
                body(arity, subjects, heard)
                subscription.dispose()
            }
        }
    }

    func testCombineLatestPutsEachElementAtItsPlace() {
        forEach(combineLatest) { arity, subjects, heard in
            for (place, subject) in subjects.enumerated() { subject.onNext(place) }
            var expected = [Array(0..<arity)]
            for (place, subject) in subjects.enumerated() {
                subject.onNext(place + 10)
                var next = expected.last ?? []
                next[place] = place + 10
                expected.append(next)
            }
            XCTAssertEqual(heard.elements, expected)
        }
    }

    func testZipPutsEachElementAtItsPlace() {
        forEach(zip) { arity, subjects, heard in
            for round in 0..<3 {
                for (place, subject) in subjects.enumerated() { subject.onNext(place + 10 * round) }
            }
            // A second element of one waits for the others.
            for (place, subject) in subjects.enumerated() {
                subject.onNext(place + 30)
                if place < arity - 1 { subject.onNext(place + 40) }
            }
            XCTAssertEqual(heard.elements, (0..<4).map { round in (0..<arity).map { $0 + 10 * round } })
        }
    }

    func testEachSourceMayBeTheOneThatFails() {
        for family in [combineLatest, zip] {
            for failing in 0..<8 {
                forEach(family) { arity, subjects, heard in
                    guard failing < arity else { return }
                    subjects[failing].onError(TestError())
                    XCTAssertEqual(heard.stops.map { $0.error as? TestError }, [TestError()])
                    XCTAssertEqual(subjects.filter { $0.hasObservers }.count, 0)
                }
            }
        }
    }

    func testEachSourceMayBeTheLastToComplete() {
        for family in [combineLatest, zip] {
            for last in 0..<8 {
                forEach(family) { arity, subjects, heard in
                    guard last < arity else { return }
                    for (place, subject) in subjects.enumerated() where place != last { subject.onCompleted() }
                    XCTAssertEqual(heard.stops.count, 0)
                    subjects[last].onCompleted()
                    XCTAssertEqual(heard.stops.map { $0.isCompleted }, [true])
                }
            }
        }
    }

    func testZipNoticesOfEachSourceThatNothingWillComeOfIt() {
        let before = Tracked.live
        for place in 0..<3 {
            let subjects = (0..<3).map { _ in PublishSubject<Tracked>() }
            let subscription = Observable.zip(subjects[0], subjects[1], subjects[2]).subscribe()
            subjects[place].onCompleted()
            for subject in subjects { for number in 0..<10 { subject.onNext(Tracked(number)) } }
            XCTAssertEqual(Tracked.live - before, 0)
            subscription.dispose()
        }
    }
}

/// Writes down what it hears, on one thread.
final class Heard<Element>: ObserverType {
    private(set) var events: [Event<Element>] = []
    private let action: (Event<Element>) -> Void

    init(_ action: @escaping (Event<Element>) -> Void = { _ in }) { self.action = action }

    func on(_ event: Event<Element>) {
        events.append(event)
        action(event)
    }

    var elements: [Element] { events.compactMap(\.element) }
    var stops: [Event<Element>] { events.filter(\.isStopEvent) }
}
