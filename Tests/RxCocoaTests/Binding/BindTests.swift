import RxCocoa
import RxRelay
import RxSwift
import TestSupport
import XCTest

final class BindTests: XCTestCase {
    private let bag = DisposeBag()

    private func logged<Element>(_ name: String, _ log: @escaping (String) -> Void) -> AnyObserver<Element> {
        AnyObserver { log("\(name) \($0)") }
    }

    func testObserversHearEverythingInOrder() {
        var log: [String] = []
        func note(_ text: String) { log.append(text) }
        let expected = ["a next(1)", "b next(1)", "a completed", "b completed"]
        let a: AnyObserver<Int> = logged("a", note)
        let b: AnyObserver<Int> = logged("b", note)
        Observable.just(1).bind(to: a, b).disposed(by: bag)
        XCTAssertEqual(log, expected)
        log = []
        Infallible.just(1).bind(to: a, b).disposed(by: bag)
        XCTAssertEqual(log, expected)
    }

    func testOptionalObservers() {
        var heard: [Int?] = []
        let observer = AnyObserver<Int?> { if let element = $0.element { heard.append(element) } }
        Observable.just(1).bind(to: observer).disposed(by: bag)
        Infallible.just(2).bind(to: observer).disposed(by: bag)
        XCTAssertEqual(heard, [1, 2])
    }

    func testErrorsReachObservers() {
        var errors: [any Error] = []
        let observer = AnyObserver<Int> { if let error = $0.error { errors.append(error) } }
        Observable.error(TestError()).bind(to: observer).disposed(by: bag)
        XCTAssertEqual(errors as? [TestError], [TestError()])
    }

    func testBindingsOfOnesOwn() {
        func double<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Int>
        where Source.Element == Int { source.asObservable().map { $0 * 2 } }
        func times<Source: ObservableConvertibleType>(_ source: Source) -> (Int) -> Observable<Int>
        where Source.Element == Int { { factor in source.asObservable().map { $0 * factor } } }
        var heard: [Int] = []
        let note: (Int) -> Void = { heard.append($0) }
        Observable.just(1).bind(to: double).bind(onNext: note).disposed(by: bag)
        Infallible.just(2).bind(to: double).bind(onNext: note).disposed(by: bag)
        Observable.just(3).bind(to: times, curriedArgument: 3).bind(onNext: note).disposed(by: bag)
        Infallible.just(4).bind(to: times, curriedArgument: 4).bind(onNext: note).disposed(by: bag)
        XCTAssertEqual(heard, [2, 4, 9, 16])
    }

    func testClosures() {
        var heard: [Int] = []
        Observable.of(1, 2).bind { heard.append($0) }.disposed(by: bag)
        Infallible.of(3, 4).bind { heard.append($0) }.disposed(by: bag)
        XCTAssertEqual(heard, [1, 2, 3, 4])
    }

    func testABoundFailureIsAMistake() {
        XCTAssertEqual(quietMisuses { _ = Observable<Int>.error(TestError()).bind { _ in } }.count, 1)
    }

    func testWithAnObjectThatIsNotRetained() {
        let source = PublishSubject<Int>()
        var log: [String] = []
        var object: Token? = Token { log.append("died") }
        source.bind(with: object!) { _, element in log.append("\(element)") }.disposed(by: bag)
        source.onNext(1)
        object = nil
        source.onNext(2)
        XCTAssertEqual(log, ["1", "died"])
    }

    func testInfalliblesToRelays() {
        let behavior = BehaviorRelay(value: 0)
        let optionalBehavior = BehaviorRelay<Int?>(value: nil)
        let publish = PublishRelay<Int>()
        let optionalPublish = PublishRelay<Int?>()
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        var heard: [Int?] = []
        let note: (Int?) -> Void = { heard.append($0) }
        publish.subscribe(onNext: note).disposed(by: bag)
        optionalPublish.subscribe(onNext: note).disposed(by: bag)
        replay.subscribe(onNext: note).disposed(by: bag)
        optionalReplay.subscribe(onNext: note).disposed(by: bag)
        Infallible.just(1).bind(to: behavior).disposed(by: bag)
        Infallible.just(2).bind(to: optionalBehavior).disposed(by: bag)
        Infallible.just(3).bind(to: publish).disposed(by: bag)
        Infallible.just(4).bind(to: optionalPublish).disposed(by: bag)
        Infallible.just(5).bind(to: replay).disposed(by: bag)
        Infallible.just(6).bind(to: optionalReplay).disposed(by: bag)
        XCTAssertEqual(behavior.value, 1)
        XCTAssertEqual(optionalBehavior.value, 2)
        XCTAssertEqual(heard, [3, 4, 5, 6])
    }
}
