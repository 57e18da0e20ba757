import RxCocoa
import RxRelay
import RxSwift
import TestSupport
import XCTest

final class EmitTests: XCTestCase {
    private let bag = DisposeBag()

    func testClosures() {
        var log: [String] = []
        let source = PublishSubject<Int>()
        source.asSignal(onErrorSignalWith: .empty()).emit(
            onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
            onDisposed: { log.append("disposed") }
        ).disposed(by: bag)
        source.onNext(1)
        source.onCompleted()
        XCTAssertEqual(log, ["1", "completed", "disposed"])
    }

    func testWithAnObjectThatIsNotRetained() {
        var log: [String] = []
        let source = PublishSubject<Int>()
        var object: Token? = Token { log.append("died") }
        source.asSignal(onErrorSignalWith: .empty()).emit(
            with: object!, onNext: { _, element in log.append("\(element)") },
            onCompleted: { _ in log.append("completed") }, onDisposed: { _ in log.append("disposed") }
        ).disposed(by: bag)
        source.onNext(1)
        object = nil
        source.onNext(2)
        source.onCompleted()
        XCTAssertEqual(log, ["1", "died"])
    }

    func testObservers() {
        let first = PublishSubject<Int>()
        let second = PublishSubject<Int>()
        let optional = PublishSubject<Int?>()
        var log: [String] = []
        first.subscribe { (event: Event<Int>) in log.append("first \(event)") }.disposed(by: bag)
        second.subscribe { (event: Event<Int>) in log.append("second \(event)") }.disposed(by: bag)
        optional.subscribe { (event: Event<Int?>) in log.append("optional \(event)") }.disposed(by: bag)
        Signal.just(1).emit(to: first, second).disposed(by: bag)
        Signal.just(2).emit(to: optional).disposed(by: bag)
        XCTAssertEqual(
            log,
            [
                "first next(1)", "second next(1)", "first completed", "second completed",
                "optional next(Optional(2))", "optional completed",
            ]
        )
    }

    func testRelays() {
        let behavior = BehaviorRelay(value: 0)
        let optionalBehavior = BehaviorRelay<Int?>(value: nil)
        let publish = PublishRelay<Int>()
        let optionalPublish = PublishRelay<Int?>()
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        var heard: [Int?] = []
        publish.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
        optionalPublish.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
        replay.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
        optionalReplay.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
        Signal.just(1).emit(to: behavior).disposed(by: bag)
        Signal.just(2).emit(to: optionalBehavior).disposed(by: bag)
        Signal.just(3).emit(to: publish).disposed(by: bag)
        Signal.just(4).emit(to: optionalPublish).disposed(by: bag)
        Signal.just(5).emit(to: replay).disposed(by: bag)
        Signal.just(6).emit(to: optionalReplay).disposed(by: bag)
        XCTAssertEqual(behavior.value, 1)
        XCTAssertEqual(optionalBehavior.value, 2)
        XCTAssertEqual(heard, [3, 4, 5, 6])
    }

    func testWithUnretainedEndsWhenTheObjectHasDied() {
        let source = PublishSubject<Int>()
        var object: Token? = Token()
        var log: [String] = []
        let signal = source.asSignal(onErrorSignalWith: .empty())
        signal.withUnretained(object!).emit(
            onNext: { log.append("\($0.1)") }, onCompleted: { log.append("completed") }
        ).disposed(by: bag)
        signal.withUnretained(object!) { _, element in element * 10 }.emit(onNext: { log.append("\($0)") })
            .disposed(by: bag)
        source.onNext(1)
        object = nil
        source.onNext(2)
        XCTAssertEqual(log, ["1", "10", "completed"])
    }
}
