import RxSwift
import XCTest

final class MaybeTests: XCTestCase {
    func testAsMaybe() {
        expect("-a---|", "-----(a|)") { $0.asMaybe().asObservable() }
        expect("-----|", "-----|") { $0.asMaybe().asObservable() }
        let more = expect("-a-b-|", "---#") { $0.asMaybe().asObservable() }
        guard case .moreThanOneElement? = more as? RxError else { return XCTFail("\(String(describing: more))") }
        expect("-a-#", "---#") { $0.asMaybe().asObservable() }
    }

    func testOperators() {
        expect("-a-|", "---{a+ |}") { $0.asMaybe().map { $0 + "+" }.asObservable() }
        expect("---|", "---|") { $0.asMaybe().map { $0 + "+" }.asObservable() }
        expect("-a-|", "---|") { $0.asMaybe().filter { _ in false }.asObservable() }
        expect("-a-|", "---#") { $0.asMaybe().filter { _ in throw TestError() }.asObservable() }
        expect("-a-|", "---|") { $0.asMaybe().compactMap { Int($0) }.asObservable() }
        expect("-a-|", "---{aa |}") { $0.asMaybe().flatMap { .just($0 + $0) }.asObservable() }
        expect("---|", "---|") { $0.asMaybe().flatMap { .just($0 + $0) }.asObservable() }
        expect("---|", "---(b|)") { $0.asMaybe().ifEmpty(default: "b").asObservable() }
        expect("-a-|", "---(a|)") { $0.asMaybe().ifEmpty(default: "b").asObservable() }
        expect("---|", "---(b|)") { $0.asMaybe().ifEmpty(switchTo: Single.just("b")).asObservable() }
        expect("---|", "---(b|)") { $0.asMaybe().ifEmpty(switchTo: Maybe.just("b")).asObservable() }
        expect("-#", "-(b|)") { $0.asMaybe().catchAndReturn("b").asObservable() }
    }

    func testCreateTellsTheFirstEventOnly() {
        for event in [MaybeEvent.success(1), .completed, .error(TestError())] {
            var heard: [String] = []
            _ = Maybe<Int>.create { maybe in
                maybe(event)
                maybe(.success(2))
                maybe(.completed)
                return Disposables.create()
            }.subscribe { heard.append("\($0)") }
            XCTAssertEqual(heard, ["\(event)"])
        }
    }

    func testAnElementIsNotFollowedByACompletion() {
        var log: [String] = []
        func subscribe(_ maybe: Maybe<Int>) {
            _ = maybe.subscribe(
                onSuccess: { log.append("success \($0)") }, onError: { _ in log.append("error") },
                onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") }
            )
        }
        subscribe(.just(1))
        subscribe(.empty())
        subscribe(.error(TestError()))
        subscribe(.never())
        XCTAssertEqual(log, ["success 1", "disposed", "completed", "disposed", "error", "disposed"])
    }

    func testDo() {
        var log: [String] = []
        _ = Maybe.just(1).do(
            onNext: { _ in log.append("next") }, afterNext: { _ in log.append("afterNext") },
            onCompleted: { log.append("completed") }, afterCompleted: { log.append("afterCompleted") },
            onDispose: { log.append("dispose") }
        ).subscribe()
        XCTAssertEqual(log, ["next", "afterNext", "completed", "afterCompleted", "dispose"])
    }

    func testZipIsEmptyWhenOneIs() {
        var log: [String] = []
        _ = Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 }.subscribe { log.append("\($0)") }
        _ = Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }.subscribe { log.append("\($0)") }
        XCTAssertEqual(log, ["completed", "success(3)"])
    }
}
