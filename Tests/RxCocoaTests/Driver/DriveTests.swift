import RxCocoa
import RxRelay
import RxSwift
import RxTest
import TestSupport
import XCTest

final class DriveTests: XCTestCase {
    private let bag = DisposeBag()

    // Report G1: the first element does not wait for what others have queued.
    func testIsSynchronousOnTheMainQueueWhateverIsQueued() {
        var log: [String] = []
        onAnotherThread {
            _ = MainScheduler.instance.schedule(()) { _ in
                log.append("stranger")
                return Disposables.create()
            }
        }
        Driver.just("just").drive(onNext: { log.append($0) }).disposed(by: bag)
        BehaviorRelay(value: "relay").asDriver().drive(onNext: { log.append($0) }).disposed(by: bag)
        let just = Driver.just("again")
        for _ in 0..<2 { just.drive(onNext: { log.append($0) }).disposed(by: bag) }
        XCTAssertEqual(log, ["just", "relay", "again", "again"])
        serveMainQueue()
        XCTAssertEqual(log, ["just", "relay", "again", "again", "stranger"])
    }

    func testClosures() {
        var log: [String] = []
        let source = PublishSubject<Int>()
        let driver = source.asDriver(onErrorDriveWith: .empty())
        driver.drive(
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
        source.asDriver(onErrorDriveWith: .empty()).drive(
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
        Driver.just(1).drive(first, second).disposed(by: bag)
        Driver.just(2).drive(optional).disposed(by: bag)
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
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        Driver.just(1).drive(behavior).disposed(by: bag)
        Driver.just(2).drive(optionalBehavior).disposed(by: bag)
        Driver.just(3).drive(replay).disposed(by: bag)
        Driver.just(4).drive(optionalReplay).disposed(by: bag)
        var replayed: [Int?] = []
        replay.subscribe(onNext: { replayed.append($0) }).disposed(by: bag)
        optionalReplay.subscribe(onNext: { replayed.append($0) }).disposed(by: bag)
        XCTAssertEqual(behavior.value, 1)
        XCTAssertEqual(optionalBehavior.value, 2)
        XCTAssertEqual(replayed, [3, 4])
    }

    func testBindingsOfOnesOwn() {
        func elements(_ source: Observable<Int>) -> [Int] {
            var all: [Int] = []
            source.subscribe(onNext: { all.append($0) }).dispose()
            return all
        }
        func scaled(_ source: Observable<Int>) -> (Int) -> [Int] { { factor in elements(source.map { $0 * factor }) } }
        XCTAssertEqual(Driver.just(2).drive(elements), [2])
        XCTAssertEqual(Driver.just(2).drive(scaled, curriedArgument: 10), [20])
    }

    /// Anywhere else than on the main thread it traps; under `mock` it runs where the test runs.
    func testMayBeCalledAnywhereUnderMock() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            var heard: [Int] = []
            onAnotherThread { [bag] in Driver.just(1).drive(onNext: { heard.append($0) }).disposed(by: bag) }
            scheduler.start()
            XCTAssertEqual(heard, [1])
        }
    }
}
