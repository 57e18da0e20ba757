import RxSwift
import TestSupport
import XCTest

final class DisposeBagTests: XCTestCase {
    private var log: [Int] = []

    private func probe(_ number: Int) -> any Disposable { Disposables.create { [self] in log.append(number) } }

    func testDisposesInOrderWhenItDies() {
        var bag: DisposeBag? = DisposeBag()
        for number in 0..<200 { probe(number).disposed(by: bag!) }
        XCTAssertEqual(log, [])
        bag = nil
        XCTAssertEqual(log, Array(0..<200))
    }

    func testEveryWayIn() {
        var bag: DisposeBag? = DisposeBag(disposing: probe(0), probe(1))
        bag?.insert(probe(2))
        bag?.insert(probe(3), probe(4))
        bag?.insert([probe(5), probe(6)])
        bag?.insert {
            probe(7)
            probe(8)
        }
        bag = nil
        XCTAssertEqual(log, Array(0...8))
        bag = DisposeBag(disposing: [probe(9)])
        bag = DisposeBag {
            probe(10)
            probe(11)
            probe(12)
        }
        XCTAssertEqual(log, Array(0...9))
        bag = nil
        XCTAssertEqual(log, Array(0...12))
    }

    /// Report E3: one bag, many short subscriptions.
    func testForgetsSubscriptionsThatHaveEnded() {
        let bag = DisposeBag()
        weak var first: AnyObject?
        for number in 0..<1_000 {
            let handle = Observable.just(number).subscribe()
            if number == 0 { first = handle as AnyObject }
            handle.disposed(by: bag)
        }
        XCTAssertNil(first)
    }

    func testKeepsSubscriptionsThatGoOn() {
        let subject = PublishSubject<Int>()
        var heard = 0
        var bag: DisposeBag? = DisposeBag()
        for _ in 0..<1_000 {
            subject.subscribe(onNext: { heard += $0 }).disposed(by: bag!)
            Observable.just(1).subscribe().disposed(by: bag!)
        }
        subject.onNext(1)
        XCTAssertEqual(heard, 1_000)
        bag = nil
        subject.onNext(1)
        XCTAssertEqual(heard, 1_000)
    }

    /// What is disposed may be the last to hold another bag, 100,000 deep.
    func testBagsInBags() {
        watched("a chain of bags overflowed or hung") {
            final class Holder: Disposable {
                let bag: DisposeBag
                init(_ bag: DisposeBag) { self.bag = bag }
                func dispose() {}
            }
            let innermost = BooleanDisposable()
            var bag: DisposeBag? = DisposeBag(disposing: innermost)
            for _ in 0..<100_000 { bag = bag.map { DisposeBag(disposing: Holder($0)) } }
            XCTAssertFalse(innermost.isDisposed)
            bag = nil
            XCTAssertTrue(innermost.isDisposed)
        }
    }
}
