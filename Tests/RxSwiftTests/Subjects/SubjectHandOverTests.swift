import RxSwift
import TestSupport
import XCTest

/// What another thread emits while this one delivers waits, and is delivered by this one in batches.
final class SubjectHandOverTests: XCTestCase {
    /// Emits 0, and from inside it 1 to `count` on another thread, so that they wait; hears what `first` and `second`
    /// hear. `act` is called with each element that `first` hears, and with the subscription of `second`.
    private func handOver(
        _ count: Int, _ act: @escaping (Int, PublishSubject<Int>, any Disposable) -> Void
    ) -> (first: [Event<Int>], second: [Event<Int>]) {
        let subject = PublishSubject<Int>()
        let (first, second) = (StrictObserver<Int>(), StrictObserver<Int>())
        let later = SingleAssignmentDisposable()
        _ = subject.subscribe { event in
            first.on(event)
            guard let element = event.element else { return }
            if element == 0 { onAnotherThread { for next in 1...count { subject.onNext(next) } } }
            act(element, subject, later)
        }
        later.setDisposable(subject.subscribe(second))
        subject.onNext(0)
        XCTAssertEqual(first.violations + second.violations, [])
        return (first.events, second.events)
    }

    private func elements(_ range: ClosedRange<Int>) -> [Event<Int>] { range.map { .next($0) } }

    func testAllOfItIsDelivered() {
        for count in [1, 63, 64, 65, 5000] {
            let heard = handOver(count) { _, _, _ in }
            XCTAssertEqual(heard.first, elements(0...count))
            XCTAssertEqual(heard.second, elements(0...count))
        }
    }

    func testAnEndInTheMiddleIsTheEnd() {
        let heard = handOver(200) { element, subject, _ in if element == 10 { subject.onCompleted() } }
        XCTAssertEqual(heard.first, elements(0...10) + [.completed])
        // Depth first: the nested end overtakes the element that it came from.
        XCTAssertEqual(heard.second, elements(0...9) + [.completed])
    }

    func testNothingIsHeardAfterTheSubjectWasDisposedInTheMiddle() {
        let heard = handOver(200) { element, subject, _ in if element == 10 { subject.dispose() } }
        XCTAssertEqual(heard.first, elements(0...10))
    }

    func testWhoLeavesInTheMiddleHearsNoMore() {
        let heard = handOver(200) { element, _, second in if element == 10 { second.dispose() } }
        XCTAssertEqual(heard.first, elements(0...200))
        XCTAssertEqual(heard.second, elements(0...9))
    }

    /// Who comes in the middle may miss what was emitted before that, but no more than what is delivered in one go.
    func testWhoComesInTheMiddleHearsTheRest() {
        let late = StrictObserver<Int>()
        _ = handOver(1000) { element, subject, _ in if element == 10 { _ = subject.subscribe(late) } }
        XCTAssertEqual(late.elements, Array((1001 - late.elements.count)...1000))
        XCTAssertGreaterThan(late.elements.count, 1000 - 10 - 65)
    }

    func testANestedElementIsHeardBeforeWhatWaits() {
        let heard = handOver(200) { element, subject, _ in if element == 10 { subject.onNext(-1) } }
        XCTAssertEqual(heard.first, elements(0...10) + [.next(-1)] + elements(11...200))
    }
}
