import RxSwift
import RxTest
import XCTest

final class DoTests: XCTestCase {
    private var log: [String] = []

    private func note(_ word: String) -> () -> Void { { self.log.append(word) } }

    private func observed(_ source: Observable<String>) -> Observable<String> {
        source.do(
            onNext: { self.log.append("next \($0)") }, afterNext: { self.log.append("after \($0)") },
            onError: { _ in self.log.append("error") }, afterError: { _ in self.log.append("after error") },
            onCompleted: note("completed"), afterCompleted: note("after completed"),
            onSubscribe: note("subscribe"), onSubscribed: note("subscribed"), onDispose: note("dispose")
        )
    }

    private func subscribe(_ source: Observable<String>) -> any Disposable {
        source.subscribe(
            onNext: { self.log.append("heard \($0)") }, onError: { _ in self.log.append("heard error") },
            onCompleted: note("heard completed"), onDisposed: note("heard disposed")
        )
    }

    func testEmitsWhatTheSourceEmits() {
        expect("-a-b-|", "-a-b-|") { self.observed($0) }
        expect("-a-#", "-a-#") { self.observed($0) }
        expect("-a-", "-a-") { self.observed($0) }
    }

    func testTheOrderOfASynchronousSource() {
        _ = subscribe(observed(.just("a")))
        XCTAssertEqual(
            log,
            [
                "subscribe", "next a", "heard a", "after a", "completed", "heard completed", "heard disposed",
                "after completed", "subscribed", "dispose",
            ])
    }

    func testTheOrderOfAnAsynchronousSource() {
        let source = PublishSubject<String>()
        _ = subscribe(observed(source))
        XCTAssertEqual(log, ["subscribe", "subscribed"])
        log = []
        source.onError(TestError())
        XCTAssertEqual(
            log.filter { $0.hasPrefix("heard") || $0 == "error" }, ["error", "heard error", "heard disposed"])
        XCTAssertEqual(log.sorted(), ["after error", "dispose", "error", "heard disposed", "heard error"])
    }

    /// As upstream: the source is torn down first.
    func testTheOrderOfDisposal() {
        let source = Observable<String>.create { _ in Disposables.create(with: self.note("source")) }
        subscribe(observed(source)).dispose()
        XCTAssertEqual(log, ["subscribe", "subscribed", "source", "dispose", "heard disposed"])
    }

    func testDisposeIsCalledOnce() {
        let source = PublishSubject<String>()
        let subscription = source.do(onDispose: note("dispose")).subscribe()
        source.onCompleted()
        subscription.dispose()
        XCTAssertEqual(log, ["dispose"])
    }

    func testEachClosureMayThrow() {
        let fail: (Any) throws -> Void = { _ in throw TestError() }
        expect("-a-b-", "-#") { $0.do(onNext: fail) }
        expect("-a-b-", "-(a#)") { $0.do(afterNext: fail) }
        expect("-a-|", "-a-#") { $0.do(onCompleted: { throw TestError() }) }
        expect("-a-|", "-a-|") { $0.do(afterCompleted: { throw TestError() }) }
        struct Other: Error {}
        let error = expect("-a-#", "-a-#") { $0.do(onError: { _ in throw Other() }) }
        XCTAssertTrue(error is Other)
        XCTAssertTrue(expect("-a-#", "-a-#") { $0.do(afterError: { _ in throw Other() }) } is TestError)
    }

    func testDoSeesAnElementOnceAlsoWhenCancelledBySomethingAfterIt() {
        _ = Observable.of("a", "b").do(onNext: { self.log.append($0) }, onDispose: note("dispose")).take(1).subscribe()
        XCTAssertEqual(log, ["a", "dispose"])
    }

    /// The usual "cancel the task, and its callback says that it was cancelled" (contract 5).
    func testNothingIsCalledAfterDispose() {
        var saved: AnyObserver<String>?
        let source = Observable<String>.create { observer in
            saved = observer
            return Disposables.create { observer.onError(TestError()) }
        }
        let subscription = source.do(onNext: { self.log.append($0) }, onError: { _ in self.log.append("error") })
            .reduce("", accumulator: +) { text -> String in
                self.log.append("result")
                return text
            }
            .subscribe()
        subscription.dispose()
        saved?.onNext("a")
        saved?.onError(TestError())
        saved?.onCompleted()
        XCTAssertEqual(log, [])
    }

    func testNothingIsCalledAtAnEndBehindTheLastElement() {
        let scheduler = TestScheduler(initialClock: 0)
        let timer = Observable<Int>.timer(.seconds(1), scheduler: scheduler)
        _ = timer.do(onCompleted: note("completed")).take(1).subscribe()
        scheduler.start()
        XCTAssertEqual(log, [])
    }

    /// The stop is on its way already when `do` calls the closure.
    func testWhatIsToldInsideTheStopIsDropped() {
        var saved: AnyObserver<String>?
        let source = Observable<String>.create { observer in
            saved = observer
            return Disposables.create()
        }
        var errors: [any Error] = []
        _ =
            source
            .do(onError: { _ in
                self.log.append("error")
                saved?.onNext("late")
                saved?.onError(RxError.unknown)
            })
            .subscribe(onNext: { self.log.append($0) }, onError: { errors.append($0) })
        saved?.onError(TestError())
        XCTAssertEqual(log, ["error"])
        XCTAssertEqual(errors.map { $0 as? TestError }, [TestError()])
    }
}
