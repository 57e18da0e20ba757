import RxSwift
import XCTest

final class UsingTests: XCTestCase {
    private struct Resource: Disposable {
        let action: () -> Void
        func dispose() { action() }
    }

    private var log: [String] = []

    private func using(_ make: @escaping (Resource) throws -> Observable<Int>) -> Observable<Int> {
        .using({ Resource { self.log.append("resource") } }, observableFactory: make)
    }

    func testTheResourceIsDisposedAfterTheSequence() {
        let source = using { _ in .create { _ in Disposables.create { self.log.append("source") } } }
        let subscription = source.subscribe()
        XCTAssertEqual(log, [])
        subscription.dispose()
        subscription.dispose()
        XCTAssertEqual(log, ["source", "resource"])
    }

    func testTheResourceIsDisposedWhenTheSequenceEnds() {
        XCTAssertEqual(using { _ in .of(1, 2) }.elements(), [1, 2])
        XCTAssertEqual(log, ["resource"])
        XCTAssertEqual(using { _ in .error(TestError()) }.heard().map(\.debugDescription), ["error(TestError())"])
        XCTAssertEqual(log, ["resource", "resource"])
        XCTAssertEqual(using { _ in .repeatElement(1) }.take(1).elements(), [1])
        XCTAssertEqual(log, ["resource", "resource", "resource"])
    }

    func testTheResourceIsDisposedWhenThereIsNoSequence() {
        XCTAssertEqual(using { _ in throw TestError() }.heard().map(\.debugDescription), ["error(TestError())"])
        XCTAssertEqual(log, ["resource"])
    }

    func testFailsWhenThereIsNoResource() {
        let source = Observable<Int>.using(
            { () throws -> Resource in throw TestError() }, observableFactory: { _ in fatalError("called") })
        XCTAssertEqual(source.heard().map(\.debugDescription), ["error(TestError())"])
    }

    func testEachSubscriptionHasItsResource() {
        let source = using { _ in .never() }
        let (first, second) = (source.subscribe(), source.subscribe())
        first.dispose()
        XCTAssertEqual(log, ["resource"])
        second.dispose()
        XCTAssertEqual(log, ["resource", "resource"])
    }
}
