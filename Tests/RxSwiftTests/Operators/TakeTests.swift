import RxSwift
import XCTest

final class TakeTests: XCTestCase {
    func testTake() {
        expect(
            "-a-b-c-|",
            "-a-(b|)"
        ) { $0.take(2) }
        expect("-a-|", "-a-|") { $0.take(2) }
        expect("-a-#", "-a-#") { $0.take(2) }
    }

    func testTakeOfNothingDoesNotSubscribe() {
        let source = Observable<Int>.deferred { fatalError("subscribed") }
        XCTAssertEqual(source.take(0).heard().map(\.isCompleted), [true])
    }

    /// Reports C6: what comes after the last element is not asked for.
    func testTakeStopsASynchronousSourceAtOnce() {
        var asked = 0
        _ = Observable.from(1...3).do(onNext: { _ in asked += 1 }).take(1).subscribe()
        XCTAssertEqual(asked, 1)
    }

    func testAnElementFromInsideTheLastOneIsNotTaken() {
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        _ = subject.take(2).subscribe(onNext: {
            heard.append($0)
            if $0 < 5 { subject.onNext($0 + 1) }
        })
        subject.onNext(1)
        XCTAssertEqual(heard, [1, 2])
    }

    func testTakeWhile() {
        expect(
            "-1-3-4-5-|",
            "-1-3-|"
        ) { $0.numbers.take(while: { $0 % 2 == 1 }) }
        expect("-1-3-4-5-|", "-1-3-(4|)") { $0.numbers.take(while: { $0 % 2 == 1 }, behavior: .inclusive) }
        expect("-1-#", "-1-#") { $0.take(while: { _ in true }) }
        expect("-1-2-", "-1-#") { $0.take(while: { if $0 == "2" { throw TestError() } else { return true } }) }
    }

    func testTakeUntilPredicate() {
        expect(
            "-1-3-4-5-|",
            "-1-3-|"
        ) { $0.numbers.take(until: { $0 % 2 == 0 }) }
        expect("-1-3-4-5-|", "-1-3-(4|)") { $0.numbers.take(until: { $0 % 2 == 0 }, behavior: .inclusive) }
        expect("-1-#", "-1-#") { $0.take(until: { _ in false }) }
        expect("-1-2-", "-1-#") { $0.take(until: { if $0 == "2" { throw TestError() } else { return false } }) }
    }

    func testAnElementFromInsideTheInclusiveLastOneIsNotTaken() {
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        _ = subject.take(while: { $0 < 2 }, behavior: .inclusive).subscribe(onNext: {
            heard.append($0)
            if $0 == 2 { subject.onNext(1) }
        })
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(heard, [1, 2])
    }

    func testTakeLast() {
        expect("-a-b-c-|", "-------(bc|)") { $0.takeLast(2) }
        expect("-a-|", "---(a|)") { $0.takeLast(2) }
        expect("-a-|", "---|") { $0.takeLast(0) }
        expect("-a-b-#", "-----#") { $0.takeLast(2) }
    }

    /// The kind of report E7: memory follows what is kept, not the limit.
    func testTakeLastOfAnyNumber() {
        XCTAssertEqual(Observable.of(1, 2, 3).takeLast(.max).elements(), [1, 2, 3])
    }

    func testTakeLastStopsWhenNobodyWantsMore() {
        expect("-a-b-c-|", "-------(b|)") { $0.takeLast(2).take(1) }
    }

    /// Report A13: what is dropped may come back in from its deinit.
    func testAnElementThatEmitsWhenItIsDropped() {
        final class Box {
            let number: Int
            let subject: PublishSubject<Box>
            init(_ number: Int, _ subject: PublishSubject<Box>) { (self.number, self.subject) = (number, subject) }
            deinit { if number == 1 { subject.onNext(Box(9, subject)) } }
        }
        let subject = PublishSubject<Box>()
        var heard: [Int] = []
        _ = subject.takeLast(1).subscribe(onNext: { heard.append($0.number) })
        subject.onNext(Box(1, subject))
        subject.onNext(Box(2, subject))
        subject.onCompleted()
        XCTAssertEqual(heard, [9])
    }
}
