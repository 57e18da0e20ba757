import RxSwift
import RxTest
import TestSupport
import XCTest

final class GroupByTests: XCTestCase {
    func testOneSequenceForEachKey() {
        expectJoin("-1-2-3-4-|", out: "-{1:1}-{0:2}-{1:3}-{0:4}-|") { sources, _ in
            sources[0].numbers.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key):\($0)" } }
        }
    }

    func testTheFirstElementIsDeliveredAfterTheGroup() {
        var log: [String] = []
        _ = Observable.of(1, 2, 3).groupBy { $0 % 2 }.subscribe(
            onNext: { group in
                log.append("group \(group.key)")
                _ = group.subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("end \(group.key)") })
            }, onCompleted: { log.append("end") })
        XCTAssertEqual(log, ["group 1", "1", "group 0", "2", "3", "end 1", "end 0", "end"])
    }

    func testErrorsEndTheGroupsToo() {
        for selectorFails in [false, true] {
            let subject = PublishSubject<Int>()
            let inner = Heard<Int>()
            let outer = Heard<GroupedObservable<Int, Int>> { $0.element.map { _ = $0.subscribe(inner) } }
            _ = subject.groupBy { number -> Int in
                if number == 13 { throw TestError() }
                return 0
            }
            .subscribe(outer)
            subject.onNext(1)
            if selectorFails { subject.onNext(13) } else { subject.onError(TestError()) }
            XCTAssertEqual(inner.elements, [1])
            XCTAssertEqual(inner.stops.map { $0.error as? TestError }, [TestError()])
            XCTAssertEqual(outer.stops.map { $0.error as? TestError }, [TestError()])
            XCTAssertFalse(subject.hasObservers)
        }
    }

    func testTheSourceLivesWhileAGroupIsListenedTo() {
        let subject = PublishSubject<Int>()
        let inner = Heard<Int>()
        var group: (any Disposable)?
        var groups = 0
        let subscription = subject.groupBy { $0 % 2 }.subscribe(onNext: {
            groups += 1
            if group == nil { group = $0.subscribe(inner) }
        })
        subject.onNext(1)
        subscription.dispose()
        subject.onNext(2)
        subject.onNext(3)
        XCTAssertEqual(inner.elements, [1, 3])
        XCTAssertEqual(groups, 1)
        group?.dispose()
        XCTAssertFalse(subject.hasObservers)
    }

    func testWithoutListenersDisposeLetsGoAtOnce() {
        let subject = PublishSubject<Int>()
        let subscription = subject.groupBy { $0 % 2 }.subscribe()
        subject.onNext(1)
        subscription.dispose()
        XCTAssertFalse(subject.hasObservers)
    }

    func testALateListenerHearsOnlyTheEnd() {
        let subject = PublishSubject<Int>()
        var group: GroupedObservable<Int, Int>?
        _ = subject.groupBy { _ in 0 }.subscribe(onNext: { group = $0 })
        subject.onNext(1)
        let inner = Heard<Int>()
        _ = group?.subscribe(inner)
        subject.onNext(2)
        subject.onCompleted()
        XCTAssertEqual(inner.elements, [2])
        let late = Heard<Int>()
        _ = group?.subscribe(late)
        XCTAssertEqual(late.events.map { $0.isCompleted }, [true])
    }

    func testAsObservableIsTheSource() {
        let source = Observable.just(1)
        XCTAssertTrue(GroupedObservable(key: "a", source: source).asObservable() === source)
        XCTAssertEqual(GroupedObservable(key: "a", source: source).key, "a")
    }
}
