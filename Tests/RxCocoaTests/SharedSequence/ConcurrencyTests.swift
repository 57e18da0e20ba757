import RxCocoa
import RxRelay
import RxSwift
import TestSupport
import XCTest

/// What it is like to use drivers and signals from the main actor in Swift 6.
final class ConcurrencyTests: XCTestCase {
    // Report I2.
    @MainActor
    func testClosuresOfTheMainActorMayTouchItsState() {
        let label = Label()
        let relay = BehaviorRelay(value: "a")
        let subscription = relay.asDriver().map { $0 + label.suffix }.drive(onNext: { label.text = $0 })
        XCTAssertEqual(label.text, "a!")
        DispatchQueue.global().async { relay.accept("b") }
        serveMainQueue(until: "told from another thread") { label.text == "b!" }
        subscription.dispose()
    }

    func testValuesAreThoseOfTheSequence() async {
        let source = PublishSubject<Int>()
        let values = await MainActor.run { source.asSignal(onErrorSignalWith: .empty()).values }
        for element in 1...3 { source.onNext(element) }
        source.onCompleted()
        var heard: [Int] = []
        for await value in values { heard.append(value) }
        XCTAssertEqual(heard, [1, 2, 3])
    }

    func testLeavingTheLoopDisposes() async {
        let source = BehaviorSubject(value: 1)
        let disposed = expectation(description: "disposed")
        let driver = source.do(onDispose: { disposed.fulfill() }).asDriver(onErrorDriveWith: .empty())
        let reader = Task { @MainActor in
            for await value in driver.values where value == 1 { break }
        }
        await reader.value
        await fulfillment(of: [disposed], timeout: 10)
    }

    func testSequencesMayBeSent() {
        func send<Value: Sendable>(_ value: Value) {}
        send(Driver<Int>.never())
        send(ControlEvent<Int>(events: Observable.never()))
        send(ControlProperty<Int>(values: Observable.never(), valueSink: PublishSubject<Int>()))
    }
}

@MainActor
private final class Label {
    let suffix = "!"
    var text = ""
}
