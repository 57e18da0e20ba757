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

    func testWhoComesInTheMiddleHearsTheRest() {
        let late = StrictObserver<Int>()
        _ = handOver(1000) { element, subject, _ in if element == 10 { _ = subject.subscribe(late) } }
        XCTAssertEqual(late.elements, Array(11...1000))
    }

    func testANestedElementIsHeardBeforeWhatWaits() {
        let heard = handOver(200) { element, subject, _ in if element == 10 { subject.onNext(-1) } }
        XCTAssertEqual(heard.first, elements(0...10) + [.next(-1)] + elements(11...200))
    }

    /// Whoever comes on another thread while what waits is delivered hears a part of what everybody hears, without gaps
    /// or repetitions.
    func testWhoComesFromAnotherThreadHearsAPartOfTheWhole() {
        let behavior = BehaviorSubject(value: -1)
        comeAndGo("BehaviorSubject", behavior) { behavior.onNext($0) }
        let replay = ReplaySubject<Int>.create(bufferSize: 3)
        comeAndGo("ReplaySubject", replay) { replay.onNext($0) }
        let publish = PublishSubject<Int>()
        comeAndGo("PublishSubject", publish) { publish.onNext($0) }
    }

    private func comeAndGo(_ what: String, _ subject: Observable<Int>, _ emit: @escaping (Int) -> Void) {
        let count = scaled(400_000)
        let isOver = Counter()
        watched("coming and going: \(what)", seconds: 60) {
            var heard = 0
            var comers: DispatchSemaphore?
            _ = subject.subscribe(onNext: { element in
                if element == 0 {
                    onAnotherThread { for next in 1...count { emit(next) } }
                    comers = inBackground { self.come(what, to: subject, until: isOver) }
                }
                if element >= 0, element != heard { XCTFail("\(what): \(element) and not \(heard)") }
                heard = max(element + 1, heard)
            })
            emit(0)
            isOver.increment()
            comers?.wait()
            XCTAssertEqual(heard, count + 1, what)
        }
    }

    private func come(_ what: String, to subject: Observable<Int>, until isOver: Counter) {
        while isOver.value == 0 {
            var last: Int?
            let heard = Counter()
            let subscription = subject.subscribe(onNext: { element in
                if let last, element != last + 1 { XCTFail("\(what): \(element) after \(last)") }
                last = element
                heard.increment()
            })
            while isOver.value == 0, heard.value < 3 {}
            subscription.dispose()
        }
    }
}
